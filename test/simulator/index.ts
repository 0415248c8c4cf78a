export { paybills, tills } from './directory';
export * from './accountKinds';
export { apigeeFault, gatewayError } from './darajaDialect';
export type { Fault, FaultPlan, PlannedRequest } from './faults';
export { gatewayDialect } from './gateway';
export { listen } from './listen';
export { outage, type Outage } from './outage';
export { startSimulator, type Simulator, type SimulatorOptions } from './simulator';
export type { SimulatorStats } from './statistics';

export { paybills, tills } from './directory';
export * from './accountKinds';
export { apigeeFault, gatewayError } from './darajaDialect';
export type { Fault, FaultPlan, PlannedRequest } from './faults';
export { gatewayDialect } from './gateway';
export { listen } from './listen';
export { outages, tokenOutageFrom, type Outage } from './outages';
export { startSimulator, type Simulator, type SimulatorOptions } from './simulator';
export type { SimulatorStats } from './statistics';

export { paybills, tills } from './directory';
export * from './accountKinds';
export type { RateLimit } from './answer';
export { apigeeFault, gatewayError } from './darajaDialect';
export type { Fault, FaultPlan, PlannedRequest, RetryAfter } from './faults';
export { gatewayDialect } from './gateway';
export { listen } from './listen';
export { startSimulator, type Simulator, type SimulatorOptions } from './simulator';
export type { SimulatorStats } from './statistics';

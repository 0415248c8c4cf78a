export { paybills, tills } from './directory';
export * from './accountKinds';
export type { RateLimit } from './answer';
export { apigeeFault, gatewayError } from './darajaDialect';
export type { Fault, FaultPlan, PlannedRequest, RetryAfter } from './faults';
export { FORM_TOKEN_PATH, gatewayDialect } from './gateway';
export { outages, tokenOutageFrom, type Outage } from './outages';
export { startSimulator, type Simulator, type SimulatorOptions } from './simulator';
export type { SimulatorStats } from './statistics';

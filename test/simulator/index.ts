export { basicAuthorization, defaultAccount, type SimulatorAccount } from './account';
export { paybills, tills } from '../../nodes/MobileMoneyNameLookup/services/demo/directory';
export type { Fault, FaultPlan, PlannedRequest, RetryAfter } from './faults';
export { magicNumbers } from './magicNumbers';
export { outages, tokenOutageFrom, type Outage } from './outages';
export { startSimulator, type Simulator, type SimulatorOptions } from './simulator';
export type { SimulatorStats } from './statistics';

export { basicAuthorization, defaultAccount, type SimulatorAccount } from './account';
export { paybills, tills, type Holder } from '../../nodes/MobileMoneyNameLookup/demo/directory';
export type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
export type { Fault, FaultPlan, PlannedRequest, RetryAfter } from './faults';
export type { MagicNumber } from './magicNumber';
export { magicHolder, magicNumbers } from './magicNumbers';
export type { RecordedRequest } from './recordedRequest';
export { startSimulator, type Simulator, type SimulatorOptions } from './simulator';
export type { SimulatorStats } from './statistics';

import type * as Table from '../../../nodes/MobileMoneyNameLookup/services/services';
import { madeUp } from './madeUp';

// The one row that a new service adds to the table; loaded before all that reads it.
jest.mock('../../../nodes/MobileMoneyNameLookup/services/services', () => {
	const folder = '../../../nodes/MobileMoneyNameLookup/services/services';
	const { SERVICES } = jest.requireActual<typeof Table>(folder);
	return { SERVICES: [...SERVICES, madeUp] };
});

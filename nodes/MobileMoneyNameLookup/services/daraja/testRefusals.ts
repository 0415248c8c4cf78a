import type { TestRefusal } from '../service';

const NOT_ENABLED =
	"The app can log in, but its token is not accepted for lookups. Open the app in the Daraja portal and add the product Query Organization Info (B2B Hakikisha). Also check that 'Environment' is the one that the app belongs to.";

const CODES = ['404.001.03', '400.003.01', '401.002.01', '401.003.01'];
const FAULTS = [
	'keymanagement.service.invalid_access_token',
	'keymanagement.service.InvalidAPICallAsNoApiProductMatchFound',
	'oauth.v2.InvalidApiProduct',
];

/** How Daraja refuses a fresh token: so it does where the app lacks the product. */
export const darajaTestRefusals: readonly TestRefusal[] = [
	...CODES.map((value) => ({ key: 'errorCode', value, message: NOT_ENABLED })),
	...FAULTS.map((value) => ({ key: 'fault.detail.errorcode', value, message: NOT_ENABLED })),
	{ key: 'ResponseCode', value: '401.001', message: NOT_ENABLED },
];

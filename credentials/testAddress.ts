import {
	DEMO_ENVIRONMENT,
	DEMO_TEST_ADDRESS,
} from '../nodes/MobileMoneyNameLookup/demo/demoAccount';

/**
 * Where the credential's Test button asks. n8n asks for a fresh token before this request, so the
 * account is proven by then; till 0 cannot exist, and any answer but a refusal shows that the base
 * URL takes the token.
 */
const LOOKUP_OF_NO_TILL =
	'String($credentials.baseUrl).trim().replace(/\\/+$/, "") + "/v3/countries/KE/mmos/Mpesa/merchants/0"';

export const TEST_ADDRESS = `={{ $credentials.environment === "${DEMO_ENVIRONMENT}" ? "${DEMO_TEST_ADDRESS}" : ${LOOKUP_OF_NO_TILL} }}`;

import { contradictionIn } from '../../nodes/MobileMoneyNameLookup/services/responses/contradiction';
import { troubleIn } from '../../nodes/MobileMoneyNameLookup/services/responses/troubles';
import { eachOf, eachText } from '../domain/eachOf';

type Json = Record<string, unknown>;

const TILL = { accountType: 'till', number: '4738534' } as const;
const REPORT = {
	name: 'JANE WANJIKU KAMAU',
	messages: ['Lookup Success'],
	successCodes: ['S000000'],
};

/** What contradicts a success with these fields. */
const find = (
	response: Json,
	subject: { accountType: 'till' | 'paybill'; number: string } = TILL,
) => contradictionIn({ ...REPORT, response }, subject);

/** What contradicts a success with this name and these messages. */
const findIn = (texts: Partial<typeof REPORT>) =>
	contradictionIn({ ...REPORT, ...texts, response: {} }, TILL);

it.each<Json>([
	{ merchantId: 'M-1', branchCode: '1', merchantCategoryCode: '5411', isoCode: '404' },
	{ phoneNumber: '254712345678', serialNumber: '9', firstName: 'JANE', tradingName: 'JANE SHOP' },
	{ kycStatus: 'VERIFIED', pendingTransactions: 2, cancelUrl: 'https://x' },
	// Of a head office or a store.
	{ number: '9', shortCode: '9', accountNumber: '9' },
	{ paybill: '600100', OrganizationShortCode: '600100' },
	{ tillNumber: '4738534', data: { till: 4_738_534 }, till_number: '473 8534' },
	{ till: { number: '4738534' }, tillNumber: 'Till 4738534' },
	{ till: 'N/A', tillNumber: '', merchantTillNumber: null },
	{ accountName: 'Jane W. Kamau', data: { name: 'JANE KAMAU' } },
	{ accountName: 'JANE &quot;WANJIKU&quot; KAMAU' },
	{ accountName: 'N/A', holderName: '', registeredName: null, name: true },
	{ error: null, errors: [], fault: {}, errorCode: 0 },
	{ error: { code: 0, message: '' }, errors: [null, {}, 'none'] },
	{ error: 'No error', errors: 'none', errorCode: '00', fault: 'false' },
	{ blocked: false, closed: 'no', accountStatus: 'ACTIVE', success: true },
	{ responseCode: '0', data: { responseCode: 200, errorCode: 'S000000' } },
	{ responseCode: 'Success', data: { responseCode: 'OK' } },
	{ result: { success: false, error: 'no', name: 'PETER OTIENO' } },
	{ till: ['none'], name: { first: 'P' }, account: 'closed', success: 'maybe' },
])('a success is not contradicted by %j', (response) => {
	expect(find(response)).toBeUndefined();
});

it.each(
	eachOf<Json>({
		'names another number': [
			...[{ till: '5031264' }, { tillNumber: 5031264 }, { merchantTillNumber: '5031264' }],
			...[{ TillNumber: '5031264' }, { till_number: '04738534' }, { TILL: '4738534 5031264' }],
			...[{ 'TILL-number': '4738534000000000123' }, { till: ['9'] }, { tillNumber: { value: 3 } }],
		],
		'names another holder': [
			...[{ accountName: 'PETER OTIENO' }, { accountHolder: 'ACME LIMITED' }],
			...[{ holderName: 'PETER OTIENO' }, { registeredName: 'not found' }],
		],
		'does not say success': [
			...[{ responseCode: '1' }, { responseCode: 'E404000' }, { ResponseCode: 17 }],
			...[{ success: false }, { success: ' False ' }, { Success: false }, { success: 0 }],
		],
		'says that something is wrong': [
			...[{ error: { code: 5 } }, { errors: ['E1'] }, { errors: [{ field: 'till' }] }],
			...[{ errorcode: 'E404000' }, { errorCode: '500.003.02' }, { 'Error-Code': 7 }],
			...[{ error: true }, { fault: 'x' }, { fault: { faultstring: 'x' } }],
		],
		'says that the account cannot be paid': [
			...[{ blocked: true }, { accountBlocked: 'true' }, { closed: 1 }, { suspended: 'YES' }],
			...[{ accountStatus: 'BLOCKED' }, { accountStatus: 'closed' }, { account_status: 'Dormant' }],
			...[{ account: { status: 'suspended' } }, { accountStatus: 'inactive' }],
			...[{ accountStatus: 'CANCELLED' }, { accountStatus: 'Deleted' }],
		],
	}),
)('a success is contradicted by a field that %s, at the top or in data: %j', (denial, fields) => {
	for (const response of [fields, { data: fields }, { data: [fields] }])
		expect(find(response)?.denial).toMatch(new RegExp(`^its field “[a-z]+” ${denial}$`));
});

it('a success is contradicted by the name of another holder in its own field', () => {
	for (const response of [{ name: 'PETER OTIENO' }, { data: { name: 'PETER OTIENO' } }])
		expect(find(response)?.denial).toBe('its field “name” names another holder');
});

describe('a success is contradicted by', () => {
	it.each(['paybill', 'paybillNumber', 'businessShortcode', 'OrganizationShortCode'])(
		'another number of a paybill in %s',
		(key) => {
			const paybill = { ...TILL, accountType: 'paybill' } as const;
			expect(find({ [key]: '600100' }, paybill)?.denial).toMatch(/names another number$/);
			expect(find({ [key]: '4738534', tillNumber: '9' }, paybill)).toBeUndefined();
		},
	);

	it('a text of the number without its first zero, but not by a number of JSON', () => {
		const subject = { ...TILL, number: '0522522' };
		expect(find({ till: 522522 }, subject)).toBeUndefined();
		expect(find({ till: '522522' }, subject)).toBeDefined();
	});

	it('its second message, and its words are kept', () => {
		for (const denialWords of ['Not found', 'Pending', 'Shirika limefungwa', 'Till reassigned']) {
			const found = { denial: 'its message says something else', denialWords };
			expect(findIn({ messages: ['Success', denialWords] })).toEqual(found);
		}
	});

	it('a name with damaged characters, or with more of them than can be compared', () => {
		const long = { name: `JANE KAMAU${' '.repeat(300)}PETER OTIENO` };
		expect(findIn(long)?.denial).toBe('its name is too long to be compared in full');
		for (const name of ['JOS\uFFFD KAMAU', 'JANE KAMAU\b\b\b\b\bOTIENO', 'JANE KAMAU\0'])
			expect(findIn({ name })?.denial).toMatch(/damaged characters$/);
		expect(findIn({ name: 'JANE\tKAMAU' })).toBeUndefined();
	});
});

it.each(
	eachText({
		serviceFault:
			'Service currently unavailable | System is busy | Internal server error | Bad gateway | Gateway Timeout | Connection refused | Network error | Could not connect to backend | Database exception | No response from M-PESA | Downstream system not responding | Request cannot be processed at this time | Please retry | System downtime | Unexpected error | An error occurred | A transaction is already in process | Pending approval | Still processing | MMO gateway unreachable | Lookup could not be completed | No route matched | Endpoint not found | Circuit breaker open | Core system offline | Backend error | M-PESA switch did not respond | Host unreachable | System is under upgrade | Unknown error | Unable to process | Duplicate request | Something went wrong | Wallet Platform is not reachable | Mno error | connect ECONNREFUSED 10.0.0.1:443 | Request failed with status code 503 | Deadlock found | SSL handshake failed | Third party error | MMO is offline | Unable to reach operator | Downstream error | No handler found for GET /v3 | URL not found | Path not found | Page not found | Hitilafu ya mfumo | Tatizo la mtandao | Mfumo una shughuli nyingi | Cannot read properties of undefined | No static resource v3 | read ETIMEDOUT | Huduma haipatikani, jaribu tena baadaye | Ombi lako linasubiri: inashughulikiwa',
		tooManyRequests:
			'Rate limit exceeded | Too many requests | Quota Violation | Request limit exceeded | Queue full',
		tokenRefused:
			'Invalid access token | Expired token | Token expired | Token is expired | JWT is invalid or expired | invalid_token | access_token_expired | jwt is not valid | JWT expired at 2026-11-21T08:00:00Z. Current time: 2026-11-21T09:00:00Z | Error Occurred - Invalid Access Token - BJGFGOXv5aZnw90KkA4TDtu4Xdyf | Token not found | JWT signature does not match locally computed signature | Token is no longer valid | Bad credentials | UNAUTHORISED | Not authenticated | Authentication is required | Session has \n expired | 401 Unauthorized | invalid to\u200bken | ＩＮＶＡＬＩＤ ＴＯＫＥＮ | Invalid token, please try again later',
		noCredit:
			'Daily lookup quota exhausted | Subscription expired | Credits exhausted | Daily lookup limit exceeded | Salio lako halitoshi | Insufficient balance | Request failed. Insufficient Wallet balance | Daily limit reached | Insufficient funds, please top up and try again',
		accessDenied:
			'API key not found | Tenant not found | License invalid | Permission denied | Your IP is not whitelisted | Session ended, sign in again | App is suspended | Credentials expired | Initiator information is invalid | Access denied | Not authorized | Account is not authorised to receive | Forbidden | Insufficient permission | Security credential is locked | Insufficient privileges | Invalid consumer key | Signature mismatch | Huna ruhusa | Invalid API call as no apiproduct match found',
		requestRefused:
			'Required headers (apikey, linkid) not provided | mmoId is required | Missing Identifier | Invalid JSON',
		undefined:
			'Rejected | Unknown till | Organization is not active | Till closed |  | Account temporarily suspended | Invalid merchant till number | Invalid token amount | No token was bought with this number | Merchant does not exist | LATERITE LTD | Merchant not found in the system | No record found in our database | Namba haipo kwenye mfumo | Number not registered on the network | Merchant blocked by the operator | The token is valid, but the till number is invalid',
	}),
)('a message reports %s: %j', (kind, message) => {
	expect(String(troubleIn([message]))).toBe(kind);
	expect(String(troubleIn(['Failed', message]))).toBe(kind);
});

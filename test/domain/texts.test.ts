import { parseJson } from '../../nodes/MobileMoneyNameLookup/domain/json';
import {
	denies,
	plainMessage,
	postpones,
	troubleIn,
} from '../../nodes/MobileMoneyNameLookup/domain/messageWords';
import { maskName } from '../../nodes/MobileMoneyNameLookup/domain/result/maskName';
import { quoted, visible } from '../../nodes/MobileMoneyNameLookup/domain/visible';
import { eachText } from './eachOf';

it.each(['', '{', "{'a':1}", '{"a":1,}', '<html>'])('there is no JSON in %j', (text) => {
	expect(parseJson(text)).toBeUndefined();
});

it.each([
	['lists', '[', ']'],
	['objects', '{"a":', '}'],
	['prototypes', '{"__proto__":', '}'],
])('JSON with more %s than n8n can store is undefined', (_what, open, close) => {
	const nested = (levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
	expect(parseJson(nested(400))).toBeDefined();
	for (const levels of [500, 9_000]) expect(parseJson(nested(levels))).toBeUndefined();
});

it.each(
	eachText({
		denies:
			"Not found | No such till | no record | FAILED | error | invalid | unable | denied | blocked | Closed | expired | over the limit | Till isn’t active | can't be found | Merchant is blacklisted | Fraud alert | Name mismatch | Till reassigned | Cancelled | Merchant has been deleted | Lookup incomplete | Shirika limefungwa | not_found | LookupFailed | no-such-account | fai\u200bled | ＥＲＲＯＲ | Nambari haipatikani | Hakuna akaunti | Imeshindikana | haijasajiliwa",
		postpones:
			'pending | Processing | please retry | Try again | later | unavailable | timed out | Jaribu tena | Inasubiri idhini | Inashughulikiwa | tafadhali jaribu baadaye',
		'does neither':
			'Success | Lookup Success | Merchant found | Account lookup successful | Done | OK |  | The service request is processed successfully. | Organization information retrieved successfully | Request received successfully | KAMAU TRADERS LIMITED | Notary services | Northern Terrors | Imefanikiwa | Closet Shop',
	}),
)('a message of the service %s: %j', (what, message) => {
	if (what !== 'postpones') expect(denies(message)).toBe(what === 'denies');
	if (what !== 'denies') expect(postpones(message)).toBe(what === 'postpones');
});

it.each(
	eachText({
		serviceUnavailable:
			'Service currently unavailable | System is busy | Internal server error | Bad gateway | Gateway Timeout | Connection refused | Network error | Could not connect to backend | Database exception | No response from M-PESA | Downstream system not responding | Request cannot be processed at this time | Please retry | System downtime | Unexpected error | An error occurred | A transaction is already in process | Pending approval | Still processing | MMO gateway unreachable | Lookup could not be completed | No route matched | Endpoint not found | Circuit breaker open | Core system offline | Backend error | M-PESA switch did not respond | Host unreachable | System is under upgrade | Unknown error | Unable to process | Duplicate request | Something went wrong | Wallet Platform is not reachable | Mno error | connect ECONNREFUSED 10.0.0.1:443 | Request failed with status code 503 | Deadlock found | SSL handshake failed | Third party error | MMO is offline | Unable to reach operator | Downstream error | No handler found for GET /v3 | URL not found | Path not found | Page not found | Hitilafu ya mfumo | Tatizo la mtandao | Mfumo una shughuli nyingi | Cannot read properties of undefined | No static resource v3 | read ETIMEDOUT | Huduma haipatikani, jaribu tena baadaye | Ombi lako linasubiri: inashughulikiwa',
		tooManyRequests:
			'Rate limit exceeded | Too many requests | Quota Violation | Request limit exceeded | Queue full',
		tokenRefused:
			'Invalid access token | Expired token | Token expired | Token is expired | JWT is invalid or expired | invalid_token | access_token_expired | jwt is not valid | JWT expired at 2026-11-21T08:00:00Z. Current time: 2026-11-21T09:00:00Z | Error Occurred - Invalid Access Token - BJGFGOXv5aZnw90KkA4TDtu4Xdyf | Token not found | JWT signature does not match locally computed signature | Token is no longer valid | Bad credentials | UNAUTHORISED | Not authenticated | Authentication is required | Session has \n expired | 401 Unauthorized | invalid to\u200bken | ＩＮＶＡＬＩＤ ＴＯＫＥＮ | Invalid token, please try again later',
		noCredit:
			'Daily lookup quota exhausted | Subscription expired | Credits exhausted | Daily lookup limit exceeded | Salio lako halitoshi | Insufficient balance | Request failed. Insufficient Wallet balance | Daily limit reached | Insufficient funds, please top up and try again',
		accessDenied:
			'API key not found | Tenant not found | License invalid | Permission denied | Your IP is not whitelisted | Session ended, sign in again | App is suspended | Credentials expired | Initiator information is invalid | Access denied | Not authorized | Account is not authorised to receive | Forbidden | Insufficient permission | Security credential is locked | Insufficient privileges | Invalid consumer key | Signature mismatch | Huna ruhusa | Invalid API call as no apiproduct match found',
		unknownCode:
			'Required headers (apikey, linkid) not provided | mmoId is required | Missing Identifier | Invalid JSON',
		undefined:
			'Rejected | Unknown till | Organization is not active | Till closed |  | Account temporarily suspended | Invalid merchant till number | Invalid token amount | No token was bought with this number | Merchant does not exist | LATERITE LTD | Merchant not found in the system | No record found in our database | Namba haipo kwenye mfumo | Number not registered on the network | Merchant blocked by the operator | The token is valid, but the till number is invalid',
	}),
)('a message of the service reports %s: %j', (kind, message) => {
	expect(String(troubleIn([message]))).toBe(kind);
	expect(String(troubleIn(['Failed', message]))).toBe(kind);
});

it('words are the same with any separators, and without invisible characters', () => {
	for (const text of ['invalid_token', 'invalidToken', ' invalid \n token', 'invalid-to\u00adken'])
		expect(plainMessage(text)).toMatch(/^invalid token$/i);
});

it.each([
	['is as it was', 'JANE WANJIKÚ NG’ANG’A & Sons 😀', 'JANE WANJIKÚ NG’ANG’A & Sons 😀'],
	['shows what colours a terminal', '\u001b[31mJANE', 'U+001B[31mJANE'],
	['shows what turns it round', 'JANE \u202EUAMAK', 'JANE U+202EUAMAK'],
	['shows what has no width', 'JA\u200BNE\uFEFF', 'JAU+200BNEU+FEFF'],
	['shows a null, a delete and a line separator', '\0\u007f\u2028', 'U+0000U+007FU+2028'],
	['shows half a character', 'a\ud83d', 'aU+D83D'],
])('a text from outside %s', (_what, text, shown) => {
	expect(visible(text)).toBe(shown);
});

it.each([
	['is quoted', '522522', '"522522"'],
	['loses the space around it', '  till ', '"till"'],
	['is whole at forty characters', 'x'.repeat(40), `"${'x'.repeat(40)}"`],
	['is cut after what is written out', '\0'.repeat(40), `"${'U+0000'.repeat(6)}U+0…"`],
	['is cut between characters of two halves', '𝒥'.repeat(100), `"${'𝒥'.repeat(39)}…"`],
	['is empty', '', '""'],
])('a cell in a message %s', (_what, cell, shown) => {
	expect(quoted(cell)).toBe(shown);
});

it.each([
	['JANE WANJIKU KAMAU', 'J*** W****** K****'],
	['  Ann   Li ', 'A*** L***'],
	['J KAMAU', 'J*** K****'],
	["NG'ANG'A", 'N******'],
	['KIMANI T/A KIMANI HARDWARE', 'K**** T*** K**** H******'],
	['𝒥ane', '𝒥***'],
	['', ''],
])('maskName of %p is %p', (name, masked) => {
	expect(maskName(name)).toBe(masked);
});

import type { LookupSubject } from '../../nodes/MobileMoneyNameLookup/domain/answer';
import {
	type JsonObject,
	objectIn,
	parseJson,
} from '../../nodes/MobileMoneyNameLookup/domain/json';
import { contradictionIn } from '../../nodes/MobileMoneyNameLookup/services/responses/contradiction';
import { eachText } from '../domain/eachOf';

const TILL = { accountType: 'till', number: '4738534', operator: 'Mpesa' } as const;
const REPORT = {
	httpStatus: 200,
	code: 'S000000',
	name: 'JANE WANJIKU KAMAU',
	message: 'Lookup Success',
	messages: ['Lookup Success'],
	successCodes: ['S000000'],
};

/** What contradicts a success with these fields. */
const find = (response: JsonObject, subject: LookupSubject = TILL) =>
	contradictionIn({ ...REPORT, response }, subject);

/** What contradicts a success with this name and these messages. */
const findIn = (texts: Partial<typeof REPORT>) =>
	contradictionIn({ ...REPORT, ...texts, response: {} }, TILL);

it.each<JsonObject>([
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
	{ accountName: { first: 'JANE', last: 'KAMAU' }, status: 'ACTIVE', code: 200, errorMessage: '' },
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
	eachText({
		'names another number':
			'{"till":"5031264"} | {"tillNumber":5031264} | {"merchantTillNumber":"5031264"} | {"TillNumber":"5031264"} | {"till_number":"04738534"} | {"TILL":"4738534 5031264"} | {"TILL-number":"4738534000000000123"} | {"till":["9"]} | {"tillNumber":{"value":3}}',
		'names another holder':
			'{"name":"PETER OTIENO"} | {"accountName":"PETER OTIENO"} | {"accountHolder":"ACME LIMITED"} | {"holderName":"PETER OTIENO"} | {"registeredName":"not found"} | {"accountName":["PETER OTIENO"]} | {"holderName":{"first":"PETER","last":"OTIENO"}}',
		'does not say success':
			'{"responseCode":"1"} | {"responseCode":"E404000"} | {"ResponseCode":17} | {"success":false} | {"success":" False "} | {"Success":false} | {"success":0} | {"success":"N"} | {"success":"failed"} | {"Status":"E404001"} | {"code":"e404001"}',
		'says that something is wrong':
			'{"error":{"code":5}} | {"errors":["E1"]} | {"errors":[{"field":"till"}]} | {"errorcode":"E404000"} | {"errorCode":"500.003.02"} | {"Error-Code":7} | {"error":true} | {"fault":"x"} | {"fault":{"faultstring":"x"}} | {"errorMessage":"Account not found"}',
		'says that the number cannot be paid':
			'{"blocked":true} | {"accountBlocked":"true"} | {"closed":1} | {"suspended":"YES"} | {"accountStatus":"BLOCKED"} | {"accountStatus":"closed"} | {"account_status":"Dormant"} | {"account":{"status":"suspended"}} | {"accountStatus":"inactive"} | {"accountStatus":"CANCELLED"} | {"accountStatus":"Deleted"} | {"accountStatus":["CLOSED"]} | {"accountStatus":{"code":"CLOSED"}} | {"account":[{"status":"CLOSED"}]} | {"blocked":"BLOCKED"} | {"accountStatus":"Pending"}',
	}),
)('a success is contradicted by a field that %s, at the top or in data: %s', (denial, text) => {
	const fields = objectIn(parseJson(text));
	for (const response of [fields, { data: fields }, { data: [fields] }])
		expect(find(response)?.denial).toMatch(new RegExp(`^its field “[a-z]+” ${denial}$`));
});

it.each(['paybill', 'paybillNumber', 'businessShortcode', 'OrganizationShortCode'])(
	'a success is contradicted by another number of a paybill in %s',
	(key) => {
		const paybill = { ...TILL, accountType: 'paybill' } as const;
		expect(find({ [key]: '600100' }, paybill)?.denial).toMatch(/names another number$/);
		expect(find({ [key]: '4738534', tillNumber: '9' }, paybill)).toBeUndefined();
	},
);

it('a success is contradicted by a text of the number without its first zero, but not by a number of JSON', () => {
	const subject = { ...TILL, number: '0522522' };
	expect(find({ till: 522522 }, subject)).toBeUndefined();
	expect(find({ till: '522522' }, subject)).toBeDefined();
});

it('a success is contradicted by its second message, and its words are kept', () => {
	const words =
		'Not found | Pending | Shirika limefungwa | Till reassigned | Under review | Wrong till';
	for (const denialWords of words.split(' | ')) {
		const found = { denial: 'its message says something else', denialWords };
		expect(findIn({ messages: ['Success', denialWords] })).toEqual(found);
	}
});

it('a success is contradicted by a name with damaged characters, or by one too long to compare', () => {
	const long = { name: `JANE KAMAU${' '.repeat(300)}PETER OTIENO` };
	expect(findIn(long)?.denial).toBe('its name is too long to be compared in full');
	for (const name of ['JOS\uFFFD KAMAU', 'JANE KAMAU\b\b\b\b\bOTIENO', 'JANE KAMAU\0'])
		expect(findIn({ name })?.denial).toMatch(/damaged characters$/);
	expect(findIn({ name: 'JANE\tKAMAU' })).toBeUndefined();
});

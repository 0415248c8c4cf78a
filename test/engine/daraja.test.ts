import type { INodeParameters } from 'n8n-workflow';

import { magicNumberTables } from '../simulator';
import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import { goesOn, withService } from '../support/withService';

const { lookUp, lookUpOne, simulator } = withService();

const daraja = { kind: 'daraja' } as const;
const TILL = { number: '4738534' };

const NO_ANSWER = 'not a lookup result';
const REFUSED = 'refused the request';
const TOKEN = 'no longer accepts the account’s login';
const BUSY = 'asks for fewer requests';
const DOWN = 'unavailable';
const ADDRESS = 'no name lookup at this address';
const ACCESS = 'does not let this account look up names';

const CONFIRMED_AS: Array<[string, string]> = [
	['900801', '0'],
	['900802', '4000'],
	['900803', '0'],
	['900807', '4000'],
	['900810', '4000'],
	['900827', '4000'],
];
const REJECTED: Array<[string, string]> = [
	['900813', '1'],
	['900814', '1'],
];
const UNCHECKED: Array<[string, string, boolean, string]> = [
	['900804', NO_ANSWER, false, 'HTTP 200, 4000'],
	['900805', NO_ANSWER, false, 'HTTP 200, 4000'],
	['900806', NO_ANSWER, false, 'HTTP 200, 1'],
	['900808', NO_ANSWER, false, 'HTTP 200, 4000'],
	['900809', NO_ANSWER, false, 'HTTP 200, 4000'],
	['900811', REFUSED, false, 'HTTP 200, 500'],
	['900812', TOKEN, true, 'HTTP 200, 401.001'],
	['900820', TOKEN, true, 'HTTP 400, 404.001.03'],
	['900821', TOKEN, true, 'HTTP 401, 404.001.03'],
	['900822', TOKEN, true, 'HTTP 404, 404.001.03'],
	['900823', TOKEN, true, 'HTTP 400, 400.003.01'],
	['900824', TOKEN, true, 'HTTP 401, 401.002.01'],
	['900825', TOKEN, true, 'HTTP 401, 401.003.01'],
	['900826', TOKEN, true, 'HTTP 401'],
	['900830', BUSY, true, 'HTTP 500, 500.003.02'],
	['900831', BUSY, true, 'HTTP 500, 500.003.03'],
	['900832', BUSY, true, 'HTTP 429'],
	['900833', BUSY, true, 'HTTP 500'],
	['900834', BUSY, true, 'HTTP 429'],
	['900840', DOWN, true, 'HTTP 500, 500.001.1001'],
	['900841', DOWN, true, 'HTTP 500, 500.003.1001'],
	['900842', DOWN, true, 'HTTP 503, 503.001.01'],
	['900850', ADDRESS, false, 'HTTP 404, 404.001.01'],
	['900851', ADDRESS, false, 'HTTP 404, 404.003.01'],
	['900852', REFUSED, false, 'HTTP 400, 400.002.02'],
	['900853', REFUSED, false, 'HTTP 400, 400.002.05'],
	['900854', REFUSED, false, 'HTTP 400, 400.003.02'],
	['900855', ACCESS, false, 'HTTP 403'],
	['900860', NO_ANSWER, false, 'HTTP 200'],
];

describe('an answer of Daraja', () => {
	it.each(CONFIRMED_AS)('confirms the holder of %s', async (number, status) => {
		expect(await lookUpOne({ number }, daraja)).toMatchObject({
			...{ output: CONFIRMED, outcome: 'confirmed', reason: 'nameFound', status },
			...{ name: 'AMINA WAMBUI OTIENO', accountNumber: number, operator: 'Mpesa' },
		});
	});

	it.each(REJECTED)('rejects %s', async (number, status) => {
		const item = await lookUpOne({ number }, daraja);
		expect(item).toMatchObject({
			...{ output: NOT_CONFIRMED, outcome: 'notConfirmed', reason: 'rejected', status },
			message: 'Request rejected',
			warnings: [expect.stringContaining('Do not pay on it')],
		});
		expect(item).not.toHaveProperty('name');
	});

	it.each(UNCHECKED)('leaves %s unchecked: %s, retryable %s (%s)', async (...row) => {
		const [number, problem, retryable, told] = row;
		const item = await lookUpOne({ number }, { ...daraja, options: { maxRetries: 0 } });
		expect(item).toMatchObject({ output: NEEDS_REVIEW, outcome: 'unchecked' });
		const message = expect.stringMatching(`${problem}.*\\(${told}\\) \\[item 0\\]$`);
		expect(item.error).toMatchObject({ message, retryable });
		for (const field of ['name', 'reason', 'status']) expect(item).not.toHaveProperty(field);
	});

	it('has its row here, whatever it is', () => {
		const rows = [...CONFIRMED_AS, ...REJECTED, ...UNCHECKED].map(([number]) => number);
		expect(rows.sort()).toEqual(magicNumberTables.daraja.map(({ number }) => number));
	});
});

describe('on Daraja', () => {
	it('the result has exactly the fields of a confirmed holder, and the reply when asked for', async () => {
		const options = { includeRawResponse: true };
		const parameters = { operation: 'paybill', businessShortcode: '900011' };
		const item = await lookUpOne({}, { ...daraja, parameters, options });
		const name = 'GREEN HIGHLANDS ACADEMY';
		expect(item).toEqual({
			...{ output: CONFIRMED, outcome: 'confirmed', reason: 'nameFound', name },
			summary: expect.stringContaining(`Paybill 900011 is registered to ${name}`),
			...{ accountType: 'paybill', accountNumber: '900011', operator: 'Mpesa', country: 'KE' },
			...{ status: '4000', message: 'Success', environment: 'uat' },
			checkedAt: expect.any(String),
			rawResponse: {
				httpStatus: 200,
				body: expect.objectContaining({
					...{ ConversationID: expect.any(String), ResponseCode: '4000' },
					...{ OrganizationShortCode: '900011', OrganizationName: name },
				}),
			},
		});
	});

	it.each([
		['till', '057318'],
		['paybill', '900014'],
	])('a %s is asked for as such, by POST', async (operation, number) => {
		const parameters = { operation, merchantTillNumber: number, businessShortcode: number };
		expect(await lookUpOne({}, { ...daraja, parameters })).toMatchObject({ output: CONFIRMED });
		const { recentRequests, lookupsPerAccount } = simulator().stats;
		expect(recentRequests).toMatchObject([
			{ kind: 'token', method: 'GET' },
			{ kind: 'lookup', method: 'POST', rawPath: '/sfcverify/v1/query/info' },
		]);
		expect(lookupsPerAccount).toEqual({ [`${operation}/${number}`]: 1 });
	});

	const passedOver = [expect.stringContaining('only M-PESA numbers')];

	it.each<[string, INodeParameters, unknown[] | undefined]>([
		['Mpesa', { operator: '={{ "M-PESA" }}' }, undefined],
		['another one', { operator: 'other', customOperator: 'Airtel' }, passedOver],
		['an empty cell', { operator: '={{ "" }}' }, undefined],
		['a number', { operator: '={{ 7 }}' }, passedOver],
		['what is no operator', { operator: '={{ "AIRTEL MONEY" }}' }, passedOver],
		['a broken expression', { operator: '={{ $json.no.such }}' }, undefined],
	])('the operator is Mpesa where the row says %s', async (_what, parameters, warnings) => {
		for (const onError of ['stopWorkflow', goesOn.onError] as const) {
			const item = await lookUpOne(TILL, { ...daraja, onError, parameters });
			expect(item).toMatchObject({ output: CONFIRMED, operator: 'Mpesa' });
			expect(item.warnings).toEqual(warnings);
		}
	});

	it.each([
		['4738534', 'J*** W****** K****'],
		['900813', undefined],
	])('Mask Name hides all texts of the reply to %s', async (number, name) => {
		const options = { maskName: true, includeRawResponse: true };
		const item = await lookUpOne({ number }, { ...daraja, options });
		expect(item.name).toBe(name);
		expect(JSON.stringify(item)).not.toMatch(/WANJIKU|KAMAU|"Success"|Request rejected/);
	});

	it.each([
		['900010', { reason: 'wrongAccountType', foundAs: 'paybill', output: NEEDS_REVIEW }],
		['5999991', { reason: 'accountNotFound', output: NOT_CONFIRMED }],
	])('Also Try the Other Type asks for the till %s as a paybill', async (number, expected) => {
		const item = await lookUpOne({ number }, { ...daraja, options: { tryOtherType: true } });
		expect(item).toMatchObject({ accountType: 'till', ...expected });
		expect(simulator().stats.lookupsPerAccount).toEqual({
			[`till/${number}`]: 1,
			[`paybill/${number}`]: 1,
		});
	});

	it('a comparison decides as with any other account', async () => {
		const rows = ['Jane Kamau', 'Peter Otieno'].map((payee) => ({ ...TILL, payee }));
		const parameters = { expectedName: '={{ $json.payee }}' };
		const { outputs } = await lookUp(rows, { ...daraja, parameters });
		expect(outputs.map((items) => items.map(({ json }) => json.reason))).toEqual([
			[],
			['nameMatched'],
			['nameDiffers'],
		]);
	});
});

import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import { withService } from '../support/withService';

const { lookUpOne, reply, simulator } = withService();

const TILL = { number: '4738534' };

describe('an answer goes to its output with its outcome and reason', () => {
	it.each([
		['a registered holder', '4738534', CONFIRMED, 'confirmed', 'nameFound'],
		['a name padded with spaces', '900108', CONFIRMED, 'confirmed', 'nameFound'],
		['a holder whose name says "invalid token"', '900110', CONFIRMED, 'confirmed', 'nameFound'],
		['a blank name', '900101', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['a placeholder', '900103', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['the name null', '900107', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['another code at 400', '900202', NOT_CONFIRMED, 'notConfirmed', 'rejected'],
		['E422022 at 422', '900203', NOT_CONFIRMED, 'notConfirmed', 'operatorNotSupported'],
		['an unknown number', '999999', NOT_CONFIRMED, 'notConfirmed', 'accountNotFound'],
		['an unknown number at 200', '900205', NOT_CONFIRMED, 'notConfirmed', 'accountNotFound'],
	])('%s (%s)', async (_what, number, output, outcome, reason) => {
		const item = await lookUpOne({ number }, { onError: 'stopWorkflow' });
		expect(item).toMatchObject({ output, accountNumber: number, outcome, reason });
	});
});

describe('a code that speaks of the account, or of others, leaves the number unchecked', () => {
	it.each([
		['E403000', '900207', false, 403, 'does not let this account', 'Ask your provider'],
		['E422006', '900208', false, 422, 'no credit left', 'Top up the account'],
		['E400000', '900209', false, 400, 'refused the request', 'Ask your provider'],
		['E000002', '900210', true, 200, 'depends on is not working', 'Look up the number again'],
		['E422005', '900211', false, 422, 'refused the request', 'Ask your provider'],
	])('%s (%s)', async (code, number, retryable, httpStatus, problem, nextStep) => {
		const told = `${problem}.*\\(HTTP ${httpStatus}, ${code}\\)`;
		const item = await lookUpOne({ number });
		expect(item).toMatchObject({
			...{ output: NEEDS_REVIEW, outcome: 'unchecked', accountNumber: number },
			error: {
				...{ message: expect.stringMatching(told), retryable, httpStatus },
				description: expect.stringContaining(nextStep),
			},
		});
		expect(item).not.toHaveProperty('reason');
	});
});

// What becomes of each fault is tested in faults.test.ts.
test('success told with an error status is not believed', async () => {
	reply({ name: 'JANE', status: 'S000000' }, 400);
	expect(await lookUpOne(TILL)).toMatchObject({ output: NEEDS_REVIEW, outcome: 'unchecked' });
});

describe('a success that is denied', () => {
	const parameters = { expectedName: 'Jane Kamau' };
	const success = { name: 'JANE KAMAU', status: 'S000000', message: 'OK' };

	it('by another field of the reply needs review, and says by what', async () => {
		reply({ ...success, success: 'false' });
		expect(await lookUpOne(TILL, { parameters })).toMatchObject({
			output: NEEDS_REVIEW,
			outcome: 'needsReview',
			reason: 'rejected',
			name: 'JANE KAMAU',
			message:
				'The service’s reply contradicts itself: it reports success, but its field “success” does not say success ("false"). The service says: OK',
			warnings: [expect.stringContaining('Do not pay on it')],
		});
	});

	it.each([
		['another number', { tillNumber: '4738535' }, NEEDS_REVIEW, 'rejected'],
		['the number itself', { tillNumber: '4738534' }, CONFIRMED, 'nameMatched'],
		['a refused token', { message: 'invalid token: JWT expired' }, NEEDS_REVIEW, 'rejected'],
	])('or not, as it tells of %s', async (_what, fields, output, reason) => {
		reply({ ...success, ...fields });
		const item = await lookUpOne(TILL, { parameters });
		expect(item).toMatchObject({ output, reason, accountNumber: '4738534' });
		expect(simulator().stats).toMatchObject({ tokenRequests: 1, lookups: 1 });
	});
});

describe('the result', () => {
	it('has exactly the fields of a confirmed holder', async () => {
		const parameters = { operation: 'paybill', businessShortcode: '={{ $json.number }}' };
		const { checkedAt, ...rest } = await lookUpOne({ number: '900011' }, { parameters });
		expect(rest).toEqual({
			output: CONFIRMED,
			summary:
				'Paybill 900011 is registered to GREEN HIGHLANDS ACADEMY; no name was compared, because no name is expected.',
			accountType: 'paybill',
			accountNumber: '900011',
			operator: 'Mpesa',
			country: 'KE',
			name: 'GREEN HIGHLANDS ACADEMY',
			status: 'S000000',
			message: 'Lookup Success',
			outcome: 'confirmed',
			reason: 'nameFound',
			environment: 'uat',
		});
		expect(checkedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
	});

	it.each([
		['900203', 'mmoId Mpesa is not supported at the moment'],
		['900212', 'countryCode KE is not valid'],
	])('says what to do where the service named no holder, and what it said (%s)', async (...row) => {
		const [number, told] = row;
		expect(await lookUpOne({ number })).toMatchObject({
			message: `The service does not support the operator M-PESA, or refuses another part of the request. The service says: ${told}`,
			warnings: [expect.stringContaining('Choose the operator from the list')],
		});
	});

	it('holds the reply as it came, when asked for', async () => {
		const options = { includeRawResponse: true };
		expect(await lookUpOne({ number: '900108' }, { options })).toMatchObject({
			name: 'AMINA  WAMBUI   OTIENO',
			rawResponse: { httpStatus: 200, body: { name: '   AMINA  WAMBUI   OTIENO  ' } },
		});
	});

	it('shows characters that nobody sees, and compares them as they were sent', async () => {
		reply({ status: 'S000000', name: 'JANE\tKAMAU', message: '\u001b[Lookup \u202eOK' });
		const item = await lookUpOne(TILL, {
			parameters: { expectedName: 'Jane Kamau' },
			options: { includeRawResponse: true },
		});
		const shown = { name: 'JANEU+0009KAMAU', message: 'U+001B[Lookup U+202EOK' };
		expect(item).toMatchObject({ ...shown, rawResponse: { body: shown } });
		expect(JSON.stringify(item)).not.toMatch(/\\u00|\\t|\u202e/i);
		expect(item).toHaveProperty('nameMatch.result', 'match');
	});
});

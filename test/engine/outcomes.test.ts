import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/outputs';
import { jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

describe('an answer goes to its output with its outcome and reason', () => {
	it.each([
		['a registered holder', '4738534', CONFIRMED, 'confirmed', 'nameFound'],
		['a name padded with spaces', '900108', CONFIRMED, 'confirmed', 'nameFound'],
		['a holder whose name says "invalid token"', '900110', CONFIRMED, 'confirmed', 'nameFound'],
		['a holder whose name says "JWT expired"', '900111', CONFIRMED, 'confirmed', 'nameFound'],
		['good JSON under another content type', '900708', CONFIRMED, 'confirmed', 'nameFound'],
		['a compressed answer', '900709', CONFIRMED, 'confirmed', 'nameFound'],
		['a blank name', '900101', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['a name of spaces', '900102', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['the placeholder N/A', '900103', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['the placeholder -', '900104', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['the placeholder UNKNOWN', '900105', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['no name at all', '900106', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['the name null', '900107', NEEDS_REVIEW, 'needsReview', 'nameMissing'],
		['another code at 200', '900201', NOT_CONFIRMED, 'notConfirmed', 'rejected'],
		['another code at 400', '900202', NOT_CONFIRMED, 'notConfirmed', 'rejected'],
		['E422022 at 422', '900203', NOT_CONFIRMED, 'notConfirmed', 'operatorNotSupported'],
		['E422022 at 200', '900204', NOT_CONFIRMED, 'notConfirmed', 'operatorNotSupported'],
		['an unknown number', '999999', NOT_CONFIRMED, 'notConfirmed', 'accountNotFound'],
		['an unknown number at 200', '900205', NOT_CONFIRMED, 'notConfirmed', 'accountNotFound'],
	])('%s (%s)', async (_what, number, output, outcome, reason) => {
		const result = await lookUp([{ number }]);
		expect(result.error).toBeUndefined();
		expect(result.outputs.map((items) => items.length)).toEqual(
			[0, 1, 2].map((index) => (index === output ? 1 : 0)),
		);
		expect(jsonOf(result, output)[0]).toMatchObject({ accountNumber: number, outcome, reason });
	});
});

describe('a failed check is never an outcome', () => {
	it.each([
		['E500000 at 200', '900206'],
		['an expired token told at 401', '900301'],
		['an expired token told at 200', '900302'],
		['an expired token told at 403', '900303'],
		['an expired token told at 422', '900304'],
		['an expired token told at 500', '900305'],
		['429', '900404'],
		['500 with JSON', '900500'],
		['503 with JSON', '900503'],
		['502 with a page', '900512'],
		['a reset before the answer', '900603'],
		['a reset in the middle of the body', '900604'],
		['a web page', '900701'],
		['an empty body', '900702'],
		['cut-off JSON', '900703'],
		['a name that is a number', '900704'],
		['a status that is a number', '900705'],
		['a redirect', '900706'],
		['a list instead of an object', '900710'],
	])('%s (%s)', async (_what, number) => {
		const result = await lookUp([{ number }], {
			onError: 'continueRegularOutput',
			options: { timeout: 2000 },
		});
		expect(result.outputs.map((items) => items.length)).toEqual([1, 0, 0]);
		const [item] = jsonOf(result, NEEDS_REVIEW);
		expect(item).toMatchObject({ accountNumber: number, outcome: 'unchecked' });
		expect(item).not.toHaveProperty('reason');
		expect(item).toHaveProperty('error.message', expect.stringContaining('[item 0]'));
		expect(item).toHaveProperty('error.description', expect.stringMatching(/\.$/));
		expect(item).toHaveProperty('error.retryable', expect.any(Boolean));
	});

	it('a service that never answers ends at the timeout, as retryable', async () => {
		const result = await lookUp([{ number: '900602' }], {
			onError: 'continueRegularOutput',
			options: { timeout: 200 },
		});
		expect(jsonOf(result, NEEDS_REVIEW)[0]).toHaveProperty('error.retryable', true);
		expect(jsonOf(result, NEEDS_REVIEW)[0]).toHaveProperty(
			'error.message',
			expect.stringContaining('did not answer in time'),
		);
	});

	it('success told with an error status is not believed', async () => {
		simulator().setFaultPlan(({ number }) =>
			number === undefined
				? undefined
				: { kind: 'json', httpStatus: 400, body: { name: 'JANE', status: 'S000000' } },
		);
		const result = await lookUp([{ number: '4738534' }], { onError: 'continueRegularOutput' });
		expect(jsonOf(result, NEEDS_REVIEW)[0]).toMatchObject({ outcome: 'unchecked' });
	});
});

describe('a reply that contradicts itself', () => {
	it('needs review, and says what in it denies the success', async () => {
		simulator().setFaultPlan(({ number }) =>
			number === undefined
				? undefined
				: {
						kind: 'json',
						httpStatus: 200,
						body: { name: 'JANE KAMAU', status: 'S000000', message: 'Done', success: 'false' },
					},
		);
		const result = await lookUp([{ number: '4738534' }], {
			parameters: { expectedName: 'Jane Kamau' },
		});
		expect(result.outputs.map((items) => items.length)).toEqual([1, 0, 0]);
		expect(jsonOf(result, NEEDS_REVIEW)[0]).toMatchObject({
			outcome: 'needsReview',
			reason: 'rejected',
			name: 'JANE KAMAU',
			message:
				'The service’s reply contradicts itself: it reports success, but its field “success” says no. Its message: Done',
			warnings: [expect.stringContaining('Do not pay on it')],
		});
	});
});

describe('a success about another number', () => {
	it.each([
		['tillNumber', '4738535', NEEDS_REVIEW, 'rejected'],
		['tillNumber', '4738534', CONFIRMED, 'nameMatched'],
	])('is not confirmed: %s %s', async (field, told, output, reason) => {
		const body = { name: 'JANE KAMAU', status: 'S000000', message: 'Done', [field]: told };
		simulator().setFaultPlan(({ number }) =>
			number === undefined ? undefined : { kind: 'json', httpStatus: 200, body },
		);
		const result = await lookUp([{ number: '4738534' }], {
			parameters: { expectedName: 'Jane Kamau' },
		});
		expect(jsonOf(result, output)).toMatchObject([{ reason, accountNumber: '4738534' }]);
	});
});

describe('an expected name', () => {
	it.each([
		['equal', 'JANE WANJIKU KAMAU', CONFIRMED, 'confirmed', 'nameMatched', 'match'],
		[
			'in other case and padded',
			'  Jane Wanjiku Kamau ',
			CONFIRMED,
			'confirmed',
			'nameMatched',
			'match',
		],
		['without the middle name', 'Jane Kamau', CONFIRMED, 'confirmed', 'nameMatched', 'match'],
		[
			'with two letters swapped',
			'Jane Kamua',
			NEEDS_REVIEW,
			'needsReview',
			'nameClose',
			'closeMatch',
		],
		[
			'with one part shared',
			'Jane Otieno',
			NOT_CONFIRMED,
			'notConfirmed',
			'nameDiffers',
			'noMatch',
		],
		['of a legal form alone', 'Ltd', NOT_CONFIRMED, 'notConfirmed', 'nameDiffers', 'noMatch'],
		['different', 'PETER OTIENO', NOT_CONFIRMED, 'notConfirmed', 'nameDiffers', 'noMatch'],
	])('%s', async (_what, expectedName, output, outcome, reason, match) => {
		const result = await lookUp([{ number: '4738534' }], { parameters: { expectedName } });
		expect(jsonOf(result, output)[0]).toMatchObject({
			outcome,
			reason,
			nameMatch: { result: match, expectedName },
		});
	});

	it('may be confirmed when close, where the user says so, but never when different', async () => {
		const options = { matchPolicy: 'confirmed' };
		const run = async (expectedName: string) =>
			await lookUp([{ number: '4738534' }], { parameters: { expectedName }, options });
		expect(jsonOf(await run('Jane Kamua'), CONFIRMED)[0]).toMatchObject({
			outcome: 'confirmed',
			reason: 'nameClose',
			nameMatch: { result: 'closeMatch' },
		});
		expect(jsonOf(await run('Jane Otieno'), NOT_CONFIRMED)[0]).toMatchObject({
			reason: 'nameDiffers',
		});
	});

	it('is compared with no placeholder', async () => {
		const result = await lookUp([{ number: '900105' }], {
			parameters: { expectedName: 'Unknown' },
		});
		expect(jsonOf(result, NEEDS_REVIEW)[0]).toMatchObject({ reason: 'nameMissing' });
		expect(jsonOf(result, NEEDS_REVIEW)[0]).not.toHaveProperty('nameMatch');
	});

	it('that is an object is an error of the item', async () => {
		const result = await lookUp([{ number: '4738534', expected: { first: 'Jane' } }], {
			parameters: { expectedName: '={{ $json.expected }}' },
			onError: 'continueRegularOutput',
		});
		expect(jsonOf(result, NEEDS_REVIEW)[0]).toHaveProperty(
			'error.message',
			'Expected Name is not text [item 0]',
		);
	});
});

describe('a paybill that many customers share', () => {
	const parameters = { operation: 'paybill', businessShortcode: '={{ $json.number }}' };

	it.each([
		['without an expected name', '', NEEDS_REVIEW, 'sharedPaybill', 'Ask the payee for both'],
		['of its institution', 'Umoja Wetu Sacco Society', CONFIRMED, 'nameMatched', 'was not.'],
		[
			'with an expression that gives no name',
			'={{ "" }}',
			NEEDS_REVIEW,
			'nameNotCompared',
			'Ask the payee for both',
		],
		['of another institution', 'Tausi Bank', NOT_CONFIRMED, 'nameDiffers', undefined],
	])('%s', async (_what, expectedName, output, reason, advice) => {
		const result = await lookUp([{ number: '900010' }], {
			parameters: { ...parameters, expectedName },
		});
		expect(jsonOf(result, output)).toMatchObject([{ reason, accountNumber: '900010' }]);
		const { warnings } = jsonOf(result, output)[0] ?? {};
		expect(warnings).toEqual(advice && [expect.stringContaining(advice)]);
	});
});

describe('the result', () => {
	it('has exactly the fields of a confirmed holder', async () => {
		const result = await lookUp([{ number: '900011' }], {
			parameters: { operation: 'paybill', businessShortcode: '={{ $json.number }}' },
		});
		const { checkedAt, ...rest } = jsonOf(result, CONFIRMED)[0] ?? {};
		expect(rest).toEqual({
			summary:
				'Paybill 900011 is registered to GREEN HIGHLANDS ACADEMY; no name is expected, so nothing was compared.',
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

	it('says what to do where the service named no holder', async () => {
		const result = await lookUp([{ number: '900203' }]);
		expect(jsonOf(result, NOT_CONFIRMED)[0]).toMatchObject({
			message: 'mmoId Mpesa is not supported at the moment',
			warnings: [expect.stringContaining('Choose the operator from the list')],
		});
	});

	it('holds the reply as it came, when asked for', async () => {
		const result = await lookUp([{ number: '900108' }], { options: { includeRawResponse: true } });
		expect(jsonOf(result, CONFIRMED)[0]).toMatchObject({
			name: 'AMINA  WAMBUI   OTIENO',
			rawResponse: { httpStatus: 200, body: { name: '   AMINA  WAMBUI   OTIENO  ' } },
		});
	});

	it.each(['description', 'error_description', 'error'])(
		'takes its message from %s',
		async (field) => {
			simulator().setFaultPlan(({ number }) =>
				number === undefined
					? undefined
					: {
							kind: 'json',
							httpStatus: 400,
							body: { status: ' E400001 ', [field]: ' told here ' },
						},
			);
			const result = await lookUp([{ number: '4738534' }]);
			expect(jsonOf(result, NOT_CONFIRMED)[0]).toMatchObject({
				status: 'E400001',
				message: 'told here',
			});
		},
	);
});

describe('with Mask Name', () => {
	const options = { maskName: true, includeRawResponse: true };

	it.each([
		['no name expected', '', CONFIRMED],
		['a match', 'Jane Kamau', CONFIRMED],
		['a close match', 'Jane Kamua', NEEDS_REVIEW],
		['another name', 'Jane Otieno', NOT_CONFIRMED],
	])('%s shows no more than first letters', async (_what, expectedName, output) => {
		const result = await lookUp([{ number: '4738534' }], { parameters: { expectedName }, options });
		const [item] = jsonOf(result, output);
		expect(item).toMatchObject({
			name: 'J*** W****** K****',
			rawResponse: { body: { name: 'J*** W****** K****', status: 'S000000' } },
		});
		// The user's own text may stand there.
		const shown = JSON.stringify(item, (key, value: unknown) =>
			key === 'expectedName' ? undefined : value,
		);
		expect(shown).not.toMatch(/wanjiku|kamau/i);
	});

	it.each([
		['as it is', 'JANE WANJIKU KAMAU', { message: 'Found Jane Wanjiku Kamau' }],
		['in other fields', 'JANE WANJIKU KAMAU', { fullName: 'Jane Wanjiku Kamau' }],
		['without its apostrophes', "JANE NG'ANG'A KAMAU", { message: 'Holder: NGANGA' }],
		['without its accents', 'JOSÉ NUÑEZ KAMAU', { message: 'Found JOSE NUNEZ' }],
		['beside another code', undefined, { status: 'E409001', message: 'KAMAU is closed' }],
		['as the code', undefined, { status: 'Kamau' }],
		['beside a denial', 'JANE KAMAU', { success: false, message: 'Kamau is closed' }],
	])('hides the name in the service’s texts: %s', async (_what, name, fields) => {
		simulator().setFaultPlan(({ number }) =>
			number === undefined
				? undefined
				: { kind: 'json', httpStatus: 200, body: { status: 'S000000', name, ...fields } },
		);
		const result = await lookUp([{ number: '4738534' }], { options });
		expect(result.outputs.flat()).toHaveLength(1);
		expect(JSON.stringify(result.outputs)).not.toMatch(/jane|jos|kamau|ng'?ang|nu[nñ]ez|wanjiku/i);
	});

	it('shows what our own table says where the service named no holder', async () => {
		const result = await lookUp([{ number: '900205' }], { options });
		const message = 'The service knows no account with this number';
		expect(jsonOf(result, NOT_CONFIRMED)[0]).toMatchObject({
			status: 'E404000',
			message,
			rawResponse: { body: { message } },
		});
	});
});

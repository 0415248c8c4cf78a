import type { Fault, PlannedRequest } from '../simulator';
import { ACCOUNT_KINDS, credentialFields } from '../simulator';
import { tokenCallOf } from '../simulator/plainRequests';
import { CONFIRMED, NEEDS_REVIEW } from '../support/outputs';
import { tokensGet } from '../support/ownService';
import { goesOn, jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const SECRETS = {
	apiUser: ['apiKey', 'login', 'password'],
	clientCredentials: ['clientId', 'clientSecret'],
	daraja: ['consumerKey', 'consumerSecret'],
};

const ROWS = [1, 2, 3, 4, 5, 6].map((row) => ({ number: `100000${row}` }));

describe.each(ACCOUNT_KINDS)('a service that repeats the request (%s)', (kind) => {
	/** The tokens that were sent. */
	let bearers = new Set<string>();

	beforeEach(() => {
		bearers = new Set();
	});

	const secrets = (): string[] => {
		const fields = credentialFields(kind, simulator());
		return SECRETS[kind].flatMap((field) => fields[field] ?? []);
	};
	const basic = (): string => tokenCallOf(kind, simulator()).headers.authorization ?? '';
	const [code, success, name, message] =
		kind === 'daraja'
			? (['ResponseCode', '4000', 'OrganizationName', 'ResponseMessage'] as const)
			: (['status', 'S000000', 'name', 'message'] as const);

	/** A reply that repeats what it was asked with, and more: the numbers choose where. */
	function echo({ number, authorization = '', ...request }: PlannedRequest): Fault | undefined {
		if (request.kind === 'token') return undefined;
		bearers.add(authorization.replace('Bearer ', ''));
		const [first = ''] = secrets();
		const told = ['Success', authorization, basic(), ...secrets()].join(' | ');
		const json = (body: object, httpStatus = 200): Fault => ({ kind: 'json', httpStatus, body });
		const found = { [code]: success, [name]: 'JANE KAMAU', [message]: 'Success' };
		switch (number) {
			case '1000001':
				return json({ ...found, [name]: `JANE KAMAU ${authorization}` });
			case '1000002':
				return json({ ...found, note: told });
			case '1000003':
				return json({
					[code]: '1',
					[message]: `No: ${told}`,
					[first]: { request: [told, { told }] },
				});
			case '1000004':
				return json({ [code]: first, [message]: `No: ${told}` });
			case '1000005':
				// Its own words are told, because they are not those of a success.
				return json({ ...found, state: told.replace('Success | ', '') });
			default:
				return json({ [code]: first, [message]: told, errorCode: first, error: told }, 500);
		}
	}

	/** Every secret, in each of the forms in which it is sent. */
	const secretsIn = (text: string): string[] =>
		[...secrets(), basic(), ...bearers]
			.map((secret) => secret.replace('Basic ', ''))
			.flatMap((secret) => [
				secret,
				encodeURIComponent(secret),
				new URLSearchParams({ '': secret }).toString().slice(1),
				Buffer.from(secret).toString('base64').replace(/=+$/, ''),
			])
			.concat(kind === 'apiUser' ? ['eyJ'] : [])
			.filter((trace) => text.includes(JSON.stringify(trace).slice(1, -1)));

	it('brings no secret into an item, and confirms nobody by a name that holds one', async () => {
		simulator().setFaultPlan(echo);
		const options = { includeRawResponse: true, maxRetries: 0 };
		const result = await lookUp(ROWS, { kind, ...goesOn, options });
		expect(result.outputs.map((items) => items.length)).toEqual([3, 1, 2]);
		expect(bearers.size).toBe(1);
		expect(secretsIn(JSON.stringify(result.outputs))).toEqual([]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{ accountNumber: '1000001', name: 'JANE KAMAU Bearer [secret removed]' },
			{ accountNumber: '1000005', summary: expect.stringContaining('[secret removed]') },
			{ accountNumber: '1000006', outcome: 'unchecked' },
		]);
		expect(jsonOf(result, CONFIRMED)).toMatchObject([
			{ accountNumber: '1000002', name: 'JANE KAMAU' },
		]);
		expect(JSON.stringify(result.outputs[CONFIRMED])).toContain('secret removed');
	});

	it('brings no secret into the error that stops a workflow', async () => {
		simulator().setFaultPlan(echo);
		const { error } = await lookUp(ROWS.slice(5), { kind, options: { maxRetries: 0 } });
		expect(error).toBeDefined();
		expect(secretsIn(JSON.stringify([error, error?.message]))).toEqual([]);
	});

	it('brings none into an item when it refuses the login', async () => {
		const told = [basic(), ...secrets()].join(' | ');
		const body = { error: told, error_description: told, errorCode: told, errorMessage: told };
		tokensGet(simulator(), { kind: 'json', httpStatus: 400, body });
		const { outputs } = await lookUp(ROWS, { kind, ...goesOn });
		expect(outputs[NEEDS_REVIEW]).toHaveLength(ROWS.length);
		expect(secretsIn(JSON.stringify(outputs))).toEqual([]);
	});
});

import { randomUUID } from 'node:crypto';
import { fetch } from 'undici';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import { chosenMajor } from '../../realN8n/n8nVersion';
import type { Fault } from '../../simulator';
import { useLiveN8n } from '../support/liveN8n';
import { publishWorkflow } from '../support/publishWorkflow';
import { readExample } from './example';
import { callersHeader, jane, postPayment, type PayoutAnswer } from './payoutExample';

const file = 'pay-confirmed.json';
const wouldBePaid = {
	decision: 'refused',
	message:
		'Not paid: with a real account this would be paid now, but demo answers are invented and never paid.',
	outcome: 'confirmed',
};

describe('the example “Pay only the confirmed”', () => {
	const live = useLiveN8n();
	const credential = { demo: '', uat: '', production: '' };
	const urls = { demo: '', uat: '', production: '' };
	let httpHeaderAuth: string;

	beforeAll(async () => {
		httpHeaderAuth = await live().storeCredential(callersHeader, 'httpHeaderAuth');
		const data = { ...localCredentialData(live().service), environment: 'production' };
		credential.demo = await live().storeCredential({ environment: 'demo' });
		credential.uat = live().credentialId;
		credential.production = await live().storeCredential(data);
		for (const environment of ['demo', 'uat', 'production'] as const) {
			urls[environment] = await publish(environment);
		}
	});
	beforeEach(() => {
		live().service.setFaultPlan(undefined);
		live().service.resetStats();
	});

	/** Publishes a copy that pays at the stand-in; returns its address. */
	async function publish(environment: keyof typeof urls): Promise<string> {
		const path = randomUUID();
		const example = await readExample(file, {
			credentials: { [credentialType]: credential[environment], httpHeaderAuth },
			parameters: { 'Payment Request': { path } },
			rewritten: { 'https://payments.example.com/payouts': `${live().service.baseUrl}/payouts` },
			activated: ['Payment Request'],
		});
		return await live().publish(example, `/webhook/${path}`);
	}

	const pay = async (url: string, change: object = {}): Promise<PayoutAnswer> =>
		await postPayment(url, { reference: 'INV-1', ...jane, ...change });

	test('shows right after import, in the demo, that the holder is confirmed and why nobody is paid', async () => {
		const credentials = { [credentialType]: credential.demo };
		const run = await live().run(await readExample(file, { credentials }));
		expect(run.status).toBe('success');
		const [, shown] = run.outputs('Answer: Refused');
		expect(shown).toMatchObject([{ response: { statusCode: 409, body: wouldBePaid } }]);
	});

	test('lets nobody in before a header is chosen, and then only who shows it', async () => {
		const example = await readExample(file, {
			credentials: { [credentialType]: credential.production },
			activated: ['Payment Request'],
		});
		const published = publishWorkflow(live(), example, 'pay-confirmed');
		const body = JSON.stringify({ reference: 'INV-1', ...jane });
		const callWithoutHeader = async (url: string): Promise<number> =>
			(await fetch(url, { method: 'POST', body })).status;
		// n8n 2 does not even publish it.
		if (chosenMajor() === 1) expect(await callWithoutHeader((await published).url)).toBe(500);
		else await expect(published).rejects.toThrow(/httpHeaderAuth/);
		expect(await callWithoutHeader(urls.production)).toBe(403);
		expect(live().service.stats).toMatchObject({ lookups: 0 });
	});

	test('has an answer for each outcome of the demo, and pays none', async () => {
		const numbers = ['900001', '900002', '900003', '900007', '0712345678'];
		const answers = await Promise.all(
			numbers.map(async (number) => await pay(urls.demo, { number })),
		);
		expect(answers).toMatchObject([
			{ status: 409, body: wouldBePaid },
			{ status: 202, body: { decision: 'review', reason: 'nameClose' } },
			{ status: 409, body: { decision: 'refused', reason: 'nameDiffers' } },
			{ status: 503, body: { decision: 'notChecked', nextStep: expect.stringMatching(/again/) } },
			{ status: 503, body: { message: expect.stringMatching(/^Not paid: .* is a phone number/) } },
		]);
		expect(live().service.payouts).toMatchObject({ requests: 0 });
	});

	test('pays a confirmed holder of a production account, at the number that was looked up', async () => {
		expect(await pay(urls.production, { number: ' 473-8534 ' })).toMatchObject({
			status: 200,
			body: { decision: 'paid', payment: { paymentId: 'payment-1', amount: 1500 } },
		});
		const account = { accountType: 'till', accountNumber: '4738534' };
		expect(live().service.payouts).toMatchObject({
			requests: 1,
			payments: [{ reference: 'INV-1', idempotencyKey: 'INV-1', amount: 1500, ...account }],
		});
	});

	test.each<[string, keyof typeof urls, object, number, string, object]>([
		[
			'of a test system',
			'uat',
			{},
			409,
			'Not paid: the result does not come from a production account.',
			{ decision: 'refused', environment: 'uat' },
		],
		[
			'of a close match',
			'production',
			{ expectedName: 'Jane Kamua' },
			202,
			'Not paid: a person must check it.',
			{ decision: 'review', reason: 'nameClose' },
		],
		[
			'without an expected name',
			'production',
			{ expectedName: '' },
			202,
			'Not paid: no expected name was compared.',
			{ decision: 'review', reason: 'nameNotCompared' },
		],
		[
			'of another holder',
			'production',
			{ expectedName: 'Peter Otieno' },
			409,
			'Not paid: the holder is not confirmed.',
			{ decision: 'refused', reason: 'nameDiffers' },
		],
		[
			'with a warning, as of a bank that collects for many',
			'production',
			{ accountType: 'paybill', number: '900012', expectedName: 'Tausi Microfinance Bank' },
			409,
			'Not paid: the lookup has a warning, so a person must check it.',
			{ decision: 'refused' },
		],
		[
			'of an unknown number',
			'production',
			{ number: '5999991' },
			409,
			'Not paid: the holder is not confirmed.',
			{ decision: 'refused', reason: 'accountNotFound' },
		],
		[
			'that did not come',
			'production',
			{ number: '900503' },
			503,
			'Not paid: The service is unavailable at the moment (HTTP 503, E503000) after 4 tries [item 0]',
			{ decision: 'notChecked' },
		],
	])(
		'pays nothing on an answer %s',
		async (_what, environment, change, status, message, besides) => {
			const answer = await pay(urls[environment], change);
			expect(answer).toMatchObject({ status, body: { message, ...besides } });
			// Whoever guesses at names must not be told a real one.
			expect(JSON.stringify(answer)).not.toMatch(/KAMAU/);
			expect(live().service.payouts).toMatchObject({ requests: 0 });
		},
	);

	test.each<Fault>([
		{ kind: 'serverError', httpStatus: 500, body: 'json' },
		{ kind: 'resetDuringBody' },
		{ kind: 'json', httpStatus: 200, body: { status: 'PENDING' } },
		{ kind: 'json', httpStatus: 200, body: { status: 'failed' } },
		{ kind: 'json', httpStatus: 200, body: {} },
		{ kind: 'json', httpStatus: 200, body: { status: 'paid', reference: 'INV-2' } },
		{ kind: 'json', httpStatus: 200, body: { status: 'paid', amount: 99 } },
		{ kind: 'json', httpStatus: 202, body: { status: 'paid' } },
	])('never says “paid” when the payment service does not: %j', async (fault) => {
		live().service.setFaultPlan(({ kind }) => (kind === 'payout' ? fault : undefined));
		expect(await pay(urls.production)).toMatchObject({
			status: 502,
			body: {
				decision: 'unknown',
				message:
					'It may be paid or not, because the payment service gave no clear answer. Check in your payment service before you pay again.',
			},
		});
	});
});

import { useLiveN8n } from '../support/liveN8n';
import { publishExample, type ExampleChanges } from './example';
import { checkPayee } from './forms';

const jane = 'JANE WANJIKU KAMAU';
const script = '<img src=x onerror=alert(1)>';

describe('the example “Check one payee”', () => {
	const live = useLiveN8n();
	let form: string;

	const publish = async (changes?: ExampleChanges): Promise<string> => {
		const edits = { account: live().credentialId, ...changes };
		return (await publishExample(live(), 'check-one-payee.json', '/form/check-one-payee', edits))
			.url;
	};
	beforeAll(async () => {
		form = await publish();
	});

	const check = async (number: string, { name = 'Jane Kamau', type = 'Till', url = form } = {}) =>
		await checkPayee(url, type, number, '', name);

	test.each([
		['4738534', 'Jane Kamau', 'Confirmed, test', jane, '!'],
		['4738534', '', 'Needs Review', jane, '?'],
		['5999991', 'Jane Kamau', 'Not Confirmed', 'No name found', '✕'],
		// A service that is out is asked once, because somebody waits.
		['900503', 'Jane Kamau', 'Unchecked', 'Not looked up', '–'],
	])('%s under the name “%s” is %s', async (number, name, title, holder, sign) => {
		const { html, verdict, reference } = await check(number, { name });
		expect(verdict).toBe(title);
		expect(live().service.stats.lookups).toBe(1);
		for (const text of [
			`<h2>${holder}`,
			`<h3>Till ${number}</h3>`,
			`--sign: '${sign}'`,
			`href="../form/${form.split('/').at(-1)}`,
		])
			expect(html).toContain(text);
		expect(html).toMatch(/Checked: \d{4}-\d\d-\d\d \d\d:\d\d \(Africa\/Nairobi\)/);
		expect(html).toMatch(/<title>[^<]+ – Check one payee<\/title>/);
		expect(Number(reference)).toBeGreaterThan(0);
		// A test system does not tell who the real holder is.
		expect(html).not.toMatch(/You can pay|undefined|Accepted by/);
	});

	test('shows names and numbers as text, whatever is registered and entered', async () => {
		live().service.setFaultPlan(({ kind }) =>
			kind === 'token' ? undefined : { kind: 'name', name: `${script} JANE KAMAU` },
		);
		const answers = [
			await check('4738534', { name: `Jane ${script} $& {{ 1 + 1 }}` }),
			await check(`<b>4738534</b>${script}`, { type: 'Till<b>' }),
		];
		for (const { html } of answers) {
			expect(html).toContain('&lt;img src=x');
			expect(html).not.toMatch(/<img|<b>/);
		}
	});

	test('is Unchecked when the lookup is deactivated', async () => {
		const url = await publish({ deactivated: ['Look Up Holder'] });
		const { html, verdict } = await check('4738534', { url });
		expect(verdict).toBe('Unchecked');
		expect(html).not.toMatch(/undefined|null<|JANE|You can pay/);
	});

	test('answers in the demo as it is imported', async () => {
		const url = await publish({ account: '' });
		const { html, verdict } = await check('900001', { url });
		expect(verdict).toBe('Confirmed, test');
		expect(html).toContain('Results from the demo are not about real payees. Do not pay.');
		expect(live().service.stats.lookups).toBe(0);
	});
});

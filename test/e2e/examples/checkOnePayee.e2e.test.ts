import { useLiveN8n } from '../support/liveN8n';
import { publishExample } from './example';
import { checkPayee } from './forms';

describe('The example “Check one payee”', () => {
	const live = useLiveN8n();
	const example = 'check-one-payee';
	let form: string;

	beforeAll(async () => {
		form = (await publishExample(live(), example, { account: live().credentialId })).url;
	});

	const jane = 'JANE WANJIKU KAMAU';
	test.each([
		['4738534', 'Jane Kamau', 'Confirmed, test', jane, '!'],
		['4738534', '', 'Needs Review', jane, '?'],
		['5999991', 'Jane Kamau', 'Not Confirmed', 'No name found', '✕'],
		// A service that is out is asked once, because somebody waits.
		['900503', 'Jane Kamau', 'Unchecked', 'Not looked up', '–'],
	])(
		'checks one payee: %s under the name “%s” is %s',
		async (number, name, title, holder, sign) => {
			const { html, verdict } = await checkPayee(form, 'Till', number, '', name);
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
			expect(html).toMatch(/Reference: [1-9]/);
			// A test system does not tell who the real holder is.
			expect(html).not.toMatch(/You can pay|undefined|Accepted by/);
		},
	);

	test('tells nobody to pay when the lookup is deactivated', async () => {
		const { url } = await publishExample(live(), example, { deactivated: ['Look Up Holder'] });
		const { html, verdict } = await checkPayee(url, 'Till', '900001', '', 'Jane Kamau');
		expect(verdict).toBe('Unchecked');
		expect(html).not.toMatch(/You can pay|undefined|null</);
		expect(live().service.stats.lookups).toBe(0);
	});
});

import { credentialType } from '../../realN8n/localCredential';
import { useLiveN8n } from '../support/liveN8n';
import { readExample, type ExampleChanges } from './example';
import { submitPayee } from './payeeForm';
import { formPage } from './formPage';

const verdict = /<h1>(.*?)<\/h1>/;

describe('the example “Check one payee”', () => {
	const live = useLiveN8n();
	let url: string;

	const publish = async (path: string, changes?: Partial<ExampleChanges>): Promise<string> => {
		const credentials = { [credentialType]: live().credentialId };
		const parameters = { 'Check One Payee': { options: { path } } };
		const example = await readExample('check-one-payee.json', {
			credentials,
			parameters,
			...changes,
		});
		return await live().publish(example, `/form/${path}`);
	};
	beforeAll(async () => {
		url = await publish('one-payee');
	});

	const check = async (
		number: string,
		name = 'Jane Kamau',
		form = url,
		type = 'Till',
	): Promise<string> => await formPage(await submitPayee(form, number, name, type));

	test.each([
		['4738534', 'Jane Kamau', 'Confirmed', 'JANE WANJIKU KAMAU'],
		['4738534', 'Jane Kamua', 'Needs Review', 'JANE WANJIKU KAMAU'],
		['4738534', '', 'Needs Review', 'JANE WANJIKU KAMAU'],
		['5031264', 'Jane Kamau', 'Not Confirmed', 'PETER OTIENO'],
		['5999991', 'Jane Kamau', 'Not Confirmed', 'No name found'],
		['900503', 'Jane Kamau', 'Not Checked', 'Not looked up'],
		['0712345678', 'Jane Kamau', 'Not Checked', 'Not looked up'],
	])('%s under the name “%s” is %s', async (number, name, title, holder) => {
		const page = await check(number, name);
		expect(verdict.exec(page)?.[1]).toBe(title);
		expect(page).toContain(`<h2>${holder}`);
		expect(page).toContain(`<h3>Till ${number}</h3>`);
		expect(page).toContain('href="../form/one-payee"');
		expect(page).toMatch(/<h6>Checked \d{4}-\d\d-\d\d \d\d:\d\d, reference \d+\. /);
		// A test system does not tell who the real holder is.
		expect(page).not.toContain('You can pay');
	});

	test.each([
		['900503', 1, 'a service that is out'],
		['4738534', 1, 'one that answers'],
	])('asks once, because somebody waits: %s, %i request, %s', async (number, requests) => {
		live().service.resetStats();
		await check(number);
		expect(live().service.stats.lookups).toBe(requests);
	});

	test('speaks of the field as the form calls it, and leads back to what was typed', async () => {
		const page = await check('07123 "45678"', "Jane O'Kamau & Sons", url, 'Paybill');
		expect(page).not.toMatch(/Till or Paybill Number|\bcell\b/);
		expect(page).toContain(
			'?Till%20or%20Paybill%3F=Paybill&amp;Number=07123%20%2245678%22&amp;Name%20you%20expect=Jane%20O',
		);
	});

	test('shows names and numbers as text, whatever is registered and entered', async () => {
		const script = '<img src=x onerror=alert(1)>';
		live().service.setFaultPlan(() => ({ kind: 'name', name: `${script} JANE KAMAU` }));
		const pages = [
			await check('4738534', `Jane ${script}`),
			await check(`<b>4738534</b>${script}`),
			await check('4738534', 'Jane Kamau', url, `Till<b>${script}`),
		];
		live().service.setFaultPlan(undefined);
		for (const page of pages) {
			expect(page).toContain('&lt;img src=x');
			expect(page).not.toMatch(/<img|<b>/);
		}
	});

	test('is Not Checked when the lookup is deactivated', async () => {
		const form = await publish('switched-off', { deactivated: ['Look Up Holder'] });
		const page = await check('4738534', 'Jane Kamau', form);
		expect(verdict.exec(page)?.[1]).toBe('Not Checked');
		expect(page).not.toMatch(/undefined|null<|JANE/);
	});
});

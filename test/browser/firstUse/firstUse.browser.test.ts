import type { Download, Page } from 'playwright-core';
import { readExample } from '../../e2e/examples/example';
import { callersHeader, jane, postPayment } from '../../e2e/examples/payoutExample';
import { readWorkbook, type Cells } from '../../e2e/examples/workbook';
import { N8nRest } from '../../realN8n/n8nRest';
import { removeCredentials } from '../../e2e/support/removeCredentials';
import { ownN8n } from '../../e2e/support/sharedN8n';
import { cleanUp, whenDone } from '../../realN8n/cleanup';
import { credentialType, localCredentialData } from '../../realN8n/localCredential';
import { startServer } from '../../realN8n/n8nServer';
import { startSimulator, type Simulator } from '../../simulator';
import { Editor } from '../editor/editor';
import { tableRows } from '../editor/nodePanel';
import { keepScreen } from '../editor/picture';
import { Film, mostBytes } from './film';
import { NewUser, type Effort } from './newUser';

/** Of the example’s demo payees, in their order. */
const outcomes = [
	'Confirmed',
	'Needs Review',
	'Not Confirmed',
	'Needs Review',
	'Not Confirmed',
	'Not Confirmed',
	'Unchecked',
	'Unchecked',
	'Confirmed',
	'Confirmed',
	'Unchecked',
];

describe('somebody who has just installed the package', () => {
	let service: Simulator;
	let n8n: { baseUrl: string; cookie: string };
	let user: NewUser;
	let started: number;
	const told: string[] = [];

	beforeAll(async () => {
		service = await startSimulator();
		whenDone(() => service.close());
		const { baseUrl, rest } = await startServer(await ownN8n());
		n8n = { baseUrl, cookie: rest.cookie };
	});
	beforeEach(async () => {
		await removeCredentials(new N8nRest(n8n.baseUrl, n8n.cookie));
		const { page } = await Editor.open(n8n);
		await page.setViewportSize({ width: 1_120, height: 700 });
		user = new NewUser(page);
		started = Date.now();
	});
	afterEach(async () => {
		await keepScreen(user.page, expect.getState().currentTestName ?? '');
		await user.page.close();
	});
	afterAll(async () => {
		process.stdout.write(['clicks  fields  seconds  journey', ...told, ''].join('\n'));
		await cleanUp();
	});

	/** What the way took, printed with its time. */
	function effort(journey: string): Effort {
		const { clicks, fields } = user.effort;
		const columns = [clicks, fields, Math.round((Date.now() - started) / 1_000)];
		const [first = '', second = '', third = ''] = columns.map(String);
		told.push(`${first.padStart(6)}  ${second.padStart(6)}  ${third.padStart(7)}  ${journey}`);
		return { clicks, fields };
	}

	test('verifies a sheet in the demo, and is filmed', async () => {
		const { page } = user;
		await user.importExample('spreadsheet-verification.json');
		user.film = new Film(page, { x: 560, y: 630 });
		await user.chooseDemo('Look Up Payees');
		await user.run();
		await user.click(page.getByTestId('logs-overview-header'));
		const logs = page.getByTestId('logs-panel');
		await user.click(logs.getByText('All Results', { exact: true }));
		await user.drag(logs.getByTestId('resize-handle').first(), -350);
		const table = logs.locator('table');
		expect((await tableRows(table)).map((row) => row['Lookup Outcome'])).toEqual(outcomes);
		await user.film.show(1_200);
		await user.scroll(table, 460);
		await user.film.show(1_500);
		await user.click(logs.getByText('Sheet With Results', { exact: true }));
		// It ends with the file.
		await user.film.show(2_000);
		const { film, frames, ms } = await user.film.save('verify-a-sheet');
		user.film = undefined;
		expect(await framesSeen(page, film)).toBe(frames);
		expect(film.length).toBeLessThan(mostBytes);
		expect(ms).toBeGreaterThan(10_000);
		expect(ms).toBeLessThan(20_000);

		const download = page.waitForEvent('download');
		await user.click(logs.getByText('Download'));
		const [titles = [], ...rows] = await readSheet(await download);
		expect(rows.map((row) => row[titles.indexOf('Lookup Outcome')])).toEqual(outcomes);
		expect(effort('verify a sheet')).toEqual({ clicks: 19, fields: 0 });
	});

	test('looks a payee up on a page of its own', async () => {
		const { page } = user;
		await user.importExample('check-one-payee.json');
		await user.chooseDemo('Look Up Holder');
		await user.publish();
		await user.open('Check One Payee');
		await user.click(user.node.panel.getByTestId('radio-button-production'));
		const url = user.node.panel.getByText(`${n8n.baseUrl}/form/`);
		await user.click(url);
		await page.goto(await url.innerText());
		// The address, which was copied.
		user.effort.fields += 1;
		await user.type(page.getByLabel('Number'), '900001');
		await user.type(page.getByLabel('Name you expect'), 'Jane Kamau');
		await user.click(page.getByRole('button', { name: 'Check' }));
		await page.getByRole('heading', { level: 1, name: 'Confirmed' }).waitFor();
		const texts = await page.getByRole('heading').allInnerTexts();
		expect(texts.slice(0, 3)).toEqual(['Confirmed', 'JANE WANJIKU KAMAU (DEMO)', 'Till 900001']);
		expect(effort('check one payee')).toEqual({ clicks: 24, fields: 3 });
	});

	test('pays only who is confirmed', async () => {
		const { node } = user;
		await user.importExample('pay-confirmed.json');
		await user.chooseDemo('Look Up Holder');
		await user.run();
		await user.open('Answer: Refused');
		await user.click(node.panel.getByRole('tab', { name: /^Response/ }));
		expect(await node.schemaText()).toContain('demo answers are invented and never paid.');
		await user.close();
		expect(effort('see in the demo who would be paid')).toEqual({ clicks: 18, fields: 0 });

		await user.open('Look Up Holder');
		await user.createAccount(localCredentialData(service));
		await user.close();
		await user.open('Pay');
		await user.pasteOver(node.fields.field('url'), await payingAt(`${service.baseUrl}/payouts`));
		await user.close();
		await user.open('Payment Request');
		await user.createCallers(callersHeader);
		await user.close();
		await user.activate('Payment Request');
		await user.publish();
		const url = `${n8n.baseUrl}/webhook/pay-confirmed`;
		const answers = ['Jane Kamau', 'Peter Otieno'].map(
			async (expectedName, index) =>
				await postPayment(url, { ...jane, expectedName, reference: `INV-${index}` }),
		);
		expect(await Promise.all(answers)).toMatchObject([
			{ status: 200, body: { decision: 'paid', payment: { reference: 'INV-0' } } },
			{ status: 409, body: { decision: 'refused', reason: 'nameDiffers' } },
		]);
		expect(service.payouts).toMatchObject({
			requests: 1,
			payments: [{ reference: 'INV-0', accountNumber: jane.number, amount: jane.amount }],
		});
		expect(effort('pay only the confirmed')).toEqual({ clicks: 47, fields: 7 });
	});
});

/** The expression for the address of Pay with another address in it. */
async function payingAt(address: string): Promise<string> {
	const { nodes } = await readExample('pay-confirmed.json', {
		credentials: { [credentialType]: '' },
		rewritten: { 'https://payments.example.com/payouts': address },
	});
	return String(nodes.find(({ name }) => name === 'Pay')?.parameters['url']).slice(1);
}

/** The rows of the workbook that was downloaded, titles included. */
async function readSheet(download: Download): Promise<Cells> {
	expect(download.suggestedFilename()).toBe('verification.xlsx');
	return (await readWorkbook(await download.path())).get('Payees') ?? [];
}

/** How many pictures the browser finds in a film, once it has drawn the last of them. */
async function framesSeen(page: Page, film: Buffer): Promise<unknown> {
	return await page.evaluate(`(async () => {
		const signs = atob('${film.toString('base64')}');
		const data = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
		const decoder = new ImageDecoder({ data, type: 'image/png' });
		await decoder.tracks.ready;
		await decoder.completed;
		const { frameCount } = decoder.tracks.selectedTrack;
		await decoder.decode({ frameIndex: frameCount - 1 });
		return frameCount;
	})()`);
}

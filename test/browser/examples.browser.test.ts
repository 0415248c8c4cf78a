import { readdirSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { readExample } from '../e2e/examples/example';
import { callersHeader } from '../e2e/examples/payouts';
import { DataTable } from '../e2e/support/dataTable';
import { useLiveN8n } from '../e2e/support/liveN8n';
import { trigger } from '../e2e/support/workflows';
import { credentialType } from '../realN8n/localCredential';
import { examplesFolder } from '../realN8n/paths';
import type { Canvas } from './editor/canvas';
import { cutOffTexts } from './editor/cutOffTexts';
import { useEditor } from './editor/editor';
import { takeElement } from './editor/picture';

const opened: string[] = [];
/** The columns of the trail, which several examples share. */
const checkColumns = [
	...['reference', 'row', 'checked_at', 'checked_by', 'file', 'payee', 'type', 'number'],
	...[
		'account_number',
		'operator',
		'amount',
		'registered_name',
		'outcome',
		'details',
		'environment',
	],
	...['accepted_by', 'accepted_at'],
];

describe('the examples in the editor', () => {
	const live = useLiveN8n();
	const editor = useEditor();
	let folder: string;
	let credentials: Record<string, string>;

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'examples-'));
		const store = async (data: Record<string, string>, type: string): Promise<string> =>
			await live().storeCredential(data, type, 'Demo');
		const google = { clientId: 'browser', clientSecret: 'tests' };
		credentials = {
			[credentialType]: await store({ environment: 'demo' }, credentialType),
			httpHeaderAuth: await store(callersHeader, 'httpHeaderAuth'),
			googleSheetsOAuth2Api: await store(google, 'googleSheetsOAuth2Api'),
			httpBearerAuth: await store({ token: 'an-agent-of-the-browser-tests' }, 'httpBearerAuth'),
		};
	});

	/** Opens an example; nothing may be left to be set, or be cut off. */
	async function open(file: string, width: number, height: number): Promise<Canvas> {
		const path = join(folder, file);
		await writeFile(path, JSON.stringify(await readExample(file, { credentials })));
		await editor().page.setViewportSize({ width, height });
		const canvas = await editor().importWorkflow(path);
		expect(await canvas.nodesWithIssues()).toEqual([]);
		expect(await cutOffTexts(editor().page, 'sticky')).toEqual([]);
		return canvas;
	}

	type Run = (canvas: Canvas) => Promise<void>;
	test.each<[string, number, number, Run?]>([
		['check-one-payee.json', 1_500, 1_000],
		['check-remembered.json', 1_900, 1_000],
		['google-sheets.json', 1_740, 900],
		['month-of-checks.json', 1_600, 1_100],
		['verify-remembered.json', 1_740, 1_000],
		[
			'pay-confirmed.json',
			1_600,
			1_100,
			async (canvas) => {
				await canvas.run(trigger);
			},
		],
		['spreadsheet-verification.json', 1_740, 1_000],
		['scheduled-recheck.json', 1_900, 1_000],
		['webhook-payout.json', 2_000, 1_200],
		['large-sheet.json', 2_400, 1_200],
		[
			...(['agent-tool.json', 1_300, 900] as const),
			async (canvas) => {
				const tool = await canvas.openNode('look_up_till');
				await tool.executeTool({ till_number: '900001', expected_name: 'Jane Kamau' });
				const shown = await tool.schemaText();
				for (const text of ['Lookup Outcome', 'Confirmed', '(DEMO)']) expect(shown).toContain(text);
				expect(await tool.hints()).toEqual([]);
				await tool.close();
			},
		],
		['review-payees.json', 1_900, 1_000, reviewDemoPayee],
	])(
		'%s opens with nothing left to set, and some run in the demo',
		async (file, width, height, ...[run]) => {
			const canvas = await open(file, width, height);
			await run?.(canvas);
			await canvas.take(`example-${basename(file, '.json')}`);
			opened.push(file);
		},
	);

	test('are all opened here', () => {
		const files = readdirSync(examplesFolder).filter((name) => name.endsWith('.json'));
		expect(opened.sort()).toEqual(files.sort());
	});

	/** Accepts a row of a sheet that was checked in the demo, by the page as a reviewer sees it. */
	async function reviewDemoPayee(canvas: Canvas): Promise<void> {
		const row = { row: '3', file: 'demo.csv', payee: 'Jane Kamau', type: 'till', amount: '900' };
		const found = { registered_name: 'JANE WANJIKU KAMAU (DEMO)', outcome: 'Needs Review' };
		const rest = { operator: 'Mpesa', checked_by: 'Wanja', environment: 'demo', accepted_by: '' };
		const said = { details: 'The name is close to the expected name.', checked_at: '2026-11-24' };
		const cells = { ...row, ...found, ...rest, ...said, reference: 'demo', number: '900002' };
		await new DataTable(live().rest, 'payee_checks').fill(checkColumns, [
			{ ...cells, accepted_at: '' },
		]);
		const form = await canvas.runToForm('Review Payees');
		// n8n asks once whether the form may know who is signed in.
		const allow = form.getByRole('button', { name: 'Allow' });
		const field = form.getByLabel('Reference of the sheet');
		await allow.or(field).waitFor();
		if (await allow.isVisible()) await allow.click();
		await field.fill('demo');
		await form.getByRole('button', { name: 'Show the rows' }).click();
		await form.getByText('JANE').first().waitFor();
		await form.getByLabel('I have checked this payee another way').check();
		await takeElement(form, 'review-payees-form', form.locator('.container'));
		await form.getByRole('button', { name: 'Accept what is ticked' }).click();
		await form.getByText('Ticked, but not accepted').waitFor();
		await closeEnded(form);
		await canvas.hasEnded('What Was Accepted');
	}
});

/** The page at the end of a form tells n8n that it is shown; closed before that, its execution would wait on. */
async function closeEnded(form: Page): Promise<void> {
	await form.waitForLoadState('networkidle');
	await form.close();
}

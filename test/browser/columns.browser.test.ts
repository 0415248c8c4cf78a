import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/resultColumns';
import { useLiveN8n } from '../e2e/support/liveN8n';
import { inLine, lookupName, lookupNode, node, trigger } from '../e2e/support/workflows';
import { credentialType } from '../realN8n/localCredential';
import { useEditor } from './editor/editor';
import { takeElement } from './editor/picture';

describe('Sheet Columns in the editor', () => {
	const live = useLiveN8n();
	const editor = useEditor();

	test('are the columns of the output’s table, the same for rows that could not be checked', async () => {
		const demo = await live().storeCredential({ environment: 'demo' }, credentialType, 'Demo');
		const rows = ['900001', '900002', '900003', '900004', '0712345678'].map((till) => ({ till }));
		const lookup = lookupNode(demo, {
			expectedName: 'Jane Kamau',
			options: { resultFormat: 'columns' },
		});
		const workflow = inLine('Sheet Columns', [
			node(trigger, 'manualTrigger'),
			node('Given', 'set', { mode: 'raw', jsonOutput: JSON.stringify({ rows }), options: {} }, 3.4),
			node('Rows', 'splitOut', { fieldToSplitOut: 'rows', options: {} }),
			{ ...lookup, onError: 'continueRegularOutput' },
		]);
		const nodes = workflow.nodes.map((each, index) => ({ ...each, position: [index * 200, 0] }));
		const path = join(await mkdtemp(join(tmpdir(), 'columns-')), 'columns.json');
		await writeFile(path, JSON.stringify({ ...workflow, nodes }));
		await editor().page.setViewportSize({ width: 2_000, height: 780 });
		const canvas = await editor().importWorkflow(path);
		await canvas.run();

		const opened = await canvas.openNode(lookupName);
		expect(await opened.outputTabs()).toEqual([
			'Needs Review Branch (3 items)',
			'Confirmed Branch (1 item)',
			'Not Confirmed Branch (1 item)',
		]);
		for (const output of ['Confirmed', 'Not Confirmed', 'Needs Review']) {
			await opened.showOutput(output);
			const shown = await opened.rows();
			for (const row of shown)
				expect(Object.keys(row)).toEqual(expect.arrayContaining([...RESULT_COLUMNS]));
		}
		expect(await opened.rows()).toMatchObject([
			{
				'Lookup Outcome': 'Needs Review',
				'Lookup Match': 'Close Match',
				'Lookup Number': '900002',
			},
			{ 'Lookup Outcome': 'Needs Review', 'Lookup Number': '900004' },
			{ 'Lookup Outcome': 'Unchecked', 'Lookup Reason': expect.stringContaining('phone number') },
		]);
		await opened.moveParameters(-900);
		await takeElement(editor().page, 'sheet-columns', opened.panel);
	});
});

import { readdirSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readExample } from '../e2e/examples/example';
import { callersHeader } from '../e2e/examples/payoutExample';
import { useLiveN8n } from '../e2e/support/liveN8n';
import { credentialType } from '../realN8n/localCredential';
import { examplesFolder } from '../realN8n/paths';
import { cutOffTexts } from './editor/cutOffTexts';
import { useEditor } from './editor/editor';
import { exampleRuns } from './exampleRuns';

const pictureOf = (file: string): string => `example-${basename(file, '.json')}`;

describe('the examples in the editor', () => {
	const live = useLiveN8n();
	let folder: string;
	let credentials: Record<string, string>;
	const editor = useEditor();

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'examples-'));
		credentials = {
			[credentialType]: await live().storeCredential(
				{ environment: 'demo' },
				credentialType,
				'Demo',
			),
			httpHeaderAuth: await live().storeCredential(callersHeader, 'httpHeaderAuth', 'Callers'),
			googleSheetsOAuth2Api: await live().storeCredential(
				{ clientId: 'browser', clientSecret: 'tests' },
				'googleSheetsOAuth2Api',
				'Google Sheets account',
			),
			httpBearerAuth: await live().storeCredential(
				{ token: 'an-agent-of-the-browser-tests' },
				'httpBearerAuth',
				'Agent token',
			),
		};
	});

	test('are all run here', () => {
		const files = readdirSync(examplesFolder).filter((name) => name.endsWith('.json'));
		expect(Object.keys(exampleRuns).sort()).toEqual(files.sort());
	});

	test.each(Object.entries(exampleRuns))(
		'%s opens with nothing left to be set, runs, and shows its named outputs with their numbers of items',
		async (file, { run, lookups, window, picture = pictureOf(file) }) => {
			const path = join(folder, file);
			await writeFile(path, JSON.stringify(await readExample(file, { credentials })));
			const [width, height] = window;
			await editor().page.setViewportSize({ width, height });
			const canvas = await editor().importWorkflow(path);
			expect(await canvas.nodesWithIssues()).toEqual([]);
			expect(await cutOffTexts(editor().page, 'sticky')).toEqual([]);

			await run(canvas, live());
			for (const [node, outputs] of Object.entries(lookups)) {
				expect({ node, outputs: await canvas.outputs(node, outputs) }).toEqual({ node, outputs });
			}
			await canvas.take(picture);
		},
	);
});

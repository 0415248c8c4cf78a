import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { OUTPUT_OF, VERDICTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { examplesFolder } from '../realN8n/paths';

const example = z.object({
	nodes: z.array(
		z.object({
			name: z.string(),
			type: z.string(),
			parameters: z.record(z.unknown()),
			credentials: z.record(z.unknown()).default({}),
		}),
	),
});

type Example = z.infer<typeof example>;

async function read(name: string): Promise<Example> {
	return example.parse(JSON.parse(await readFile(join(examplesFolder, `${name}.json`), 'utf8')));
}

describe.each(['spreadsheet-verification', 'agent-tool'])('the example %s', (name) => {
	test('says which credentials it needs, and holds no data of one', async () => {
		const { nodes } = await read(name);
		const credentials = nodes.flatMap((node) => Object.values(node.credentials));
		const reference = { id: expect.any(String), name: expect.any(String) };
		expect(credentials).toEqual(credentials.map(() => reference));
		expect(credentials.length).toBeGreaterThan(0);
	});

	test('guides a newcomer with notes, and with a page that has a picture', async () => {
		const { nodes } = await read(name);
		const notes = nodes.filter(({ type }) => type === 'n8n-nodes-base.stickyNote');
		expect(notes.length).toBeGreaterThanOrEqual(3);
		const page = await readFile(join(examplesFolder, `${name}.md`), 'utf8');
		expect(page).toContain(`](../docs/images/example-${name}.png)`);
	});
});

test('the spreadsheet example has words for every reason and a sheet for every outcome', async () => {
	const { nodes } = await read('spreadsheet-verification');
	const code = nodes.find(({ name }) => name === 'Sort by Result')?.parameters['jsCode'];
	for (const { reason } of Object.values(VERDICTS)) expect(code).toContain(`\t${reason}: '`);
	for (const outcome of Object.keys(OUTPUT_OF)) expect(code).toContain(`['${outcome}', '`);
});

import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import { cleanUp } from '../realN8n/cleanup';
import { installN8n } from '../realN8n/installN8n';
import { N8nInstance } from '../realN8n/n8nInstance';
import { chosenMajor } from '../realN8n/n8nVersion';
import { jsonColumnCase, ROWS_EACH } from '../support/columnCases';
import { installProbe, probePackageName } from './support/probePackage';
import { packedTarball } from './support/tarball';

const found = z.object({
	engine: z.string(),
	taken: z.number(),
	asked: z.number(),
	differences: z.array(z.string()),
});

/** The engines for expressions that each n8n has; the first is the one it comes with. */
const engines = { 1: ['legacy'], 2: ['vm', 'quickjs'] } as const;

afterEach(cleanUp);

test.each(engines[chosenMajor()])(
	'a value that is taken from the item is the one that n8n gives, with its engine %s',
	async (engine) => {
		const folder = await mkdtemp(join(tmpdir(), 'columns-'));
		const [rowsFile, reportFile] = [join(folder, 'rows.json'), join(folder, 'report.json')];
		const cases = fc.sample(jsonColumnCase, 600);
		await writeFile(rowsFile, JSON.stringify(cases.flatMap(({ rows }) => rows)));
		const instance = await N8nInstance.create({
			installed: await installN8n(() => undefined),
			tarball: packedTarball(),
			fileFolders: [],
			variables: { N8N_EXPRESSION_ENGINE: engine },
		});
		await installProbe(instance);
		const probe = (id: string, parameters: object): object => ({
			...{ id, name: id, type: `${probePackageName}.columnProbe`, typeVersion: 1 },
			...{ position: [0, 0], parameters },
		});
		const settings = cases.map(({ setting }) => setting);
		const to = (name: string): object => ({ main: [[{ node: name, type: 'main', index: 0 }]] });
		const start = {
			...{ id: 'Start', name: 'Start', type: 'n8n-nodes-base.manualTrigger', typeVersion: 1 },
			...{ position: [0, 0], parameters: {} },
		};
		await instance.importWorkflows([
			{
				id: 'columns',
				name: 'Columns',
				nodes: [
					start,
					probe('Rows', { rowsFile }),
					probe('Compare', { settings, itemsEach: ROWS_EACH, reportFile }),
				],
				connections: { Start: to('Rows'), Rows: to('Compare') },
			},
		]);
		await instance.execute('columns');
		const report = found.parse(JSON.parse(await readFile(reportFile, 'utf8')));
		expect(report.differences).toEqual([]);
		expect(report.engine).toBe(engine);
		// Both ways have to be taken often, or this would show nothing.
		expect(report.taken).toBeGreaterThan(200);
		expect(report.asked).toBeGreaterThan(200);
	},
);

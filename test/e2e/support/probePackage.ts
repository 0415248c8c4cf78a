import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { N8nInstance } from '../../realN8n/n8nInstance';
import { projectFolder } from '../../realN8n/paths';

const probePackageName = 'n8n-nodes-column-probe';

/** The probe's type, in a community package that n8n finds beside the one under test. */
export const probeType = `${probePackageName}.columnProbe`;

/** The package is one file that gives out its node alone; this is the same code, with the probe beside it. */
const contents = `
	export { columnReader } from './nodes/MobileMoneyNameLookup/actions/columnReference';
	export { probeColumns, probeDescription } from './test/support/columnProbe';
`;

/** The probe gives out rows that it is given, or what it found when it compared its input. */
const node = `
const { Expression } = require('n8n-workflow');
const { columnReader, probeColumns, probeDescription } = require('./columnProbe.js');

const rowsField = { displayName: 'Rows', name: 'rows', type: 'json', default: '' };
const properties = [...probeDescription.properties, rowsField];

exports.ColumnProbe = class {
	description = { ...probeDescription, properties };

	async execute() {
		const { rows } = this.getNode().parameters;
		if (rows) return [JSON.parse(rows).map((json) => ({ json }))];
		const engine = Expression.getActiveImplementation?.() ?? 'legacy';
		return [[{ json: { engine, ...probeColumns(this, columnReader) } }]];
	}
};
`;

/** Installs the probe into an n8n that has the packed package. */
export async function installProbe(instance: N8nInstance): Promise<void> {
	const folder = join(dirname(instance.packageFolder), probePackageName);
	await mkdir(folder, { recursive: true });
	await build({
		stdin: { contents, resolveDir: projectFolder },
		outfile: join(folder, 'columnProbe.js'),
		bundle: true,
		platform: 'node',
		format: 'cjs',
		external: ['n8n-workflow'],
	});
	const manifest = {
		name: probePackageName,
		version: '1.0.0',
		keywords: ['n8n-community-node-package'],
		n8n: { n8nNodesApiVersion: 1, credentials: [], nodes: ['ColumnProbe.node.js'] },
	};
	await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
	await writeFile(join(folder, 'ColumnProbe.node.js'), node);
}

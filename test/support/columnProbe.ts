import fc from 'fast-check';
import type { IDataObject, IExecuteFunctions, INodeType } from 'n8n-workflow';
import { Expression } from 'n8n-workflow';
import { z } from 'zod';

import { columnReader } from '../../nodes/MobileMoneyNameLookup/actions/columnReference';
import { jsonColumnCase, ROWS_EACH } from './columnCases';
import { newCredential, runNode } from './runNode';

const inWords = (value: unknown): string => (Object.is(value, -0) ? '-0' : JSON.stringify([value]));

/** A value in words, or that n8n refuses the expression. */
function told(read: () => unknown): string {
	try {
		return inWords(read());
	} catch (refusal) {
		return String(refusal);
	}
}

/** Compares values that are taken from items with what n8n works out; each setting is read for some rows. */
function compare(context: IExecuteFunctions): IDataObject {
	const readers = [context.getNode().parameters['settings']].flat().map(columnReader);
	let [taken, asked] = [0, 0];
	const differences: string[] = [];
	for (const [item, { json }] of context.getInputData().entries()) {
		const at = Math.floor(item / ROWS_EACH);
		const askN8n = (): unknown => context.getNodeParameter(`settings[${at}]`, item);
		let isAsked = readers[at] === undefined;
		const ours = told(() =>
			readers[at]?.(json, () => {
				isAsked = true;
				return askN8n();
			}),
		);
		if (isAsked) asked++;
		else taken++;
		const theirs = isAsked ? ours : told(askN8n);
		if (ours !== theirs) differences.push(`Item ${item}: taken ${ours}, n8n gives ${theirs}`);
	}
	return { engine: Expression.getActiveImplementation(), taken, asked, differences };
}

const settings = { displayName: 'Settings', name: 'settings', default: [] };
const probe: INodeType = {
	description: {
		...{ displayName: 'Probe', name: 'probe', group: ['transform'], version: 1, description: '' },
		...{ defaults: {}, inputs: ['main'], outputs: ['main'] },
		properties: [{ ...settings, type: 'string', typeOptions: { multipleValues: true } }],
	},
	async execute() {
		return await Promise.resolve([[{ json: compare(this) }]]);
	},
};

/** Prints what a comparison in n8n’s engine found, whose expressions this engine works out. */
async function main(engine: 'legacy' | 'vm' | 'quickjs'): Promise<void> {
	Expression.setExpressionEngine(engine);
	const limits = { bridgeTimeout: 10_000, bridgeMemoryLimit: 128, maxCodeCacheSize: 1_024 };
	await Expression.initExpressionEngine({ engine, poolSize: 1, ...limits });
	const cases = fc.sample(jsonColumnCase, 600);
	const text = JSON.stringify(cases.flatMap((each) => each.rows));
	// As they are: zod would copy them without a field __proto__.
	const rows = z.custom<IDataObject[]>(Array.isArray).parse(JSON.parse(text));
	const { outputs, error } = await runNode({
		items: rows.map((json) => ({ json })),
		parameters: { settings: cases.map(({ setting }) => setting) },
		credentials: newCredential({}),
		otherNode: probe,
	});
	console.log(JSON.stringify(outputs[0]?.[0]?.json ?? error?.message));
	process.exit();
}

void main(z.enum(['legacy', 'vm', 'quickjs']).parse(process.argv[2]));

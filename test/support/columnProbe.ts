import type { IExecuteFunctions, INodeExecutionData, INodeTypeDescription } from 'n8n-workflow';

import type { ReadColumn } from '../../nodes/MobileMoneyNameLookup/actions/columnReference';

/** What a comparison found. */
interface ProbeReport {
	/** Values that were taken from the item. */
	readonly taken: number;
	/** Values that n8n was asked for. */
	readonly asked: number;
	/** Where a value that was taken is not the one that n8n gives. */
	readonly differences: readonly string[];
}

/** A node that reads columns in our way and in n8n's. */
export const probeDescription: INodeTypeDescription = {
	displayName: 'Column Probe',
	name: 'columnProbe',
	group: ['transform'],
	version: 1,
	description: 'Compares values that are taken from items with those that n8n works out',
	defaults: { name: 'Column Probe' },
	inputs: ['main'],
	outputs: ['main'],
	properties: [
		// The parameters that are compared, each for so many items that follow one another.
		{
			displayName: 'Settings',
			name: 'settings',
			type: 'string',
			typeOptions: { multipleValues: true },
			default: [],
		},
		{ displayName: 'Items Each', name: 'itemsEach', type: 'number', default: 1 },
	],
};

const inWords = (value: unknown): string =>
	Object.is(value, -0) ? '-0' : `${typeof value} ${JSON.stringify([value])}`;

/** A value, or that there is none because n8n refuses the expression. */
function outcomeOf(read: () => unknown): { value: unknown } | { refused: string } {
	try {
		return { value: read() };
	} catch (refusal) {
		return { refused: String(refusal) };
	}
}

/**
 * Compares, setting by setting and item by item.
 *
 * @param context n8n's functions of the running probe
 * @param columnReader the function under test
 */
export function probeColumns(
	context: IExecuteFunctions,
	columnReader: (setting: unknown) => ReadColumn | undefined,
): ProbeReport {
	const items: INodeExecutionData[] = context.getInputData();
	const { settings, itemsEach } = context.getNode().parameters;
	if (!Array.isArray(settings) || typeof itemsEach !== 'number') throw new Error('No settings');
	let [taken, asked] = [0, 0];
	const differences: string[] = [];
	for (const [index, setting] of settings.entries()) {
		const read = columnReader(setting);
		for (let item = index * itemsEach; item < (index + 1) * itemsEach; item++) {
			const askN8n = (): unknown => context.getNodeParameter(`settings[${index}]`, item);
			const askedBefore = asked;
			const ours = outcomeOf(() => {
				const ask = (): unknown => {
					asked++;
					return askN8n();
				};
				return read ? read(items[item]?.json, ask) : ask();
			});
			if (asked > askedBefore) continue;
			taken++;
			const theirs = outcomeOf(askN8n);
			if ('value' in ours && 'value' in theirs && Object.is(ours.value, theirs.value)) continue;
			const [mine, told] = [ours, theirs].map((outcome) =>
				'value' in outcome ? inWords(outcome.value) : outcome.refused,
			);
			differences.push(`${inWords(setting)}: taken ${mine}, n8n gives ${told}`);
		}
	}
	return { taken, asked, differences };
}

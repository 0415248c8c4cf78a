import { join } from 'node:path';

import { isJsonObject } from '../../nodes/MobileMoneyNameLookup/domain/json';
import { COMPARE_NAMES, SHEET } from '../../nodes/MobileMoneyNameLookup/operations/operation';
import { OPERATIONS } from '../../nodes/MobileMoneyNameLookup/operations/operations';
import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import {
	RESULT_FIELD_NAMES,
	resultOf,
} from '../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { COMPARED, FULL, UNCHECKED } from '../domain/checkedRows';
import { projectFolder } from '../realN8n/paths';
import { made } from '../report/made';
import { asFields } from '../report/suppliers';

const LOOKED_UP = { ...resultOf(UNCHECKED), ...resultOf(FULL) };
const OF_NAMES = { ...resultOf({ ...UNCHECKED, isComparison: true }), ...resultOf(COMPARED) };

const textsIn = (columns: readonly string[]): object =>
	Object.fromEntries(columns.map((column) => [column, '']));

/** An item of an operation, with each field that one can have. */
function exampleOf(operation: string): object {
	if (operation === SHEET) return textsIn(RESULT_COLUMNS);
	const example = operation === COMPARE_NAMES ? OF_NAMES : LOOKED_UP;
	return Object.fromEntries(RESULT_FIELD_NAMES.map((name) => [name, example[name]]));
}

function schemaOf(value: unknown): object {
	if (Array.isArray(value)) {
		const elements: unknown[] = value;
		const example: unknown = isJsonObject(elements[0])
			? Object.fromEntries(elements.flatMap((each) => Object.entries(each ?? {})))
			: elements[0];
		return { type: 'array', items: schemaOf(example) };
	}
	if (!isJsonObject(value)) return { type: typeof value };
	const properties = Object.entries(value)
		.filter(([, each]) => each !== undefined)
		.map(([name, each]) => [name, schemaOf(each)] as const);
	return { type: 'object', properties: Object.fromEntries(properties) };
}

const schemaFile = (node: string, operation: string, example: unknown) =>
	[
		join(projectFolder, `nodes/${node}/__schema__/v1.0.0`, `${operation}.json`),
		`${JSON.stringify({ ...schemaOf(example), version: 1 }, null, 2)}\n`,
	] as const;

const REPORT = made(asFields());
const REVIEWED = [...Object.keys(REPORT.checks[0] ?? {}), 'reviewed_by', 'how_checked'];

/** The output schema of each operation, with which the editor shows its fields before a run: path, text. */
export const OUTPUT_SCHEMAS = [
	...OPERATIONS.map(({ option }) => String(option.value)).map((operation) =>
		schemaFile('MobileMoneyNameLookup', operation, exampleOf(operation)),
	),
	schemaFile('PayeeCheckReport', 'report', REPORT),
	schemaFile('PayeeCheckReport', 'reviewAnswers', textsIn(REVIEWED)),
];

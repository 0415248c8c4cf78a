import { join } from 'node:path';

import { COMPARE_NAMES } from '../../nodes/MobileMoneyNameLookup/operations/operation';
import { OPERATIONS } from '../../nodes/MobileMoneyNameLookup/operations/operations';
import { RESULT_COLUMNS } from '../../nodes/MobileMoneyNameLookup/domain/result/resultColumns';
import {
	type FieldType,
	RESULT_FIELD_NAMES,
	RESULT_FIELDS,
} from '../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { projectFolder } from '../realN8n/paths';
import { made } from '../report/made';
import { asFields } from '../report/suppliers';

const IN_COLUMNS = 'sheet';

function schemaOf(type: FieldType): object {
	if (typeof type === 'object') return objectOf(Object.entries(type));
	if (type === 'texts') return { type: 'array', items: { type: 'string' } };
	const names = { text: 'string', number: 'number', flag: 'boolean', json: 'object' } as const;
	return { type: names[type] };
}

const objectOf = (fields: ReadonlyArray<readonly [name: string, type: FieldType]>) => ({
	type: 'object',
	properties: Object.fromEntries(fields.map(([name, type]) => [name, schemaOf(type)])),
});

function outputSchema(operation: string): object {
	const names = RESULT_FIELD_NAMES.filter(
		(name) => operation !== COMPARE_NAMES || !RESULT_FIELDS[name].isOfLookup,
	);
	return objectOf(
		operation === IN_COLUMNS
			? RESULT_COLUMNS.map((column) => [column, 'text'] as const)
			: names.map((name) => [name, RESULT_FIELDS[name].type] as const),
	);
}

const schemaFile = (node: string, operation: string, schema: object) =>
	[
		join(projectFolder, `nodes/${node}/__schema__/v1.0.0`, `${operation}.json`),
		`${JSON.stringify({ ...schema, version: 1 }, null, 2)}\n`,
	] as const;

function schemaOfValue(value: unknown): object {
	if (Array.isArray(value)) {
		const elements: unknown[] = value;
		const fields = elements.flatMap((each) => Object.entries(each ?? {}));
		return { type: 'array', items: schemaOfValue(Object.fromEntries(fields)) };
	}
	if (typeof value !== 'object' || value === null) return { type: typeof value };
	const properties = Object.entries<unknown>({ ...value })
		.filter(([, each]) => each !== undefined)
		.map(([name, each]) => [name, schemaOfValue(each)] as const);
	return { type: 'object', properties: Object.fromEntries(properties) };
}

const REPORT = made(asFields());
const REVIEWED = [...Object.keys(REPORT.checks[0] ?? {}), 'reviewed_by', 'how_checked'].map(
	(column) => [column, 'text'] as const,
);

/** The output schema of each operation, with which the editor shows its fields before a run: path, text. */
export const OUTPUT_SCHEMAS = [
	...OPERATIONS.map(({ option }) => String(option.value)).map((operation) =>
		schemaFile('MobileMoneyNameLookup', operation, outputSchema(operation)),
	),
	schemaFile('PayeeCheckReport', 'report', schemaOfValue(REPORT)),
	schemaFile('PayeeCheckReport', 'reviewAnswers', objectOf(REVIEWED)),
];

import { join } from 'node:path';

import { COMPARE_NAMES } from '../../nodes/MobileMoneyNameLookup/operations/compareNames';
import { OPERATIONS } from '../../nodes/MobileMoneyNameLookup/operations/operations';
import type { FieldType } from '../../nodes/MobileMoneyNameLookup/domain/result/fieldTypes';
import {
	RESULT_COLUMNS,
	RESULT_FIELD_NAMES,
	RESULT_FIELDS,
} from '../../nodes/MobileMoneyNameLookup/domain/result/resultFields';
import { projectFolder } from '../realN8n/paths';

/** The operation whose results are columns unless the user chooses fields. */
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
	const fields = objectOf(
		operation === IN_COLUMNS
			? RESULT_COLUMNS.map((column) => [column, 'text'] as const)
			: names.map((name) => [name, RESULT_FIELDS[name].type] as const),
	);
	return { ...fields, version: 1 };
}

/** The output schema of each operation, with which the editor shows its fields before a run: path, text. */
export const OUTPUT_SCHEMAS = OPERATIONS.map(({ option }) => {
	const operation = String(option.value);
	const folder = 'nodes/MobileMoneyNameLookup/__schema__/v1.0.0';
	const text = `${JSON.stringify(outputSchema(operation), null, 2)}\n`;
	return [join(projectFolder, folder, `${operation}.json`), text] as const;
});

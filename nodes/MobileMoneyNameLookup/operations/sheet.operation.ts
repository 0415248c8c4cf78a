import type { INodeProperties } from 'n8n-workflow';

import { NUMBER_TYPE_NAMES, NUMBER_TYPES, type NumberType } from '../domain/payee/numberType';
import { capitalized } from '../domain/result/summary';
import { type Meaning, MEANING_TEXTS, MEANINGS } from '../sheet/headings';
import { type Operation, SHEET } from './operation';

export const COLUMNS = { name: 'columns', label: 'Columns' };
export const DEFAULT_TYPE = { name: 'defaultType', label: 'When the Sheet Names No Type' };

const forSheets = { displayOptions: { show: { operation: [SHEET] } } };

function columnField(meaning: Meaning): INodeProperties {
	const [displayName, what, heading] = MEANING_TEXTS[meaning];
	return {
		displayName,
		name: meaning,
		type: 'string',
		default: '',
		placeholder: `e.g. ${heading}`,
		description: `The heading of the column that shows ${what}, as the sheet writes it`,
	};
}

const lookUpAs = (type: NumberType) => {
	const { label } = NUMBER_TYPES[type];
	const name = `Look It Up as a ${capitalized(label)}`;
	return { name, value: type, description: `All such numbers are ${label}s` };
};

export const sheet: Operation = {
	option: {
		name: 'Check a Sheet',
		value: SHEET,
		action: 'Check a sheet of payees',
		description:
			'Find the headings of a sheet, and show who each of its numbers is registered to. Titles, blank rows and totals are not looked up.',
	},
	cells: {},
	fields: [
		{
			...forSheets,
			displayName: COLUMNS.label,
			name: COLUMNS.name,
			type: 'collection',
			placeholder: 'Add column',
			default: {},
			description:
				'Only for columns with unusual headings: usual ones, such as Till, Paybill, Supplier and Amount, are found',
			options: MEANINGS.map(columnField).sort((a, b) => a.displayName.localeCompare(b.displayName)),
		},
		{
			...forSheets,
			displayName: DEFAULT_TYPE.label,
			name: DEFAULT_TYPE.name,
			type: 'options',
			default: 'ask',
			description:
				'What to do with a row that does not say whether its number is a till or a Paybill',
			options: [
				...NUMBER_TYPE_NAMES.map(lookUpAs).sort((a, b) => a.name.localeCompare(b.name)),
				{
					name: 'Leave the Row Unchecked',
					value: 'ask',
					description: 'So that you can fill in the type',
				},
				{
					name: 'Try Both',
					value: 'both',
					description:
						'First as a till, then as a Paybill. A number found as a Paybill goes to Needs Review.',
				},
			],
		},
	],
};

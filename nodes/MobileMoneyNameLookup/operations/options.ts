import type { INodeProperties } from 'n8n-workflow';
import { z } from 'zod';

import { isTimeZone } from '../domain/result/resultColumns';
import { LOOKUP_OPTIONS } from './lookupOptions';
import { COMPARE_NAMES, SHEET } from './operation';
import { choice, type NodeOption, numberFrom, onOff, reviewOrConfirmed } from './optionKinds';

const SHEET_OPTIONS = {
	leaveOutChecked: {
		...onOff('run', 'Leave Out Checked Rows', false),
		description:
			"Whether to leave out rows that are Confirmed, Needs Review or Not Confirmed, as long as they still have the number, type and account that were looked up. A changed name is not noticed: if you change a payee's name, clear the row's Lookup Outcome.",
	},
	onlyRead: {
		...onOff('run', 'Only Read the Sheet', false),
		description:
			'Whether to read the sheet without any lookup. The output has its rows, each with its row_number.',
	},
	rowsPerItem: {
		...numberFrom('Rows per Item', 0, 5_000, 0, 'whole number'),
		description:
			"How many rows to put into one item, as text in the field 'rows', from 0 to 5000. Use it to keep a large sheet in a data table: the node can read such items again, and each row keeps its row number. With 0, each row is an item.",
	},
} as const satisfies Readonly<Record<string, NodeOption>>;

/** The one table of options. */
export const OPTIONS = {
	...LOOKUP_OPTIONS,
	...SHEET_OPTIONS,
	matchPolicy: {
		...reviewOrConfirmed(
			'Close Matches Go To',
			'Let a person check names that are close but not the same',
			'Confirm names that are close but not the same',
		),
		description:
			'Where to send a row whose registered name is close to the expected name. With Confirmed, money may go to someone else with a similar name, such as a brother.',
	},
	includeInput: {
		...onOff('row', 'Include Other Input Fields', false),
		description: "Whether to keep the fields of the input item and put the result under 'lookup'",
	},
	keepTogether: {
		...onOff('run', 'Keep All Rows Together', false),
		description:
			"Whether all rows leave by the first output, in input order, for a sheet, a sub-workflow, or a webhook that answers with the last node. The first output is then no longer only Needs Review: use the field 'payable' to tell rows apart.",
	},
	maskName: {
		...onOff('row', 'Mask Name', false),
		description:
			'Whether to show only the first letters of the registered name, such as J*** W****** K****. Names are still compared in full.',
		// Invalid means masked.
		instead: true,
	},
	acceptedNames: {
		of: 'row',
		label: 'Other Accepted Names',
		description:
			'Up to 10 other names to accept, such as a trading name or a former name. Each is compared separately, and the best match counts. Names that you type here apply to every row. An expression can give each row its own names, as text or as a list.',
		field: {
			type: 'string',
			typeOptions: { multipleValues: true, multipleValueButtonText: 'Add Name' },
			default: [],
			placeholder: 'e.g. Kamau Hardware',
		},
		value: z.unknown().default([]),
		takes: 'names',
	},
	resultFormat: {
		...choice(
			'Result Format',
			['fields', 'Fields', 'All details (for developers)'],
			[
				'columns',
				'Sheet Columns',
				'Simple columns, ready for Google Sheets, Excel, Airtable and CSV',
			],
		),
		description:
			'How to write the result into each item. With Sheet Columns, every row has the same columns, even if it could not be checked. You can run a sheet again on its own result.',
	},
	timeZone: {
		of: 'run',
		label: 'Time Zone',
		description:
			"The time zone of all times in the columns, such as Africa/Nairobi. If empty, the workflow's time zone is used.",
		field: { type: 'string', default: '', placeholder: 'e.g. Africa/Nairobi' },
		value: z.string().trim().refine(isTimeZone).default(''),
		takes: 'a time zone such as Africa/Nairobi, or leave it empty',
	},
} as const satisfies Readonly<Record<string, NodeOption>>;

export type OptionOwner = 'row' | 'run';

export type OptionsOf<Owner extends OptionOwner> = {
	readonly [
		Name in keyof typeof OPTIONS as (typeof OPTIONS)[Name]['of'] extends Owner ? Name : never
	]: z.output<(typeof OPTIONS)[Name]['value']>;
};

export type RowOptions = OptionsOf<'row'>;
export type RunOptions = OptionsOf<'run'>;

const shownFor = (name: string): Pick<INodeProperties, 'displayOptions'> => {
	if (name in LOOKUP_OPTIONS)
		return { displayOptions: { hide: { '/operation': [COMPARE_NAMES] } } };
	return name in SHEET_OPTIONS ? { displayOptions: { show: { '/operation': [SHEET] } } } : {};
};

export const optionsField: INodeProperties = {
	displayName: 'Options',
	name: 'options',
	type: 'collection',
	placeholder: 'Add option',
	default: {},
	options: Object.entries<NodeOption>(OPTIONS)
		.map(([name, { label, description, field }]) => {
			return { displayName: label, name, ...field, description, ...shownFor(name) };
		})
		.sort((a, b) => a.displayName.localeCompare(b.displayName)),
};

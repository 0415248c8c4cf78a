import type { INodeProperties } from 'n8n-workflow';
import { RUN_OPTIONS } from '../../nodes/MobileMoneyNameLookup/actions/runOptions';
import { closingFields } from '../../nodes/MobileMoneyNameLookup/actions/sharedFields';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import { markdownTable } from '../bench/markdownTable';

const entriesOf = ({ options = [] }: INodeProperties): INodeProperties[] =>
	options.flatMap((entry) => ('type' in entry ? [entry] : []));

/** What a field shows where nothing is chosen. */
function defaultOf({ default: value, options = [] }: INodeProperties): string {
	const chosen = options.find((entry) => 'value' in entry && entry.value === value);
	if (chosen) return chosen.name;
	if (typeof value === 'boolean') return value ? 'on' : 'off';
	return Array.isArray(value) ? 'none' : JSON.stringify(value);
}

const escape = (text: string) => text.replace(/[*_|]/g, '\\$&');

/** The options of the node: those of the run are read from its first row, all others for each row. */
function optionRows() {
	const rules = new Map(Object.entries<{ takes: string }>(RUN_OPTIONS.rules));
	return closingFields.flatMap(entriesOf).map((option) => {
		const { displayName, name, description = '', type, typeOptions } = option;
		const rule = rules.get(name);
		const most = String(typeOptions?.maxValue);
		const limit = type === 'number' && !description.includes(most) ? `: ${rule?.takes ?? ''}` : '';
		return {
			option: displayName,
			default: defaultOf(option),
			of: rule ? 'run' : 'row',
			meaning: escape(`${description}${limit}`),
		};
	});
}

/** What can come of a lookup short of a holder; messages with the same next step are one row. */
function replyRows() {
	const rows = new Map<string, { message: string; 'try again': string; 'what to do': string }>();
	for (const { message, nextStep, retryable } of Object.values(REPLY_TABLE)) {
		const key = `${nextStep} ${retryable}`;
		const earlier = rows.get(key)?.message;
		rows.set(key, {
			message: earlier === undefined ? message : `${earlier}<br>${message}`,
			'try again': retryable ? 'yes' : 'no',
			'what to do': nextStep,
		});
	}
	return [...rows.values()];
}

/** The tables of the documentation that are made from the code: page, section, table. */
export const TABLES = [
	['reference.md', 'options', markdownTable(optionRows())],
	['messages.md', 'replies', markdownTable(replyRows())],
] as const;

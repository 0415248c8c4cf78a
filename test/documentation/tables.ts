import type { NodeOption } from '../../nodes/MobileMoneyNameLookup/actions/options';
import { OPTIONS } from '../../nodes/MobileMoneyNameLookup/actions/options';
import { REPLY_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/replyTable';
import { markdownTable } from '../bench/markdownTable';

/** What a field shows where nothing is chosen. */
function defaultOf({ default: value, options = [] }: NodeOption['field']): string {
	const chosen = options.find((entry) => 'value' in entry && entry.value === value);
	if (chosen) return chosen.name;
	if (typeof value === 'boolean') return value ? 'on' : 'off';
	return typeof value === 'number' ? String(value) : 'none';
}

const escape = (text: string) => text.replace(/[*_|]/g, '\\$&');

/** The options of the node: those of the run are read from its first row, all others for each row. */
function optionRows() {
	return Object.values<NodeOption>(OPTIONS).map(({ of, label, description, field, takes }) => {
		const most = String(field.typeOptions?.maxValue);
		const limit = field.type === 'number' && !description.includes(most) ? `: ${takes}` : '';
		return {
			option: label,
			default: defaultOf(field),
			of: of === 'run' ? 'run' : 'row',
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

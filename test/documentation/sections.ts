import type { NodeOption } from '../../nodes/MobileMoneyNameLookup/operations/optionKinds';
import { OPTIONS } from '../../nodes/MobileMoneyNameLookup/operations/options';
import { RESPONSE_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/responseTable';
import { operationField } from '../../nodes/PayeeCheckReport/parameters';
import { reviewFields } from '../../nodes/PayeeCheckReport/reviewAnswers';
import { DEMO_NUMBERS } from '../../nodes/MobileMoneyNameLookup/services/demo/demo';

function defaultOf({ default: value, options = [] }: NodeOption['field']): string {
	const chosen = options.find((entry) => 'value' in entry && entry.value === value);
	if (chosen) return chosen.name;
	if (typeof value === 'boolean') return value ? 'on' : 'off';
	return typeof value === 'number' ? String(value) : 'none';
}

const escape = (text: string) => text.replace(/[*_]/g, '\\$&');

function optionList(ofRun: boolean): string {
	const some = Object.values<NodeOption>(OPTIONS)
		.filter(({ of }) => (of === 'run') === ofRun)
		.sort((a, b) => a.label.localeCompare(b.label));
	const lines = some.map(({ label, description, field, takes }) => {
		const most = String(field.typeOptions?.maxValue);
		const limit = field.type === 'number' && !description.includes(most) ? `: ${takes}` : '';
		const [sentence = ''] = description.split(/(?<=\.) /);
		return `- **${label}** (${defaultOf(field)}): ${escape(`${sentence}${limit}`)}`;
	});
	return lines.join('\n');
}

function retryableList(): string {
	const some = Object.values(RESPONSE_TABLE).filter(({ retryable }) => retryable);
	return some.map(({ message }) => `- ${message}`).join('\n');
}

const demoNumberList = (): string =>
	DEMO_NUMBERS.map(({ number, shows }) => `- \`${number}\`, ${shows}`).join('\n');

function reportOperations(): string {
	const operations = (operationField.options ?? []).flatMap((option) =>
		'value' in option ? [`- **${option.name}:** ${option.description ?? ''}.`] : [],
	);
	const fields = reviewFields.map(
		({ displayName, description = '' }) =>
			`  - **${displayName}:** ${escape(description.replace(/([^.])$/, '$1.'))}`,
	);
	return [...operations, ...fields].join('\n');
}

/** The parts of docs/reference.md that are made from the code: section, text. */
export const SECTIONS = [
	['demo numbers', demoNumberList()],
	['options of a row', optionList(false)],
	['options of the run', optionList(true)],
	['failures', retryableList()],
	['report operations', reportOperations()],
] as const;

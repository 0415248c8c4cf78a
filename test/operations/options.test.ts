import { isDeepStrictEqual } from 'node:util';

import type { INodeProperties } from 'n8n-workflow';

import { fieldFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { MobileMoneyNameLookup } from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node';
import { optionsField } from '../../nodes/MobileMoneyNameLookup/operations/options';
import { optionParser } from '../../nodes/MobileMoneyNameLookup/reading/readOptions';

/** The options as the editor shows them; what accepted names may be is read with the expected name. */
const shown = (optionsField.options ?? []).flatMap((option) => ('type' in option ? [option] : []));
const settings = shown.filter(({ name }) => name !== 'acceptedNames');

const parsers = { row: optionParser('row'), run: optionParser('run') };

type Rule = readonly [takes: string, taken: readonly unknown[], refused: readonly unknown[]];

const TEXTS: Readonly<Record<string, Rule>> = {
	acceptedPayees: [
		"a list of rows, such as {{ $('Accepted Payees').all() }}",
		['', [], [{ json: {} }]],
		['x', true, 1, [{ json: { error: 'There is no such table' } }]],
	],
	timeZone: [
		'a time zone such as Africa/Nairobi, or leave it empty',
		['', 'Africa/Nairobi', 'UTC'],
		['Nowhere/Land', 'EAT+3', true],
	],
};

/** What an option takes, by how the editor shows it. */
function ruleOf({ name, type, typeOptions, options = [] }: INodeProperties): Rule {
	if (type === 'boolean') return ['true or false', [true, false], [0, 1, 'true']];
	if (type === 'options') {
		const values = options.flatMap((each) => ('value' in each ? [String(each.value)] : []));
		return ['', values, ['always', values[0]?.toUpperCase(), true]];
	}
	const { minValue, maxValue, numberPrecision } = typeOptions ?? {};
	if (minValue === undefined || maxValue === undefined) return TEXTS[name] ?? ['no rule', [], ['']];
	const fraction = minValue + 0.5;
	const isWhole = numberPrecision === 0;
	return [
		`from ${minValue} to ${maxValue}`,
		[minValue, maxValue, ...(isWhole ? [] : [fraction])],
		[minValue - 1, maxValue + 1, ...(isWhole ? [fraction] : []), true],
	];
}

const NO_VALUE = [null, NaN, Infinity, 'perhaps', '3 ms', '-3', '1e3', [], {}];

it('the field Expected Name is hidden where the sheet has the names', () => {
	const { properties } = new MobileMoneyNameLookup().description;
	const hidden = properties.flatMap(({ name, displayOptions }) =>
		name === 'expectedName' && displayOptions?.hide ? [displayOptions.hide] : [],
	);
	expect(hidden).toEqual([{ operation: ['compareNames', 'sheet'] }]);
});

it('options that are not set are as the editor shows them', () => {
	expect({ ...parsers.row({}).options, ...parsers.run({}).options }).toEqual(
		Object.fromEntries(shown.map((option) => [option.name, option.default])),
	);
});

it.each(settings)('the option $displayName takes only what the editor offers', (option) => {
	const { name, displayName } = option;
	const [takes, taken, refused] = ruleOf(option);
	const parse = parsers[Object.hasOwn(parsers.run({}).options, name) ? 'run' : 'row'];
	const { options } = parse({});
	for (const value of taken)
		expect(parse({ [name]: value })).toEqual({ options: { ...options, [name]: value } });
	const instead = name === 'maskName' ? { maskName: true } : {};
	const message = `The option '${displayName}' has a value that it cannot use`;
	const failure = { message, nextStep: expect.stringContaining(takes), retryable: false };
	const isTaken = (value: unknown) => taken.some((each) => isDeepStrictEqual(each, value));
	for (const value of [...refused, ...NO_VALUE].filter((each) => !isTaken(each)))
		expect(parse({ [name]: value })).toMatchObject({
			options: { ...options, ...instead },
			failure,
		});
});

it('good options hold beside one that could not be read, and its failure is reported', () => {
	const failure = fieldFailure('Field', 'could not be read', 'Check it.');
	const set = { maxRetries: 10, maxOutage: 0.5, reuseDuplicates: false };
	expect(parsers.run({ ...set, maxParallel: failure })).toMatchObject({ options: set, failure });
	const options = { tryOtherType: true, matchPolicy: 'needsReview' };
	const given = { tryOtherType: true, matchPolicy: failure };
	expect(parsers.row(given)).toMatchObject({ options, failure });
});

it('numbers may be given as text by an expression', () => {
	const given = { maxParallel: '3', maxRetries: ' 0 ', maxOutage: '0.5', timeout: '2000' };
	const numbers = { maxParallel: 3, maxRetries: 0, maxOutage: 0.5, timeout: 2000 };
	expect(parsers.run(given)).toMatchObject({ options: numbers });
	expect(parsers.run({ maxParallel: '101' })).toHaveProperty('failure');
});

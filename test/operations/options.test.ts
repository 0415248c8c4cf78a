import { isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

import { MobileMoneyNameLookup } from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node';
import type { RowOptions, RunOptions } from '../../nodes/MobileMoneyNameLookup/operations/options';
import { optionsField } from '../../nodes/MobileMoneyNameLookup/operations/options';
import { optionParser } from '../../nodes/MobileMoneyNameLookup/reading/readOptions';
import { fieldFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';

/** The options as the editor shows them. */
const shown = z
	.array(z.object({ name: z.string(), displayName: z.string(), default: z.unknown() }))
	.parse(optionsField.options);

const parsers = { row: optionParser('row'), run: optionParser('run') };
type Rule = readonly [rule: string, taken: readonly unknown[], refused: readonly unknown[]];

const NO_VALUE = [null, NaN, Infinity, 'perhaps', '3 ms', '-3', '1e3', [], {}];
const ON_OFF: Rule = ['true or false', [true, false], [0, 1, 'true']];
const DESTINATION: Rule = [
	'needsReview or confirmed',
	['needsReview', 'confirmed'],
	['always', 'Confirmed', true],
];

const RULES: Readonly<Record<keyof RunOptions | keyof RowOptions, Rule>> = {
	maxParallel: ['a whole number from 1 to 100', [1, 100], [0, -1, 101, 1.5, true]],
	maxRetries: ['a whole number from 0 to 10', [0, 10], [-1, 11, 1.5, true]],
	maxOutage: ['a number of seconds from 0 to 3600', [0, 0.5, 3600], [-1, 3601, true]],
	timeout: ['a whole number of milliseconds from 1 to 300000', [1, 300_000], [0, 0.5, 300_001]],
	acceptedPayees: [
		"a list of rows, such as {{ $('Accepted Payees').all() }}",
		['', [], [{ json: {} }]],
		['x', true, 1],
	],
	keepTogether: ON_OFF,
	leaveOutChecked: ON_OFF,
	onlyRead: ON_OFF,
	rowsPerItem: ['a whole number from 0 to 5000', [0, 500, 5000], [-1, 5001, 1.5, true]],
	timeZone: [
		'a time zone such as Africa/Nairobi, or leave it empty',
		['', 'Africa/Nairobi', 'UTC'],
		['Nowhere/Land', 'EAT+3', true],
	],
	reuseDuplicates: ON_OFF,
	warnAboutRepeats: ON_OFF,
	resultFormat: ['fields or columns', ['fields', 'columns'], ['sheet', true]],
	includeInput: ON_OFF,
	includeRawResponse: ON_OFF,
	maskName: ON_OFF,
	tryOtherType: ON_OFF,
	matchPolicy: DESTINATION,
	emptyExpectedName: DESTINATION,
};

it('the field Expected Name is hidden where the sheet has the names', () => {
	const { properties } = new MobileMoneyNameLookup().description;
	const hidden = properties.flatMap(({ name, displayOptions }) =>
		name === 'expectedName' && displayOptions?.hide ? [displayOptions.hide] : [],
	);
	expect(hidden).toEqual([{ operation: ['compareNames', 'sheet'] }]);
});

it('options stand in the order of their labels', () => {
	const labels = shown.map(({ displayName }) => displayName);
	expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b)));
});

it('every option of the editor has its rule, or is names, and is as it shows where it is not set', () => {
	expect(shown.map(({ name }) => name).sort()).toEqual(
		[...Object.keys(RULES), 'acceptedNames'].sort(),
	);
	const defaults = shown.filter(({ name }) => name !== 'acceptedNames');
	expect({ ...parsers.row({}).options, ...parsers.run({}).options }).toEqual(
		Object.fromEntries(defaults.map((option) => [option.name, option.default])),
	);
});

it.each(Object.entries<Rule>(RULES))('the option %s takes what its rule says', (name, rule) => {
	const [takes, taken, refused] = rule;
	const parse = parsers[Object.hasOwn(parsers.run({}).options, name) ? 'run' : 'row'];
	const { options } = parse({});
	for (const value of taken)
		expect(parse({ [name]: value })).toEqual({ options: { ...options, [name]: value } });
	const { displayName } = shown.find((option) => option.name === name) ?? {};
	const failure = {
		message: `The option '${displayName}' has a value that it cannot use`,
		nextStep: `Set it to ${takes}.`,
		retryable: false,
	};
	const instead = name === 'maskName' ? { maskName: true } : {};
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
	expect(parsers.row({ tryOtherType: true, matchPolicy: failure })).toMatchObject({
		options: { tryOtherType: true, matchPolicy: 'needsReview' },
		failure,
	});
});

it('numbers may be given as text by an expression', () => {
	const given = { maxParallel: '3', maxRetries: ' 0 ', maxOutage: '0.5', timeout: '2000' };
	const numbers = { maxParallel: 3, maxRetries: 0, maxOutage: 0.5, timeout: 2000 };
	expect(parsers.run(given)).toMatchObject({ options: numbers });
	expect(parsers.run({ maxParallel: '101' })).toHaveProperty('failure');
});

import { z } from 'zod';

import type { RowOptions, RunOptions } from '../../nodes/MobileMoneyNameLookup/actions/options';
import { optionsField } from '../../nodes/MobileMoneyNameLookup/actions/options';
import type { OptionsRead } from '../../nodes/MobileMoneyNameLookup/actions/readOptions';
import { optionParser } from '../../nodes/MobileMoneyNameLookup/actions/readOptions';
import { fieldFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';

/** The options as the editor shows them. */
const shown = z
	.array(z.object({ name: z.string(), displayName: z.string(), default: z.unknown() }))
	.parse(optionsField.options);

type Given = Readonly<Record<string, unknown>>;

const ofRow: (given: Given) => OptionsRead<RowOptions> = optionParser('row');
const ofRun: (given: Given) => OptionsRead<RunOptions> = optionParser('run');

const NO_VALUE = [null, NaN, Infinity, 'perhaps', '3 ms', '', '-3', '1e3', [], {}];

type Rule = readonly [rule: string, taken: readonly unknown[], refused: readonly unknown[]];

const ON_OFF: Rule = ['true or false', [true, false], [0, 1, 'true']];
const DESTINATION: Rule = [
	'needsReview or confirmed',
	['needsReview', 'confirmed'],
	['always', 'Confirmed', true],
];

const RUN_RULES: Readonly<Record<keyof RunOptions, Rule>> = {
	maxParallel: ['a whole number from 1 to 100', [1, 100], [0, -1, 101, 1.5, true]],
	maxRetries: ['a whole number from 0 to 10', [0, 10], [-1, 11, 1.5, true]],
	maxOutage: ['a number of seconds from 0 to 3600', [0, 0.5, 3600], [-1, 3601, true]],
	timeout: ['a whole number of milliseconds from 1 to 300000', [1, 300_000], [0, 0.5, 300_001]],
	reuseDuplicates: ON_OFF,
	warnAboutRepeats: ON_OFF,
};

const ROW_RULES: Readonly<Record<keyof RowOptions, Rule>> = {
	resultFormat: ['fields or columns', ['fields', 'columns'], ['sheet', true]],
	includeInput: ON_OFF,
	includeRawResponse: ON_OFF,
	maskName: ON_OFF,
	tryOtherType: ON_OFF,
	matchPolicy: DESTINATION,
	emptyExpectedName: DESTINATION,
};

describe.each([
	{ whose: 'the run', parse: ofRun, rules: RUN_RULES },
	{ whose: 'a row', parse: ofRow, rules: ROW_RULES },
])('the options of $whose', ({ parse, rules }) => {
	it('that are not set are as the editor shows them', () => {
		const defaults = shown
			.filter(({ name }) => Object.hasOwn(rules, name))
			.map((option) => [option.name, option.default]);
		expect(defaults).toHaveLength(Object.keys(rules).length);
		expect(parse({})).toEqual({ options: Object.fromEntries(defaults) });
	});

	it.each(Object.entries<Rule>(rules))('take for %s what its rule says', (name, rule) => {
		const [takes, taken, refused] = rule;
		for (const value of taken)
			expect(parse({ [name]: value })).toEqual({
				options: { ...parse({}).options, [name]: value },
			});
		const { displayName } = shown.find((option) => option.name === name) ?? {};
		const failure = {
			message: `The option '${displayName}' has a value that it cannot use`,
			nextStep: `Set it to ${takes}.`,
			retryable: false,
		};
		const instead = name === 'maskName' ? { maskName: true } : {};
		for (const value of [...refused, ...NO_VALUE])
			expect(parse({ [name]: value })).toMatchObject({
				options: { ...parse({}).options, ...instead },
				failure,
			});
	});

	it('that are good hold beside one that could not be read, whose own failure is told', () => {
		const [[bad, [, [good]]] = ['', ['', []]], ...others] = Object.entries<Rule>(rules);
		const set = Object.fromEntries(others.map(([name, [, taken]]) => [name, taken.at(-1)]));
		const failure = fieldFailure('Field', 'could not be worked out', 'Check it.');
		const read = parse({ ...set, [bad]: failure });
		expect(good).toBeDefined();
		expect(read.options).toMatchObject(set);
		expect(read.failure).toBe(failure);
	});
});

it('every option of the editor is one of the run or of a row, or names', () => {
	const known = [...Object.keys(RUN_RULES), ...Object.keys(ROW_RULES), 'acceptedNames'];
	expect(shown.map(({ name }) => name).sort()).toEqual(known.sort());
});

it('numbers may be given as text by an expression', () => {
	const given = { maxParallel: '3', maxRetries: ' 0 ', maxOutage: '0.5', timeout: '2000' };
	const numbers = { maxParallel: 3, maxRetries: 0, maxOutage: 0.5, timeout: 2000 };
	expect(ofRun(given)).toMatchObject({ options: numbers });
	expect(ofRun({ maxParallel: '101' })).toHaveProperty('failure');
});

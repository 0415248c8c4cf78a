import fc from 'fast-check';

import { itemResult } from '../../../nodes/MobileMoneyNameLookup/actions/itemResult';
import { Lookup } from '../../../nodes/MobileMoneyNameLookup/actions/lookup';
import { readQuestion } from '../../../nodes/MobileMoneyNameLookup/actions/readQuestion';
import { OutsideTexts } from '../../../nodes/MobileMoneyNameLookup/transport/outsideTexts';
import { DEFAULT_RUN_OPTIONS } from '../../../nodes/MobileMoneyNameLookup/actions/runOptions';
import { demoService } from '../../../nodes/MobileMoneyNameLookup/demo/demoService';
import { DEMO_NUMBERS } from '../../../nodes/MobileMoneyNameLookup/demo/demoNumbers';
import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { ACCOUNT_TYPES } from '../../../nodes/MobileMoneyNameLookup/domain/accountType';
import { anyText } from '../arbitraries/texts';
import { describeSuite, forAll, forAllRuns, note } from '../forAll';

const number = fc.oneof(
	fc.constantFrom(...DEMO_NUMBERS.map((each) => each.number)),
	fc.stringMatching(/^[0-9]{1,12}$/),
);
const expectedName = fc.option(fc.oneof(fc.constant('Jane Kamau'), anyText), { nil: undefined });

describeSuite('demo', () => {
	forAllRuns(
		'results are marked in all that could be copied out of them',
		4_000,
		fc.record({
			accountType: fc.constantFrom(...ACCOUNT_TYPES),
			accountNumber: number,
			operator: fc.constantFrom('Mpesa', 'Airtel'),
			expectedName,
			includeRawResponse: fc.boolean(),
			maskName: fc.boolean(),
		}),
		async ({ includeRawResponse, maskName, expectedName: expected, ...subject }) => {
			const service = {
				environment: 'demo',
				client: demoService,
				outside: new OutsideTexts(() => []),
			} as const;
			const lookup = new Lookup(subject);
			await lookup.ask(service, () => undefined, includeRawResponse);
			const reply = lookup.reply ?? new CheckFailure('Never asked', '', false);
			const asked = { ...subject, ...(expected !== undefined && { expectedName: expected }) };
			const options = { ...DEFAULT_RUN_OPTIONS, includeRawResponse, maskName };
			const { outcome, result } = itemResult({ asked, reply }, service, 0, options);
			note(`demo ${outcome}`);
			return { problems: unmarked(result), cases: 1 };
		},
	);

	forAll(
		'names never become what a real holder is measured by',
		2_000,
		fc.tuple(anyText, fc.constantFrom(' (DEMO)', '(demo)', ' (Demo) ', '\t(DEMO)\n')),
		([name, mark]) => {
			const given = new Map(
				Object.entries({ operation: 'till', merchantTillNumber: '4738534', operator: 'Mpesa' }),
			);
			given.set('expectedName', name + mark);
			const rules = { isDemo: false, acceptsNames: false, expectsName: true };
			const question = tryRead(() => readQuestion((parameter) => given.get(parameter), 0, rules));
			return question instanceof CheckFailure ? [] : ['A name of the demo was taken'];
		},
	);
});

function tryRead(read: () => unknown): unknown {
	try {
		return read();
	} catch (error) {
		return error;
	}
}

const endsWithMark = (value: unknown): boolean =>
	typeof value === 'string' && value.endsWith('(DEMO)');

function unmarked(result: Readonly<Record<string, unknown>>): string[] {
	const { outcome, environment, simulated, name, message, error, warnings, rawResponse } = result;
	const problems: string[] = [];
	if (environment !== 'demo' || simulated !== true) problems.push('The result is not marked');
	if (name !== undefined && !endsWithMark(name)) problems.push('The name is not marked');
	if (outcome !== 'unchecked' && !endsWithMark(message)) problems.push('The message is not marked');
	if (!JSON.stringify(warnings).includes('DEMO')) problems.push('There is no warning');
	for (const part of [error, rawResponse]) {
		if (part !== undefined && !JSON.stringify(part).includes('"simulated":true')) {
			problems.push('A part is not marked');
		}
	}
	return problems;
}

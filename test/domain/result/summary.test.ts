import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { Judgement } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import { VERDICTS } from '../../../nodes/MobileMoneyNameLookup/domain/outcome';
import { REPLY_TABLE } from '../../../nodes/MobileMoneyNameLookup/domain/replyTable';
import type { Payee } from '../../../nodes/MobileMoneyNameLookup/domain/payee/payee';
import { summaryOf } from '../../../nodes/MobileMoneyNameLookup/domain/result/summary';
import { answered, failed } from '../checkedRows';

const till = { accountType: 'till', number: '47', operator: 'Mpesa' } as const;
const expectingAl = { ...till, expectedName: 'Al' };
const JO = 'Till 47 is registered to JO KIM';

const answeredSummary = (asked: Payee, judgement: Judgement, name: string, isMasked = false) =>
	summaryOf(answered(judgement, asked, { answer: { name }, isMasked }));

/** What is said of the answer for till 47, in the order of the judgements. */
const told: ReadonlyArray<readonly [judgement: Judgement, sentence: string]> = [
	[VERDICTS['name:notAsked'], `${JO}. No expected name was given, so nothing was compared.`],
	[VERDICTS['name:match'], `${JO}, as expected.`],
	[
		{ ...VERDICTS['name:match'], isShared: true },
		`${JO}, as expected; it collects money for many customers.`,
	],
	[
		VERDICTS['name:closeMatch'],
		`${JO}, which is close to the expected name "Al", but not the same.`,
	],
	[VERDICTS['name:noMatch'], `${JO}, which is not the expected name "Al".`],
	[VERDICTS['name:notPossible'], `${JO}, but the row has no expected name to compare it with.`],
	[
		VERDICTS.sharedPaybill,
		`${JO}, which collects money for many customers, so the name does not show who gets the money.`,
	],
	[VERDICTS.nameMissing, 'The service sent no usable name for the holder of till 47.'],
	[{ ...VERDICTS.nameMissing, isWarned: true }, `${JO}; this name contains a warning word.`],
	[
		VERDICTS.operatorNotSupported,
		'The service does not support the operator M-PESA, or refuses another part of the request, so the holder of till 47 is not known.',
	],
	[VERDICTS.accountNotFound, 'There is no till 47.'],
	[VERDICTS.rejected, 'Till 47 is not confirmed.'],
	[
		{ ...VERDICTS.rejected, refusal: REPLY_TABLE.rejected },
		'Till 47 is not confirmed: the service rejected this number.',
	],
	[
		{ ...VERDICTS.foundAsOtherType, foundAs: 'paybill' },
		'Till 47 is not a till but a paybill, registered to JO KIM.',
	],
];

describe('the sentence for an answer', () => {
	it.each(told)('%j', (judgement, sentence) => {
		expect(answeredSummary(expectingAl, judgement, 'JO KIM')).toBe(sentence);
	});

	it('leaves out what is no name where the number is of the other type', () => {
		const asked = { ...till, accountType: 'paybill' } as const;
		const judgement = { ...VERDICTS.foundAsOtherType, foundAs: 'till' } as const;
		expect(answeredSummary(asked, judgement, 'N/A')).toBe(
			'Paybill 47 is not a paybill but a till.',
		);
	});

	it('has words for what was not asked', () => {
		const nobody = answeredSummary({ number: '47' }, VERDICTS.nameMissing, '');
		expect(nobody).toBe('The service sent no usable name for the holder of this row.');
		const other = answeredSummary({}, VERDICTS['name:noMatch'], 'JO');
		expect(other).toBe('The registered name is JO, which is not the expected name.');
	});

	it.each([
		['match', 'Al', 'one of the other accepted names.'],
		['closeMatch', 'Al', 'close to the accepted name "Shop", but not the same.'],
		['noMatch', 'Al', 'neither the expected name "Al" nor one of the other accepted names.'],
		['noMatch', undefined, 'not one of the accepted names.'],
	] as const)('says so where an accepted name came to %s beside %s', (result, expected, end) => {
		const nameMatch = { result, score: 0.5, explanation: [], expectedName: 'Shop' };
		const judgement = { ...VERDICTS[`name:${result}`], nameMatch };
		const asked = expected ? expectingAl : till;
		expect(answeredSummary(asked, judgement, 'JO KIM')).toBe(`${JO}, which is ${end}`);
	});

	it('shows no expected name while names are masked, because it can be the registered one', () => {
		const sentence = answeredSummary(expectingAl, VERDICTS['name:closeMatch'], 'J*', true);
		expect(sentence).toMatch(/J\*, which is close to the expected name, but not the same\.$/);
	});
});

it.each([
	[till, 'Till 47'],
	[{}, 'Row 34'],
])('a check that failed names what was not checked, and why: %j', (asked, what) => {
	const failure = new CheckFailure("'Till' is empty", 'Fill it in at Base URL. Wait.');
	expect(summaryOf(failed(failure, { payee: asked, row: 'row 34' }))).toBe(
		`${what} was not checked: 'Till' is empty.`,
	);
});

it('no registered name to compare is said as such', () => {
	const row = answered(VERDICTS.nameMissing, {}, { isComparison: true });
	expect(summaryOf(row)).toBe('There is no usable registered name, so no name was compared.');
});

it('a sentence of invented facts is marked', () => {
	const mark = (sentence: string) => `${sentence} (DEMO)`;
	expect(summaryOf(answered(VERDICTS.accountNotFound, till, { mark }))).toBe(
		'There is no till 47. (DEMO)',
	);
});

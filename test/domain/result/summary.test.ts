import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import type { Judgement } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import { VERDICTS } from '../../../nodes/MobileMoneyNameLookup/domain/outcome';
import type { Payee } from '../../../nodes/MobileMoneyNameLookup/domain/payee/payee';
import { REPLY_TABLE } from '../../../nodes/MobileMoneyNameLookup/domain/replyTable';
import { summaryOf } from '../../../nodes/MobileMoneyNameLookup/domain/result/summary';
import { answered, failed } from '../checkedRows';

const till = { accountType: 'till', number: '47', operator: 'Mpesa' } as const;
const expectingAl = { ...till, expectedName: 'Al' };
const JO = 'Till 47 is registered to JO KIM';

const summary = (payee: Payee, judgement: Judgement, name: string, isMasked = false) =>
	summaryOf(answered(judgement, payee, { answer: { name }, isMasked }));

describe('summaryOf an answer', () => {
	it.each<{ judgement: Judgement; sentence: string }>([
		{
			judgement: VERDICTS['name:notAsked'],
			sentence: `${JO}. No expected name was given, so nothing was compared.`,
		},
		{ judgement: VERDICTS['name:match'], sentence: `${JO}, as expected.` },
		{
			judgement: { ...VERDICTS['name:match'], isShared: true },
			sentence: `${JO}, as expected; it collects money for many customers.`,
		},
		{
			judgement: VERDICTS['name:closeMatch'],
			sentence: `${JO}, which is close to the expected name "Al", but not certainly the same holder.`,
		},
		{
			judgement: VERDICTS['name:noMatch'],
			sentence: `${JO}, which is not the expected name "Al".`,
		},
		{
			judgement: VERDICTS['name:notPossible'],
			sentence: `${JO}, but the row has no expected name to compare it with.`,
		},
		{
			judgement: VERDICTS.sharedPaybill,
			sentence: `${JO}, which collects money for many customers, so the name does not show who gets the money.`,
		},
		{
			judgement: VERDICTS.nameMissing,
			sentence: 'The service sent no usable name for the holder of till 47.',
		},
		{
			judgement: { ...VERDICTS.nameMissing, isWarned: true },
			sentence: `${JO}; this name contains a warning word.`,
		},
		{
			judgement: VERDICTS.operatorNotSupported,
			sentence:
				'The service does not support the operator M-PESA, or refuses another part of the request, so the holder of till 47 is not known.',
		},
		{ judgement: VERDICTS.accountNotFound, sentence: 'There is no till 47.' },
		{ judgement: VERDICTS.rejected, sentence: 'Till 47 is not confirmed.' },
		{
			judgement: { ...VERDICTS.rejected, refusal: REPLY_TABLE.rejected },
			sentence: 'Till 47 is not confirmed: the service rejected this number.',
		},
		{
			judgement: { ...VERDICTS.foundAsOtherType, foundAs: 'paybill' },
			sentence: 'Till 47 is not a till but a Paybill, registered to JO KIM.',
		},
	])('is “$sentence”', ({ judgement, sentence }) => {
		expect(summary(expectingAl, judgement, 'JO KIM')).toBe(sentence);
	});

	it.each([
		{ result: 'match', expected: 'Al', end: 'one of the other accepted names.' },
		{
			result: 'closeMatch',
			expected: 'Al',
			end: 'close to the accepted name "Shop", but not certainly the same holder.',
		},
		{
			result: 'noMatch',
			expected: 'Al',
			end: 'neither the expected name "Al" nor one of the other accepted names.',
		},
		{ result: 'noMatch', expected: undefined, end: 'not one of the accepted names.' },
	] as const)('of an accepted name ends “$end”', ({ result, expected, end }) => {
		const nameMatch = { result, score: 0.5, explanation: [], expectedName: 'Shop' };
		const judgement = { ...VERDICTS[`name:${result}`], nameMatch };
		const payee = expected ? expectingAl : till;
		expect(summary(payee, judgement, 'JO KIM')).toBe(`${JO}, which is ${end}`);
	});

	it('leaves out what is no name where the number is of the other type', () => {
		const judgement = { ...VERDICTS.foundAsOtherType, foundAs: 'till' } as const;
		const sentence = 'Paybill 47 is not a Paybill but a till.';
		expect(summary({ ...till, accountType: 'paybill' }, judgement, 'N/A')).toBe(sentence);
	});

	it('has words for a row without a number', () => {
		const nobody = 'The service sent no usable name for the holder of this row.';
		expect(summary({ number: '47' }, VERDICTS.nameMissing, '')).toBe(nobody);
		const other = 'The registered name is JO, which is not the expected name.';
		expect(summary({}, VERDICTS['name:noMatch'], 'JO')).toBe(other);
		const row = answered(VERDICTS.nameMissing, {}, { isComparison: true });
		expect(summaryOf(row)).toBe('There is no usable registered name, so no name was compared.');
	});

	it('shows no expected name while names are masked, because it can be the registered one', () => {
		const sentence = summary(expectingAl, VERDICTS['name:closeMatch'], 'J*', true);
		expect(sentence).toMatch(
			/J\*, which is close to the expected name, but not certainly the same holder\.$/,
		);
	});

	it('is marked where its facts are invented', () => {
		const mark = (sentence: string) => `${sentence} (DEMO)`;
		const row = answered(VERDICTS.accountNotFound, till, { mark });
		expect(summaryOf(row)).toBe('There is no till 47. (DEMO)');
	});
});

it.each<{ payee: Payee; what: string }>([
	{ payee: till, what: 'Till 47' },
	{ payee: {}, what: 'Row 34' },
])('summaryOf a failed check names $what, and why', ({ payee, what }) => {
	const failure = new CheckFailure("'Till' is empty", 'Fill it in at Base URL. Wait.');
	const sentence = `${what} was not checked: 'Till' is empty.`;
	expect(summaryOf(failed(failure, { payee, row: 'row 34' }))).toBe(sentence);
});

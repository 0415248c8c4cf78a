import type { Outcome } from '../outcome';
import { COUNTRY } from '../payee/numberType';
import type { CheckedRow } from './checkedRow';
import { enteredFields } from './entered';
import { isPayable, nextStepOf, warningsOf } from './payment';
import { messageOf, summaryOf } from './summary';

interface ResultField<Value> {
	/** An empty text is no value. */
	readonly from: (row: CheckedRow) => Value | undefined;
	/** About this run's check: an unchecked row keeps none of an earlier run. */
	readonly isOfCheck: boolean;
}

const field = <Value>(from: ResultField<Value>['from']) => ({ from, isOfCheck: false });
const ofCheck = <Value>(from: ResultField<Value>['from']) => ({ from, isOfCheck: true });

const outcomeOf = ({ judgement }: CheckedRow): Outcome => judgement?.outcome ?? 'unchecked';

/** What Lookup Match says of a comparison. */
export const MATCHES = { match: 'Match', closeMatch: 'Close Match', noMatch: 'No Match' } as const;

/** The holder's name; a refusal has no holder. */
function nameOf({ answer, judgement }: CheckedRow): string | undefined {
	return judgement?.refusal && judgement.outcome !== 'needsReview' ? undefined : answer?.name;
}

function warningTexts(row: CheckedRow): string[] | undefined {
	const warnings = warningsOf(row);
	return warnings.length === 0 ? undefined : warnings.map(({ text }) => text);
}

function errorOf({ failed, itemIndex }: CheckedRow) {
	if (!failed) return undefined;
	const { tries, httpStatus, finding } = failed.facts;
	return {
		message: `${failed.whatHappened} [item ${itemIndex}]`,
		description: failed.nextStep,
		retryable: failed.retryable,
		itemIndex,
		...(tries !== undefined && { tries }),
		...(httpStatus !== undefined && { httpStatus }),
		...(finding && { finding }),
	};
}

/** Source of results, output schemas, documentation and the fields to clear in an unchecked row, in reading order. */
const TABLE = {
	outcome: ofCheck(outcomeOf),
	name: field(nameOf),
	summary: ofCheck(summaryOf),
	reason: ofCheck(({ judgement }) => judgement?.reason),
	payable: ofCheck(isPayable),
	nextStep: ofCheck(nextStepOf),
	accountType: field(({ payee }) => payee.accountType),
	number: field(({ payee }) => payee.number),
	account: field(({ payee }) => payee.account),
	operator: field(({ payee }) => payee.operator),
	country: field(({ isComparison }) => (isComparison ? undefined : COUNTRY)),
	status: ofCheck(({ answer }) => answer?.status),
	message: ofCheck(messageOf),
	foundAs: ofCheck(({ judgement }) => judgement?.foundAs),
	nameMatch: ofCheck(({ judgement }) => judgement?.nameMatch),
	accepted: ofCheck(({ accepted }) => accepted),
	environment: field(({ environment }) => environment),
	checkedAt: field(({ checkedAt }) => checkedAt.toISOString()),
	warnings: field(warningTexts),
	rawResponse: ofCheck(
		({ answer }) => answer?.raw && { httpStatus: answer.httpStatus ?? 0, body: answer.raw },
	),
	error: field(errorOf),
	entered: field(({ failed, entered, isMasked }) => failed && enteredFields(entered, isMasked)),
};

type Values = {
	[Name in keyof typeof TABLE]: NonNullable<ReturnType<(typeof TABLE)[Name]['from']>>;
};

/** An item's result; empty fields are missing. */
export type ResultValues = { -readonly [Name in keyof Values]?: Values[Name] };

export type LookupResult = ResultValues & { readonly outcome: Outcome };

export const RESULT_FIELDS: { readonly [Name in keyof Values]: ResultField<Values[Name]> } = TABLE;

export const RESULT_FIELD_NAMES = Object.keys(TABLE).filter(
	(name): name is keyof Values => name in TABLE,
);

function fill<Name extends keyof Values>(
	result: Partial<Pick<Values, Name>>,
	name: Name,
	row: CheckedRow,
): void {
	const value = RESULT_FIELDS[name].from(row);
	if (value !== undefined && value !== '') result[name] = value;
}

/** The result of a checked or failed row. */
export function resultOf(row: CheckedRow): LookupResult {
	const result = { outcome: outcomeOf(row) };
	for (const name of RESULT_FIELD_NAMES) fill(result, name, row);
	return result;
}

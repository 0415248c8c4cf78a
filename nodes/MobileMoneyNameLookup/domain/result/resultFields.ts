import type { Outcome } from '../outcome';
import { COUNTRY } from '../payee/numberType';
import type { CheckedRow } from './checkedRow';
import { enteredFields } from './entered';
import { isPayable, nextStepOf, warningsOf } from './payment';
import { messageOf, summaryOf } from './summary';

type From<Value> = (row: CheckedRow) => Value | undefined;

interface ResultField<Value> {
	/** An empty text is no value. */
	readonly from: From<Value>;
	/** About this run's check: an unchecked row keeps none of an earlier run. */
	readonly isOfCheck: boolean;
	/** Not in a comparison of names. */
	readonly isOfLookup: boolean;
}

const marked =
	(isOfCheck: boolean, isOfLookup: boolean) =>
	<Value>(from: From<Value>): ResultField<Value> => ({ from, isOfCheck, isOfLookup });

const field = marked(false, false);
const ofCheck = marked(true, false);
const ofLookup = marked(false, true);
const ofLookupsCheck = marked(true, true);

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

function errorOf({ failed, itemIndex = 0 }: CheckedRow) {
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
	accountType: ofLookup(({ payee }) => payee.accountType),
	number: ofLookup(({ payee }) => payee.number),
	account: ofLookup(({ payee }) => payee.account),
	operator: ofLookup(({ payee }) => payee.operator),
	country: ofLookup(() => COUNTRY),
	status: ofLookupsCheck(({ answer }) => answer?.status),
	message: ofLookupsCheck(messageOf),
	foundAs: ofLookupsCheck(({ judgement }) => judgement?.foundAs),
	nameMatch: ofCheck(({ judgement }) => judgement?.nameMatch),
	accepted: ofLookupsCheck(({ accepted }) => accepted),
	environment: ofLookup(({ environment }) => environment),
	simulated: ofLookupsCheck(({ environment }) => environment === 'demo' || undefined),
	checkedAt: field(({ checkedAt }) => checkedAt.toISOString()),
	warnings: field(warningTexts),
	rawResponse: ofLookupsCheck(
		({ answer }) => answer?.raw && { httpStatus: answer.httpStatus ?? 0, body: answer.raw },
	),
	error: field(errorOf),
	entered: field(({ entered, isMasked }) => enteredFields(entered, isMasked)),
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
	const { isOfLookup, from } = RESULT_FIELDS[name];
	const value = row.isComparison && isOfLookup ? undefined : from(row);
	if (value !== undefined && value !== '') result[name] = value;
}

/** The result of a checked or failed row. */
export function resultOf(row: CheckedRow): LookupResult {
	const result = { outcome: outcomeOf(row) };
	for (const name of RESULT_FIELD_NAMES) fill(result, name, row);
	return result;
}

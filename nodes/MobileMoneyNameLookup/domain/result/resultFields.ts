import type { Outcome } from '../outcome';
import { COUNTRY } from '../payee/numberType';
import type { CheckedRow } from './checkedRow';
import { enteredFields } from './entered';
import { isPayable, nextStepOf, warningsOf } from './payment';
import { messageOf, summaryOf } from './summary';

interface ResultField<Value> {
	readonly description: string;
	/** An empty text is no value. */
	readonly from: (row: CheckedRow) => Value | undefined;
	/** About this run's check: an unchecked row keeps none of an earlier run. */
	readonly isOfCheck: boolean;
	/** Not in a comparison of names. */
	readonly isOfLookup: boolean;
}

const marked =
	(isOfCheck: boolean, isOfLookup: boolean) =>
	<Value>(description: string, from: ResultField<Value>['from']): ResultField<Value> => ({
		description,
		from,
		isOfCheck,
		isOfLookup,
	});

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
	outcome: ofCheck(
		'`confirmed`, `needsReview`, `notConfirmed`, or `unchecked` if the check failed: see [Outputs](#outputs)',
		outcomeOf,
	),
	name: field('the registered holder', nameOf),
	summary: ofCheck('one sentence for a person', summaryOf),
	reason: ofCheck('why: see [Outputs](#outputs)', ({ judgement }) => judgement?.reason),
	payable: ofCheck('whether the row may be paid: see [Payable](#payable)', isPayable),
	nextStep: ofCheck('what to do next', nextStepOf),
	accountType: ofLookup('`till` or `paybill`', ({ payee }) => payee.accountType),
	number: ofLookup('the till or Paybill number after cleaning', ({ payee }) => payee.number),
	account: ofLookup(
		'the account number that goes with a Paybill, if the row has one; it is not sent to the service',
		({ payee }) => payee.account,
	),
	operator: ofLookup('the operator of the number', ({ payee }) => payee.operator),
	country: ofLookup('always `KE`', () => COUNTRY),
	status: ofLookupsCheck(
		'the service’s code (`S000000` is success; Daraja: `4000` or `0`)',
		({ answer }) => answer?.status,
	),
	message: ofLookupsCheck('the service’s text, the node’s own, or both', messageOf),
	foundAs: ofLookupsCheck(
		'the type that the number was found as, if not the one you asked for',
		({ judgement }) => judgement?.foundAs,
	),
	nameMatch: ofCheck(
		'how the names compare: `result`, `score` (0 to 1), `expectedName`, and in `explanation` what differs',
		({ judgement }) => judgement?.nameMatch,
	),
	accepted: ofLookupsCheck(
		'who accepted the payee, and when, if that decided: see [Accepted Payees](#accepted-payees)',
		({ accepted }) => accepted,
	),
	environment: ofLookup(
		'`uat`, `production` or `demo`; only production has real holders',
		({ environment }) => environment,
	),
	simulated: ofLookupsCheck('`true` on demo results', ({ environment }) =>
		environment === 'demo' ? true : undefined,
	),
	checkedAt: field('when the answer came, in UTC', ({ checkedAt }) => checkedAt.toISOString()),
	warnings: field('what you should look at', warningTexts),
	rawResponse: ofLookupsCheck(
		'the service’s response without secrets, if you include it',
		({ answer }) => answer?.raw && { httpStatus: answer.httpStatus ?? 0, body: answer.raw },
	),
	error: field(
		'only of a failed check: `message`, `description` (what to do), `retryable`, `itemIndex`, and after a request `tries` and `httpStatus`; `finding` is `noPayee` for a row of a sheet that is no payee, and `unreadSheet` if the sheet could not be read',
		errorOf,
	),
	entered: field(
		'only of a failed check: `number`, `account`, `registeredName` (masked with Mask Name), `expectedName` and `type` as written in the row, cut to 100 characters',
		({ entered, isMasked }) => enteredFields(entered, isMasked),
	),
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

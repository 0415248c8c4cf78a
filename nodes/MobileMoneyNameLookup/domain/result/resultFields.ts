import type { Outcome } from '../outcome';
import { COUNTRY } from '../payee/numberType';
import { type CheckedRow, isAnswered } from './checkedRow';
import { enteredFields } from './entered';
import { isPayable, nextStepOf, warningsOf } from './payment';
import { messageOf, summaryOf } from './summary';

export type FieldType =
	'text' | 'number' | 'flag' | 'texts' | 'json' | { readonly [name: string]: FieldType };

interface ResultField<Value> {
	readonly type: FieldType;
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
	<Value>(
		type: FieldType,
		description: string,
		from: ResultField<Value>['from'],
	): ResultField<Value> => ({ type, description, from, isOfCheck, isOfLookup });

const field = marked(false, false);
const ofCheck = marked(true, false);
const ofLookup = marked(false, true);
const ofLookupsCheck = marked(true, true);

const outcomeOf = ({ judgement }: CheckedRow): Outcome => judgement?.outcome ?? 'unchecked';

/** What Lookup Match says of a comparison. */
export const MATCHES = { match: 'Match', closeMatch: 'Close Match', noMatch: 'No Match' } as const;

/** Source of results, output schemas, documentation and the fields to clear in an unchecked row, in reading order. */
const TABLE = {
	outcome: ofCheck(
		'text',
		'`confirmed`, `needsReview`, `notConfirmed`, or `unchecked` if the check failed: see [Outputs](#outputs)',
		outcomeOf,
	),
	name: field(
		'text',
		'the registered holder',
		// A refusal has no holder, so drop the name.
		({ answer, judgement }) =>
			judgement?.refusal && judgement.outcome !== 'needsReview' ? undefined : answer?.name,
	),
	summary: ofCheck('text', 'one sentence for a person', summaryOf),
	reason: ofCheck('text', 'why: see [Outputs](#outputs)', ({ judgement }) => judgement?.reason),
	payable: ofCheck('flag', 'whether the row may be paid: see [Payable](#payable)', isPayable),
	nextStep: ofCheck('text', 'what to do next', nextStepOf),
	accountType: ofLookup('text', '`till` or `paybill`', ({ payee }) => payee.accountType),
	number: ofLookup(
		'text',
		'the till or Paybill number after cleaning',
		({ payee }) => payee.number,
	),
	account: ofLookup(
		'text',
		'the account number that goes with a Paybill, if the row has one; it is not sent to the service',
		({ payee }) => payee.account,
	),
	operator: ofLookup('text', 'the operator of the number', ({ payee }) => payee.operator),
	country: ofLookup('text', 'always `KE`', () => COUNTRY),
	status: ofLookupsCheck(
		'text',
		'the service’s code (`S000000` is success; Daraja: `4000` or `0`)',
		({ answer }) => answer?.status,
	),
	message: ofLookupsCheck('text', 'the service’s text, the node’s own, or both', (row) =>
		isAnswered(row) ? messageOf(row) : undefined,
	),
	foundAs: ofLookupsCheck(
		'text',
		'the type that the number was found as, if not the one you asked for',
		({ judgement }) => judgement?.foundAs,
	),
	nameMatch: ofCheck(
		{ result: 'text', score: 'number', expectedName: 'text', explanation: 'texts' },
		'how the names compare: `result`, `score` (0 to 1), `expectedName`, and in `explanation` what differs',
		({ judgement }) => judgement?.nameMatch,
	),
	accepted: ofLookupsCheck(
		{ by: 'text', at: 'text' },
		'who accepted the payee, and when, if that decided: see [Accepted Payees](#accepted-payees)',
		({ accepted }) => accepted,
	),
	environment: ofLookup(
		'text',
		'`uat`, `production` or `demo`; only production has real holders',
		({ environment }) => environment,
	),
	simulated: ofLookupsCheck(
		'flag',
		'`true` on demo results',
		({ environment }) => environment === 'demo' || undefined,
	),
	checkedAt: field('text', 'when the answer came, in UTC', ({ checkedAt }) =>
		checkedAt.toISOString(),
	),
	warnings: field('texts', 'what you should look at', (row) => {
		const texts = warningsOf(row).map(({ text }) => text);
		return texts.length === 0 ? undefined : texts;
	}),
	rawResponse: ofLookupsCheck(
		{ httpStatus: 'number', body: 'json' },
		'the service’s response without secrets, if you include it',
		({ answer }) => answer?.raw && { httpStatus: answer.httpStatus ?? 0, body: answer.raw },
	),
	error: field(
		{
			message: 'text',
			description: 'text',
			retryable: 'flag',
			itemIndex: 'number',
			tries: 'number',
			httpStatus: 'number',
			finding: 'text',
		},
		'only of a failed check: `message`, `description` (what to do), `retryable`, `itemIndex`, and after a request `tries` and `httpStatus`; `finding` is `noPayee` for a row of a sheet that is no payee, and `unreadSheet` if the sheet could not be read',
		({ failed, itemIndex = 0 }) => {
			if (!failed) return undefined;
			const { whatHappened, nextStep: description, retryable, facts } = failed;
			const { tries, httpStatus, finding } = facts;
			const message = `${whatHappened} [item ${itemIndex}]`;
			return {
				...{ message, description, retryable, itemIndex },
				...(tries !== undefined && { tries }),
				...(httpStatus !== undefined && { httpStatus }),
				...(finding && { finding }),
			};
		},
	),
	entered: field(
		'json',
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

export const RESULT_FIELDS: {
	readonly [Name in keyof Values]: ResultField<Values[Name]>;
} = TABLE;

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

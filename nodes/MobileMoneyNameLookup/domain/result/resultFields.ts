import { COUNTRY } from '../payee/numberType';
import { isAnswered, type AnsweredRow, type CheckedRow, type FailedRow } from './checkedRow';
import { enteredFields } from './entered';
import { labelOf, type Outcome } from '../outcome';
import { isPayable, nextStepOf, warningsOf } from './payment';
import { FINDING_LABELS } from '../checkFailure';
import { messageOf, summaryOf } from './summary';

export type FieldType =
	'text' | 'number' | 'flag' | 'texts' | 'json' | { readonly [name: string]: FieldType };

/** In this order; every row has all of them, so that one header fits. */
export const RESULT_COLUMNS = [
	'Lookup Outcome',
	'Lookup Payable',
	'Lookup Name',
	'Lookup Match',
	'Lookup Reason',
	'Lookup Next Step',
	'Lookup Details',
	'Lookup Type',
	'Lookup Number',
	'Lookup Account',
	'Lookup Environment',
	'Lookup Checked At',
	'Lookup Accepted By',
] as const;

export type ResultColumn = (typeof RESULT_COLUMNS)[number];

export type TimeOf = (iso: string) => string;

type Columns<Value> = Partial<Record<ResultColumn, (value: Value, timeOf: TimeOf) => string>>;

type From<Row, Value> = (row: Row) => Value | undefined;

interface ResultField<Value> {
	readonly type: FieldType;
	readonly description: string;
	readonly from: From<CheckedRow, Value>;
	readonly columns?: Columns<Value> | undefined;
	/** About this run's check: an unchecked row keeps none of an earlier run. */
	readonly isVerdict?: true;
	readonly isOfLookup?: true;
}

type MakeField = <Value>(
	type: FieldType,
	description: string,
	from: From<CheckedRow, Value>,
	columns?: Columns<Value>,
) => ResultField<Value>;

const field: MakeField = (type, description, from, columns) => ({
	...{ type, description, from, columns },
});
const verdict: MakeField = (...given) => ({ ...field(...given), isVerdict: true });
const ofLookup: MakeField = (...given) => ({ ...field(...given), isOfLookup: true });
const lookupVerdict: MakeField = (...given) => ({ ...verdict(...given), isOfLookup: true });

const ifAnswered =
	<Value>(from: From<AnsweredRow, Value>): From<CheckedRow, Value> =>
	(row) =>
		isAnswered(row) ? from(row) : undefined;

const ifFailed =
	<Value>(from: From<FailedRow, Value>): From<CheckedRow, Value> =>
	(row) =>
		isAnswered(row) ? undefined : from(row);

const outcomeOf = (row: CheckedRow): Outcome =>
	isAnswered(row) ? row.judgement.outcome : 'unchecked';

const asText = (text: string): string => text;

/** What Lookup Match says of a comparison. */
export const MATCHES = { match: 'Match', closeMatch: 'Close Match', noMatch: 'No Match' } as const;

/** Source of columns, output schemas, documentation and the fields to clear in an unchecked row, in reading order. */
const TABLE = {
	outcome: verdict(
		'text',
		'`confirmed`, `needsReview`, `notConfirmed`, or `unchecked` if the check failed: see [Outputs](#outputs)',
		outcomeOf,
		{ 'Lookup Outcome': labelOf },
	),
	name: field(
		'text',
		'the registered holder',
		// A refusal has no holder, so drop the name.
		ifAnswered(({ answer: { name }, judgement: { refusal, denial } }) =>
			name === '' || (refusal && !denial) ? undefined : name,
		),
		{ 'Lookup Name': asText },
	),
	summary: verdict('text', 'one sentence for a person', summaryOf, { 'Lookup Reason': asText }),
	reason: verdict(
		'text',
		'why: see [Outputs](#outputs)',
		ifAnswered(({ judgement }) => judgement.reason),
	),
	payable: verdict('flag', 'whether the row may be paid: see [Payable](#payable)', isPayable, {
		'Lookup Payable': (is) => (is ? 'Yes' : 'No'),
	}),
	nextStep: verdict('text', 'what to do next', nextStepOf, { 'Lookup Next Step': asText }),
	accountType: ofLookup('text', '`till` or `paybill`', ({ payee }) => payee.accountType, {
		'Lookup Type': asText,
	}),
	number: ofLookup(
		'text',
		'the till or Paybill number after cleaning',
		({ payee }) => payee.number,
		{ 'Lookup Number': asText },
	),
	account: ofLookup(
		'text',
		'the account number that goes with a Paybill, if the row has one; it is not sent to the service',
		({ payee }) => payee.account,
		{ 'Lookup Account': asText },
	),
	operator: ofLookup('text', 'the operator of the number', ({ payee }) => payee.operator),
	country: ofLookup('text', 'always `KE`', () => COUNTRY),
	status: lookupVerdict(
		'text',
		'the service’s code (`S000000` is success; Daraja: `4000` or `0`)',
		ifAnswered(({ answer }) => answer.status),
	),
	message: lookupVerdict(
		'text',
		'the service’s text, or what the node makes of it',
		ifAnswered(messageOf),
	),
	foundAs: lookupVerdict(
		'text',
		'the type that the number was found as, if not the one you asked for',
		ifAnswered(({ judgement }) => judgement.foundAs),
	),
	nameMatch: verdict(
		{ result: 'text', score: 'number', expectedName: 'text', explanation: 'texts' },
		'how the names compare: `result`, `score` (0 to 1), `expectedName`, and in `explanation` what differs',
		ifAnswered(({ judgement: { nameMatch } }) => {
			if (!nameMatch) return undefined;
			const { result, score, expectedName, explanation } = nameMatch;
			return { result, score, expectedName, explanation: [...explanation] };
		}),
		{
			'Lookup Match': ({ result }) => MATCHES[result],
			'Lookup Details': ({ explanation }) => explanation.join(' '),
		},
	),
	accepted: lookupVerdict(
		{ by: 'text', at: 'text' },
		'who accepted the payee, and when, if that decided: see [Accepted Payees](#accepted-payees)',
		ifAnswered(({ accepted }) => accepted && { by: accepted.by, at: accepted.at }),
		{ 'Lookup Accepted By': ({ by }) => by },
	),
	environment: ofLookup(
		'text',
		'`uat`, `production` or `demo`; only production has real holders',
		({ environment }) => environment,
		{ 'Lookup Environment': asText },
	),
	simulated: lookupVerdict('flag', '`true` on demo results', ({ environment }) =>
		environment === 'demo' ? true : undefined,
	),
	checkedAt: field(
		'text',
		'when the answer came, in UTC',
		({ checkedAt }) => checkedAt.toISOString(),
		{ 'Lookup Checked At': (iso, timeOf) => timeOf(iso) },
	),
	warnings: field(
		'texts',
		'what you should look at',
		(row) => {
			const texts = warningsOf(row).map(({ text }) => text);
			return texts.length === 0 ? undefined : texts;
		},
		{ 'Lookup Details': (warnings) => `Warning: ${warnings.join(' ')}` },
	),
	rawResponse: lookupVerdict(
		{ httpStatus: 'number', body: 'json' },
		'the service’s reply without secrets, if you include it',
		ifAnswered(({ answer: { httpStatus = 0, raw } }) => raw && { httpStatus, body: raw }),
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
		ifFailed(({ failed, itemIndex }) => {
			const { whatHappened, nextStep: description, retryable, facts } = failed;
			const { tries, httpStatus, finding } = facts;
			const message = `${whatHappened} [item ${itemIndex}]`;
			return {
				...{ message, description, retryable, itemIndex },
				...(tries !== undefined && { tries }),
				...(httpStatus !== undefined && { httpStatus }),
				...(finding && { finding }),
			};
		}),
		{ 'Lookup Type': ({ finding }) => (finding ? FINDING_LABELS[finding] : '') },
	),
	entered: field(
		'json',
		'only of a failed check: `number`, `account`, `registeredName` (masked with Mask Name), `expectedName` and `type` as written in the row, cut to 100 characters',
		ifFailed(({ entered, isMasked }) => enteredFields(entered, isMasked)),
	),
};

type ValuesOfFields = {
	[Name in keyof typeof TABLE]: NonNullable<ReturnType<(typeof TABLE)[Name]['from']>>;
};

export type ResultFieldName = keyof ValuesOfFields;

/** An item's result; empty fields are missing. */
export type ResultValues = { -readonly [Name in ResultFieldName]?: ValuesOfFields[Name] };

export type LookupResult = ResultValues & { readonly outcome: Outcome };

export const RESULT_FIELDS: {
	readonly [Name in ResultFieldName]: ResultField<ValuesOfFields[Name]>;
} = TABLE;

export const RESULT_FIELD_NAMES = Object.keys(TABLE).filter(
	(name): name is ResultFieldName => name in TABLE,
);

function fill<Name extends ResultFieldName>(
	result: Partial<Pick<ValuesOfFields, Name>>,
	name: Name,
	row: CheckedRow,
): void {
	const { isOfLookup, from } = RESULT_FIELDS[name];
	const value = row.isComparison && isOfLookup ? undefined : from(row);
	if (value !== undefined) result[name] = value;
}

/** The result of a checked or failed row. */
export function resultOf(row: CheckedRow): LookupResult {
	const result = { outcome: outcomeOf(row) };
	for (const name of RESULT_FIELD_NAMES) fill(result, name, row);
	return result;
}

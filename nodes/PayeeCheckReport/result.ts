import { type JsonObject, objectIn } from '../MobileMoneyNameLookup/domain/json';
import { hasNoAccount } from '../MobileMoneyNameLookup/domain/payee/numberType';
import { labelOf, OUTCOMES, type Outcome } from '../MobileMoneyNameLookup/domain/outcome';
import { unguarded } from '../MobileMoneyNameLookup/domain/result/resultColumns';
import { MATCHES, RESULT_FIELD_NAMES } from '../MobileMoneyNameLookup/domain/result/resultFields';
import { FINDING_LABELS, type SheetFinding } from '../MobileMoneyNameLookup/domain/checkFailure';
import { WARNINGS } from '../MobileMoneyNameLookup/domain/warnings';
import { plainText } from './plainText';

const NAME = 120;
const SENTENCE = 400;
const DETAILS = 900;
const MOST_DETAILS = 10_000;
const SHORT = 40;

type ReadText = (field: string, column: string, stored: string, longest: number) => string;

/** Each text's name in a result with fields, in the Lookup columns, and in a stored check. */
const textsOf = (text: ReadText) => ({
	name: text('name', 'Name', 'registered_name', NAME),
	reason: text('summary', 'Reason', 'details', SENTENCE),
	nextStep: text('nextStep', 'Next Step', '', SENTENCE),
	type: text('accountType', 'Type', 'type', SHORT),
	number: text('number', 'Number', 'number', SHORT),
	account: text('account', 'Account', 'account_number', SHORT),
	operator: text('operator', '', 'operator', SHORT),
	environment: text('environment', 'Environment', 'environment', SHORT),
	checkedAt: text('checkedAt', 'Checked At', 'checked_at', SHORT),
	match: text('', 'Match', '', SHORT),
	acceptedBy: text('', 'Accepted By', 'accepted_by', NAME),
	expectedName: text('', '', 'payee', NAME),
});

/** A result of any format. Its texts are plain and capped; a missing one is empty. */
export interface Result extends Readonly<ReturnType<typeof textsOf>> {
	readonly outcome: Outcome;
	readonly payable: boolean;
	readonly differs: string;
	/** Without the warning that every row of a demo has. */
	readonly warning: string;
	readonly finding: SheetFinding | undefined;
}

const NO_RESULT: Result = {
	...textsOf(() => ''),
	...{ outcome: 'unchecked', payable: false, differs: '', warning: '', finding: undefined },
};

const withoutResult = (reason: string): Result => ({
	...NO_RESULT,
	...{ reason, nextStep: 'Look up this row before you pay.' },
});

const NOT_CHECKED = withoutResult('This row has no result, so it was not checked.');
const TWO_RESULTS = withoutResult(
	'This row has two results that differ: in the field lookup, and in the Lookup columns.',
);

function findingOf(outcome: Outcome, word: string): SheetFinding | undefined {
	if (outcome !== 'unchecked') return undefined;
	const findings = ['noPayee', 'unreadSheet'] as const;
	return findings.find((finding) => word === finding || word === FINDING_LABELS[finding]);
}

/** The page says once that it shows results of the demo. */
const withoutDemoWarning = (warning: string): string =>
	plainText(warning.replace(WARNINGS.demo().text, '').trim(), DETAILS);

const CONTRADICTS =
	'This result contradicts itself: it says that it can be paid, but another part of it denies that.';

/** Believes `payable` only if the rest of the result agrees: an edited or invented result pays nobody. */
function withClaim(isClaimed: boolean, result: Result, isDenied = false): Result {
	if (!isClaimed) return result;
	const { outcome, environment, type, number, account, warning } = result;
	const isComplete = number !== '' && (hasNoAccount(type) || account !== '');
	if (!isDenied && isComplete && outcome === 'confirmed' && environment === 'production')
		return { ...result, payable: true };
	const nextStep = 'Do not pay. Look up this row again.';
	return { ...result, warning: `${CONTRADICTS} ${warning}`.trim(), nextStep };
}

function joined(texts: unknown): string {
	const each: unknown[] = Array.isArray(texts) ? texts : [];
	return each
		.map((text) => plainText(text, SENTENCE))
		.filter(Boolean)
		.join(' ');
}

const matchLabels = new Map<unknown, string>(Object.entries(MATCHES));

function readFields(value: unknown): Result | undefined {
	const fields = objectIn(value);
	const outcome = OUTCOMES.find((each) => each === fields['outcome']);
	if (!outcome) return undefined;
	const part = (name: string) => objectIn(fields[name]);
	const [nameMatch, entered] = [part('nameMatch'), part('entered')];
	const texts = textsOf((field, _column, _stored, longest) => plainText(fields[field], longest));
	const result: Result = {
		...{ ...NO_RESULT, ...texts, outcome },
		number: texts.number || plainText(entered['number'], SHORT),
		account: texts.account || plainText(entered['account'], SHORT),
		match: matchLabels.get(nameMatch['result']) ?? '',
		acceptedBy: plainText(part('accepted')['by'], NAME),
		expectedName: plainText(nameMatch['expectedName'] ?? entered['expectedName'], NAME),
		differs: plainText(joined(nameMatch['explanation']), DETAILS),
		warning: withoutDemoWarning(joined(fields['warnings'])),
		finding: findingOf(outcome, plainText(part('error')['finding'], SHORT)),
	};
	const isDenied = Boolean(fields['simulated'] || fields['error']) || texts.number === '';
	return withClaim(fields['payable'] === true, result, isDenied);
}

const OUTCOME_OF_LABEL: ReadonlyMap<string, Outcome> = new Map(
	OUTCOMES.map((outcome) => [labelOf(outcome), outcome]),
);

/** In the column the warnings stand after what differs. */
const WARNING = /(?<=^|[.!?"”] )Warning: /;

function readColumns(row: JsonObject): Result | undefined {
	if (!Object.hasOwn(row, 'Lookup Outcome')) return undefined;
	const text = (column: string, longest: number): string => {
		const value = column && row[`Lookup ${column}`];
		return plainText(typeof value === 'string' ? unguarded(value) : value, longest);
	};
	const texts = textsOf((_field, column, _stored, longest) => text(column, longest));
	// A cell that somebody changed to another word is no result.
	const outcome = OUTCOME_OF_LABEL.get(text('Outcome', SHORT)) ?? 'unchecked';
	const finding = findingOf(outcome, texts.type);
	// Cut only when split: a warning stands last.
	const [differs = '', ...warnings] = text('Details', MOST_DETAILS).split(WARNING);
	return withClaim(text('Payable', SHORT) === 'Yes', {
		...{ ...NO_RESULT, ...texts, outcome },
		differs: plainText(differs.trim(), DETAILS),
		warning: withoutDemoWarning(warnings.join('')),
		type: finding ? '' : texts.type,
		finding,
	});
}

/** The columns of a stored check that are about its result; the others are the row’s own. */
const STORED_FIELDS: ReadonlySet<string> = new Set(
	'accepted_by account_number checked_at details environment outcome registered_name'.split(' '),
);

export type ReadItem = ReturnType<typeof readItem>;

const without = (item: JsonObject, isOfResult: (field: string) => boolean): JsonObject =>
	Object.fromEntries(Object.entries(item).filter(([field]) => !isOfResult(field)));

/** Reads a check that a data table keeps, with the columns of `payee_checks`. It may be old, so it is never payable. */
function readStoredCheck(item: JsonObject) {
	const outcome = OUTCOME_OF_LABEL.get(plainText(item['outcome'], SHORT));
	if (outcome === undefined || !Object.hasOwn(item, 'registered_name')) return undefined;
	const ofRow = without(item, (field) => STORED_FIELDS.has(field));
	const own: JsonObject = { ...ofRow, row_number: item['row'] };
	const result: Result = {
		...{ ...NO_RESULT, outcome },
		...textsOf((_field, _column, stored, longest) => plainText(item[stored], longest)),
		reason: plainText(item['details'], DETAILS),
		nextStep:
			'Check this payee another way, for example by a call to a phone number that you know.',
	};
	return { own, result };
}

const COMPARED = ['outcome', 'payable', 'name', 'number', 'account'] as const;
const RESULT_FIELDS: ReadonlySet<string> = new Set(RESULT_FIELD_NAMES);

/** Reads the result under `lookup`, in the Lookup columns, in a stored check, or that is the item itself. */
export function readItem(item: JsonObject) {
	const nested = readFields(item['lookup']);
	const columns = readColumns(item);
	const result = nested ?? columns;
	if (!result) {
		const plain = readFields(item);
		if (plain) return { result: plain, own: without(item, (field) => RESULT_FIELDS.has(field)) };
		return readStoredCheck(item) ?? { result: NOT_CHECKED, own: item };
	}
	const own = without(item, (field) => field === 'lookup' || field.startsWith('Lookup '));
	if (!nested || !columns) return { result, own };
	// One of the two may be left of an earlier run, and nothing tells which.
	const areChecked = nested.outcome !== 'unchecked' || columns.outcome !== 'unchecked';
	const differ = areChecked && COMPARED.some((field) => nested[field] !== columns[field]);
	return { result: differ ? TWO_RESULTS : result, own };
}

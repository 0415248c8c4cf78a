import { FINDING_LABELS } from '../MobileMoneyNameLookup/domain/checkFailure';
import { type JsonObject, objectIn } from '../MobileMoneyNameLookup/domain/json';
import { labelOf, type Outcome, OUTCOMES } from '../MobileMoneyNameLookup/domain/outcome';
import { hasNoAccount } from '../MobileMoneyNameLookup/domain/payee/numberType';
import { NEXT_STEPS } from '../MobileMoneyNameLookup/domain/result/nextSteps';
import { unguarded } from '../MobileMoneyNameLookup/domain/result/resultColumns';
import { RESULT_FIELDS } from '../MobileMoneyNameLookup/domain/result/resultFields';
import { WARNINGS } from '../MobileMoneyNameLookup/domain/warnings';
import { plainText } from './plainText';

const LONGEST = 900;
/** Details are cut after they are split, because warnings come last. */
const LONGEST_DETAILS = 10_000;

/** Each text's name in a result with fields, in the Lookup columns, and in a stored check. */
function textsOf(valueAt: (path: string, column: string, stored: string) => unknown) {
	const text = (...names: Parameters<typeof valueAt>): string => {
		const texts = [valueAt(...names)].flat().filter((each) => typeof each !== 'object');
		return plainText(texts.join(' '), LONGEST);
	};
	return {
		name: text('name', 'Name', 'registered_name'),
		reason: text('summary', 'Reason', 'details'),
		nextStep: text('nextStep', 'Next Step', ''),
		type: text('accountType', 'Type', 'type'),
		number: text('number', 'Number', 'number'),
		account: text('account', 'Account', 'account_number'),
		operator: text('operator', '', 'operator'),
		environment: text('environment', 'Environment', 'environment'),
		checkedAt: text('checkedAt', 'Checked At', 'checked_at'),
		differs: text('nameMatch.explanation', 'Details', ''),
		warning: text('warnings', '', ''),
		acceptedBy: text('accepted.by', 'Accepted By', 'accepted_by'),
		expectedName: text('nameMatch.expectedName', '', 'payee'),
		finding: text('error.finding', 'Type', ''),
	};
}

/** Believes a claim to be payable only if the rest agrees: an edited or invented result pays nobody. */
function resultOf(
	outcome: Outcome,
	texts: ReturnType<typeof textsOf>,
	isClaimed = false,
	isDenied = false,
) {
	const { type, number, account, environment } = texts;
	const [finding] =
		Object.entries(FINDING_LABELS).find((names) => names.includes(texts.finding)) ?? [];
	const isComplete = number !== '' && (hasNoAccount(type) || account !== '');
	const isReal = isComplete && outcome === 'confirmed' && environment === 'production';
	const payable = isClaimed && isReal && !isDenied;
	const invitesToPay = isClaimed || texts.nextStep === NEXT_STEPS.pay;
	return {
		...texts,
		outcome,
		payable,
		nextStep: invitesToPay && !payable ? 'Do not pay. Look up this row again.' : texts.nextStep,
		finding: outcome === 'unchecked' ? finding : undefined,
		type: finding ? '' : type,
		// The page says once that it shows results of the demo.
		warning: texts.warning.replace(WARNINGS.demo().text, '').trim(),
	};
}

/** A result of any format. Its texts are plain and capped; a missing one is empty. */
export type Result = Readonly<ReturnType<typeof resultOf>>;

/** The result of a row that has none, or two. */
function withoutResult(reason: string): Result {
	const texts = textsOf(() => '');
	return resultOf('unchecked', { ...texts, reason, nextStep: 'Look up this row before you pay.' });
}

/** Reads a result with fields; undefined if it is none. */
function readFields(value: unknown): Result | undefined {
	const fields = objectIn(value);
	const outcome = OUTCOMES.find((each) => each === fields['outcome']);
	if (!outcome) return undefined;
	const entered = outcome === 'unchecked' ? objectIn(fields['entered']) : {};
	const texts = textsOf((path) => {
		const names = path.split('.');
		const found = names.reduce<unknown>((whole, name) => objectIn(whole)[name], fields);
		return found ?? entered[names.at(-1) ?? ''];
	});
	return resultOf(outcome, texts, fields['payable'] === true, Boolean(fields['error']));
}

const outcomeIn = (label: unknown): Outcome | undefined =>
	OUTCOMES.find((outcome) => labelOf(outcome) === label);

/** In the column the warnings stand after what differs. */
const WARNING = /(?<=^|[.!?"”] )Warning: /;

/** Reads a result in Lookup columns; undefined if there are none. */
function readColumns(row: JsonObject): Result | undefined {
	if (!Object.hasOwn(row, 'Lookup Outcome')) return undefined;
	const cell = (column: string) => unguarded(plainText(row[`Lookup ${column}`], LONGEST_DETAILS));
	const [differs, ...warnings] = cell('Details').split(WARNING);
	const texts = {
		...textsOf((_path, column) => cell(column)),
		differs: plainText(differs, LONGEST),
		warning: plainText(warnings.join(' '), LONGEST),
	};
	// A cell that somebody changed to another word is no result.
	return resultOf(outcomeIn(cell('Outcome')) ?? 'unchecked', texts, cell('Payable') === 'Yes');
}

/** Reads a check that a data table keeps; undefined if it is none. It may be old, so it is never payable. */
function readStored(item: JsonObject): Result | undefined {
	const outcome = outcomeIn(item['outcome']);
	if (outcome === undefined || !Object.hasOwn(item, 'registered_name')) return undefined;
	const texts = textsOf((_path, _column, stored) => stored && item[stored]);
	return resultOf(outcome, texts);
}

const NO_RESULT = withoutResult('This row has no result, so it was not checked.');
/** One of them may be left over from an earlier run, and nothing tells which. */
const TWO_RESULTS = withoutResult(
	'This row has two results: in the field lookup, and in the Lookup columns.',
);

/** The columns of a row that somebody merged with its result. */
const withoutResultFields = (item: JsonObject): JsonObject =>
	Object.fromEntries(Object.entries(item).filter(([name]) => !Object.hasOwn(RESULT_FIELDS, name)));

export interface ReadItem {
	readonly result: Result;
	/** The row's own fields. */
	readonly own: JsonObject;
}

/** Reads the result under `lookup`, in the Lookup columns, in a stored check, or the item itself as a result. */
export function readItem(item: JsonObject): ReadItem {
	const [nested, columns] = [readFields(item['lookup']), readColumns(item)];
	if (nested && columns) return { result: TWO_RESULTS, own: item };
	const found = nested ?? columns;
	if (found) return { result: found, own: item };
	const itself = readFields(item);
	if (itself) return { result: itself, own: withoutResultFields(item) };
	const stored = readStored(item);
	if (stored) return { result: stored, own: { ...item, row_number: item['row'] } };
	return { result: NO_RESULT, own: item };
}

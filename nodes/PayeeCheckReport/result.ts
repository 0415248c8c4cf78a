import { FINDING_LABELS, type SheetFinding } from '../MobileMoneyNameLookup/domain/checkFailure';
import { type JsonObject, objectIn } from '../MobileMoneyNameLookup/domain/json';
import { labelOf, type Outcome, OUTCOMES } from '../MobileMoneyNameLookup/domain/outcome';
import { hasNoAccount } from '../MobileMoneyNameLookup/domain/payee/numberType';
import { unguarded } from '../MobileMoneyNameLookup/domain/result/resultColumns';
import { MATCHES } from '../MobileMoneyNameLookup/domain/result/resultFields';
import { WARNINGS } from '../MobileMoneyNameLookup/domain/warnings';
import { plainText } from './plainText';

const LONGEST = 900;
/** Cut only when split: a warning stands last. */
const LONGEST_DETAILS = 10_000;

/** Each text's name in a result with fields, in the Lookup columns, and in a stored check. */
function textsOf(valueAt: (path: string, column: string, stored: string) => unknown) {
	const text = (...names: Parameters<typeof valueAt>): string => {
		const value = valueAt(...names);
		if (!Array.isArray(value)) return plainText(value, LONGEST);
		return plainText(value.filter((each) => typeof each === 'string').join(' '), LONGEST);
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
		match: text('nameMatch.result', 'Match', ''),
		differs: text('nameMatch.explanation', 'Details', ''),
		warning: text('warnings', '', ''),
		acceptedBy: text('accepted.by', 'Accepted By', 'accepted_by'),
		expectedName: text('nameMatch.expectedName', '', 'payee'),
		finding: text('error.finding', 'Type', ''),
	};
}

const MATCH_LABELS = new Map<string, string>(Object.entries(MATCHES));
const FINDINGS = ['noPayee', 'unreadSheet'] as const;
const CONTRADICTS =
	'This result contradicts itself: it says that it can be paid, but another part of it denies that.';

/** Believes a claim to be payable only if the rest agrees: an edited or invented result pays nobody. */
function resultOf(
	outcome: Outcome,
	texts: ReturnType<typeof textsOf>,
	isClaimed = false,
	isDenied = false,
) {
	const { type, number, account, environment, match } = texts;
	const isFinding = (each: SheetFinding): boolean =>
		texts.finding === each || texts.finding === FINDING_LABELS[each];
	const finding = outcome === 'unchecked' ? FINDINGS.find(isFinding) : undefined;
	const isComplete = number !== '' && (hasNoAccount(type) || account !== '');
	const isReal = isComplete && outcome === 'confirmed' && environment === 'production';
	const payable = isClaimed && isReal && !isDenied;
	const result = {
		...texts,
		outcome,
		payable,
		finding,
		type: finding ? '' : type,
		match: MATCH_LABELS.get(match) ?? match,
		// The page says once that it shows results of the demo.
		warning: texts.warning.replace(WARNINGS.demo().text, '').trim(),
	};
	if (payable || !isClaimed) return result;
	const warning = `${CONTRADICTS} ${result.warning}`.trim();
	return { ...result, warning, nextStep: 'Do not pay. Look up this row again.' };
}

/** A result of any format. Its texts are plain and capped; a missing one is empty. */
export type Result = Readonly<ReturnType<typeof resultOf>>;

/** The result of a row without a certain one. */
export function withoutResult(reason: string, number = ''): Result {
	const nothing = textsOf(() => '');
	const nextStep = 'Look up this row before you pay.';
	return { ...resultOf('unchecked', nothing), reason, number, nextStep };
}

/** Reads a result with fields; undefined if it is none. */
export function readFields(value: unknown): Result | undefined {
	const fields = objectIn(value);
	const outcome = OUTCOMES.find((each) => each === fields['outcome']);
	if (!outcome) return undefined;
	const texts = textsOf((path) =>
		path.split('.').reduce<unknown>((whole, name) => objectIn(whole)[name], fields),
	);
	const isDenied = Boolean(fields['error']);
	const result = resultOf(outcome, texts, fields['payable'] === true, isDenied);
	if (outcome !== 'unchecked') return result;
	const entered = objectIn(fields['entered']);
	const or = (name: 'number' | 'account' | 'expectedName'): string =>
		texts[name] || plainText(entered[name], LONGEST);
	const [number, account] = [or('number'), or('account')];
	return { ...result, number, account, expectedName: or('expectedName') };
}

const outcomeIn = (label: unknown): Outcome | undefined =>
	OUTCOMES.find((outcome) => labelOf(outcome) === plainText(label, LONGEST));

/** In the column the warnings stand after what differs. */
const WARNING = /(?<=^|[.!?"”] )Warning: /;

/** Reads a result in Lookup columns; undefined if there are none. */
export function readColumns(row: JsonObject): Result | undefined {
	if (!Object.hasOwn(row, 'Lookup Outcome')) return undefined;
	const cell = (column: string): unknown => {
		const value = row[`Lookup ${column}`];
		return typeof value === 'string' ? unguarded(value) : value;
	};
	const [differs, ...warnings] = plainText(cell('Details'), LONGEST_DETAILS).split(WARNING);
	const texts = {
		...textsOf((_path, column) => cell(column)),
		differs: plainText(differs, LONGEST),
		warning: plainText(warnings.join(' '), LONGEST),
	};
	// A cell that somebody changed to another word is no result.
	const outcome = outcomeIn(cell('Outcome')) ?? 'unchecked';
	return resultOf(outcome, texts, plainText(cell('Payable'), LONGEST) === 'Yes');
}

/** Reads a check that a data table keeps; undefined if it is none. It may be old, so it is never payable. */
export function readStored(item: JsonObject): Result | undefined {
	const outcome = outcomeIn(item['outcome']);
	if (outcome === undefined || !Object.hasOwn(item, 'registered_name')) return undefined;
	const texts = textsOf((_path, _column, stored) => stored && item[stored]);
	const nextStep =
		'Check this payee another way, for example by a call to a phone number that you know.';
	return { ...resultOf(outcome, texts), nextStep };
}

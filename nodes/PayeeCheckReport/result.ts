import { z } from 'zod';

import { labelOf, OUTCOMES, type Outcome } from '../MobileMoneyNameLookup/domain/outcome';
import { FINDING_LABELS, type SheetFinding } from '../MobileMoneyNameLookup/domain/sheetFailure';
import { plainText } from './plainText';
import { splitDetails, withoutDemoWarning } from './warningSentences';

export type Fields = Readonly<Record<string, unknown>>;

/** What one result says, whichever format it has. All texts are plain, capped, and empty where there is nothing. */
export interface Result {
	readonly outcome: Outcome;
	readonly payable: boolean;
	/** The registered name. */
	readonly name: string;
	readonly reason: string;
	readonly nextStep: string;
	/** What differs between the names. */
	readonly differs: string;
	/** What to read before one pays; without the warnings that every row of a demo has. */
	readonly warning: string;
	readonly type: string;
	readonly number: string;
	readonly account: string;
	readonly operator: string;
	readonly environment: string;
	readonly checkedAt: string;
	readonly acceptedBy: string;
	readonly expectedName: string;
	/** Set where a sheet’s row is no payee, or the whole sheet could not be read. */
	readonly finding?: SheetFinding;
}

export const NO_RESULT: Result = {
	...{ outcome: 'unchecked', payable: false, name: '', reason: '', nextStep: '', differs: '' },
	...{ warning: '', type: '', number: '', account: '', operator: '', environment: '' },
	...{ checkedAt: '', acceptedBy: '', expectedName: '' },
};

const NAME = 120;
const SENTENCE = 400;
const DETAILS = 900;
const MOST_DETAILS = 10_000;
const SHORT = 40;

/** What makes an object a result. Its other fields are texts that `plainText` reads, whatever they are. */
const resultSchema = z.object({ outcome: z.enum(OUTCOMES) }).passthrough();

const FINDINGS: ReadonlyMap<string, SheetFinding> = new Map(
	(['noPayee', 'unreadSheet'] as const).flatMap((finding) => [
		[finding, finding],
		[FINDING_LABELS[finding], finding],
	]),
);

/** A finding of an unchecked row, by its word in the field or in the column. */
function findingOf(outcome: Outcome, word: string): Pick<Result, 'finding'> {
	const known = FINDINGS.get(word);
	return outcome === 'unchecked' && known ? { finding: known } : {};
}

const partOf = (value: unknown): Fields =>
	typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

function joined(texts: unknown): string {
	if (!Array.isArray(texts)) return '';
	const plain = texts.map((each) => plainText(each, SENTENCE)).filter(Boolean);
	return plainText(plain.join(' '), DETAILS);
}

const CONTRADICTS =
	'This result contradicts itself: it says that it can be paid, but another part of it denies that.';

/** Takes a claim to be payable only where the rest of the result agrees: an edited or invented result pays nobody. */
function withClaim(claims: boolean, result: Result, isDenied = false): Result {
	if (!claims) return result;
	const { outcome, environment, type, number, account, warning } = result;
	const isComplete = number !== '' && (type === 'till' || account !== '');
	if (!isDenied && isComplete && outcome === 'confirmed' && environment === 'production')
		return { ...result, payable: true };
	const nextStep = 'Do not pay. Look up this row again.';
	return { ...result, warning: `${CONTRADICTS} ${warning}`.trim(), nextStep };
}

/**
 * Reads a result with fields.
 *
 * @returns undefined for a value that is none
 */
export function readFields(value: unknown): Result | undefined {
	const parsed = resultSchema.safeParse(value);
	if (!parsed.success) return undefined;
	const { outcome, ...rest } = parsed.data;
	const text = (field: string, max: number): string => plainText(rest[field], max);
	const nameMatch = partOf(rest['nameMatch']);
	const entered = partOf(rest['entered']);
	const result: Result = {
		outcome,
		payable: false,
		name: text('name', NAME),
		reason: text('summary', SENTENCE),
		nextStep: text('nextStep', SENTENCE),
		differs: joined(nameMatch['explanation']),
		warning: withoutDemoWarning(joined(rest['warnings'])),
		type: text('accountType', SHORT),
		number: text('number', SHORT) || plainText(entered['number'], SHORT),
		account: text('account', SHORT) || plainText(entered['account'], SHORT),
		operator: text('operator', SHORT),
		environment: text('environment', SHORT),
		checkedAt: text('checkedAt', SHORT),
		acceptedBy: plainText(partOf(rest['accepted'])['by'], NAME),
		expectedName: plainText(nameMatch['expectedName'] ?? entered['expectedName'], NAME),
		...findingOf(outcome, plainText(partOf(rest['error'])['finding'], SHORT)),
	};
	const isDenied = Boolean(rest['simulated'] || rest['error']) || text('number', SHORT) === '';
	return withClaim(rest['payable'] === true, result, isDenied);
}

/** The outcome that a label stands for. */
const OUTCOME_OF_LABEL: ReadonlyMap<string, Outcome> = new Map(
	OUTCOMES.map((outcome) => [labelOf(outcome), outcome]),
);

/** The columns put an apostrophe before a text that a spreadsheet would run as a formula. */
const FORMULA_GUARD = /^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/**
 * Reads a result in sheet columns.
 *
 * @returns undefined for a row without the columns
 */
export function readColumns(row: Fields): Result | undefined {
	if (!Object.hasOwn(row, 'Lookup Outcome')) return undefined;
	const text = (column: string, max: number): string => {
		const value = row[`Lookup ${column}`];
		return plainText(typeof value === 'string' ? value.replace(FORMULA_GUARD, '') : value, max);
	};
	// A cell that somebody changed to another word is no result.
	const outcome = OUTCOME_OF_LABEL.get(text('Outcome', SHORT)) ?? 'unchecked';
	const finding = findingOf(outcome, text('Type', SHORT));
	// Cut only when split: a warning stands last.
	const { differs, warning } = splitDetails(text('Details', MOST_DETAILS));
	return withClaim(text('Payable', SHORT) === 'Yes', {
		...NO_RESULT,
		outcome,
		name: text('Name', NAME),
		reason: text('Reason', SENTENCE),
		nextStep: text('Next Step', SENTENCE),
		differs: plainText(differs, DETAILS),
		warning: plainText(warning, DETAILS),
		// Beside a finding the column holds no type.
		type: finding.finding ? '' : text('Type', SHORT),
		number: text('Number', SHORT),
		account: text('Account', SHORT),
		environment: text('Environment', SHORT),
		checkedAt: text('Checked At', SHORT),
		acceptedBy: text('Accepted By', NAME),
		...finding,
	});
}

/** The columns of a stored check that are about its result; the others are the row’s own. */
const STORED_FIELDS: ReadonlySet<string> = new Set(
	'accepted_by account_number checked_at details environment outcome registered_name'.split(' '),
);

/**
 * Reads a check that a data table keeps, with the columns of `payee_checks`. It may be old, so it is never payable.
 *
 * @returns undefined for an item that is none
 */
export function readStoredCheck(item: Fields): { result: Result; own: Fields } | undefined {
	if (!Object.hasOwn(item, 'registered_name')) return undefined;
	const text = (column: string, max: number): string => plainText(item[column], max);
	const outcome = OUTCOME_OF_LABEL.get(text('outcome', SHORT));
	if (outcome === undefined) return undefined;
	const own = Object.entries(item).filter(([column]) => !STORED_FIELDS.has(column));
	const result = {
		...NO_RESULT,
		outcome,
		name: text('registered_name', NAME),
		reason: text('details', DETAILS),
		nextStep:
			'Check this payee another way, for example by a call to a phone number that you know.',
		type: text('type', SHORT),
		number: text('number', SHORT),
		operator: text('operator', SHORT),
		account: text('account_number', SHORT),
		environment: text('environment', SHORT),
		checkedAt: text('checked_at', SHORT),
		acceptedBy: text('accepted_by', NAME),
		expectedName: text('payee', NAME),
	};
	return { own: { ...Object.fromEntries(own), row_number: item['row'] }, result };
}

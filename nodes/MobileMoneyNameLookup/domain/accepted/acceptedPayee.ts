import { z } from 'zod';

import { isPlaceholder } from '../../names/placeholders';
import { nameWithoutNote } from '../../names/readNote';
import { accountKey, readPaybillAccount } from '../payee/paybillAccount';
import { cleanNumber } from '../payee/cleanNumber';
import { NUMBER_TYPES, type NumberType } from '../payee/numberType';
import { readType } from '../payee/typeWords';
import { CheckFailure } from '../checkFailure';
import { DEFAULT_OPERATOR, exactOperator } from '../payee/operator';

export interface AcceptedPayee {
	readonly accountType: NumberType;
	readonly number: string;
	readonly operator: string;
	readonly account?: string;
	readonly registeredName: string;
	readonly by: string;
	/** A day: `2026-11-20`. */
	readonly at: string;
	/** The first day on which it no longer counts. */
	readonly expiresAt: string;
	/** What the last re-check found; empty if nothing. */
	readonly found: string;
	readonly foundAt: string;
}

/** `accepted` is undefined if the row cannot be read; it then accepts nothing. */
export interface AcceptanceRow {
	readonly payee: string;
	readonly key: string;
	readonly environment: string;
	readonly accepted: AcceptedPayee | undefined;
}

const FOUND_NOTHING = new Set(['', 'confirmed', 'not checked', 'unchecked', 'expired', 'replaced']);
const NOT_PRODUCTION = 'not production:';

const LONGEST_CELL = 500;

/** Empty for other kinds of cells. Hand-written: a schema takes 1 ms a row. */
function cellText(value: unknown): string {
	if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
	if (typeof value !== 'string' && typeof value !== 'number') return '';
	return String(value).slice(0, LONGEST_CELL).trim();
}

const fieldsSchema = z.record(z.unknown());

/** From a row of a data table, or an n8n item that holds one. */
function cellsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
	const fields = fieldsSchema.safeParse(value);
	if (!fields.success) return undefined;
	const { json } = fields.data;
	return json === undefined ? fields.data : fieldsSchema.safeParse(json).data;
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/;

/** The day at the start of a text; empty for impossible days such as 2027-02-31. */
function dayOf(text: string): string {
	const [day = ''] = DAY.exec(text) ?? [];
	return day !== '' && new Date(`${day}T00:00Z`).toISOString().startsWith(day) ? day : '';
}

/** Not `null`, `N/A` or 0. */
const isSomebody = (text: string): boolean => /\p{L}/u.test(text) && !isPlaceholder(text);

/** Distinguishes numbers with their accounts. */
export const numberKey = (
	accountType: NumberType,
	number: string,
	operator: string,
	account: string | undefined,
): string => `${operator.toLowerCase()} ${accountType} ${number} ${accountKey(account)}`;

function foundBy(lastOutcome: string): string {
	const words = lastOutcome.toLowerCase();
	return FOUND_NOTHING.has(words) || words.startsWith(NOT_PRODUCTION) ? '' : lastOutcome;
}

/** Reads a row of accepted payees; undefined if nobody accepted it, or it names no payee. */
export function readAcceptance(value: unknown): AcceptanceRow | undefined {
	const cells = cellsOf(value);
	if (cells === undefined) return undefined;
	const text = (name: string) => cellText(cells[name]);
	const by = text('accepted_by');
	const payee = nameWithoutNote(text('payee'));
	if (payee === '' || !isSomebody(by)) return undefined;
	const accountType = readType(cells['type'], 'type');
	const cleaned = cleanNumber(cells['number'], 'number');
	const operator = exactOperator(text('operator') || DEFAULT_OPERATOR, '');
	// A row with a shortened account must not count as a row without one.
	const read = readPaybillAccount(cells['account'], 'account');
	if (accountType === undefined || accountType instanceof CheckFailure) return undefined;
	if (cleaned instanceof CheckFailure || operator instanceof CheckFailure) return undefined;
	if (read instanceof CheckFailure) return undefined;
	const account = NUMBER_TYPES[accountType].hasAccount ? read : undefined;
	const { number } = cleaned;
	const environment = text('environment').toLowerCase();
	const registeredName = text('registered_name');
	const [at, expiresAt] = [dayOf(text('accepted_at')), dayOf(text('expires_at'))];
	const isReadable = registeredName !== '' && at !== '' && expiresAt !== '';
	const accepted = {
		...{ accountType, number, operator },
		...(account !== undefined && { account }),
		...{ registeredName, by, at, expiresAt },
		found: foundBy(text('last_outcome')),
		foundAt: dayOf(text('last_checked_at')),
	};
	return {
		payee,
		environment,
		key: numberKey(accountType, number, operator, account),
		accepted: isReadable ? accepted : undefined,
	};
}

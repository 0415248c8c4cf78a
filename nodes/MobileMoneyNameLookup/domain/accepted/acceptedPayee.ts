import { z } from 'zod';

import { accountKey, readAccount } from '../account';
import { cleanAccountNumber } from '../accountNumber';
import { type AccountType, accountTypeOf } from '../accountType';
import { CheckFailure } from '../checkFailure';
import { DEFAULT_OPERATOR, exactOperator } from '../operator';
import { payeeKey } from './payeeKey';

/** A payee that a person has accepted, with the holder that the number had then. */
export interface AcceptedPayee {
	readonly payee: string;
	readonly accountType: AccountType;
	readonly number: string;
	readonly operator: string;
	readonly account?: string;
	readonly environment: string;
	readonly registeredName: string;
	readonly by: string;
	/** A day: `2026-11-20`. */
	readonly at: string;
	/** The day from which on it no longer counts. */
	readonly expiresAt: string;
	/** What the last re-check found; empty where it found nothing. */
	readonly found: string;
	/** The day of that re-check. */
	readonly foundAt: string;
}

/** A row that says whom it is about; `accepted` is undefined where it cannot be read, and so accepts nothing. */
export interface AcceptanceRow {
	readonly payee: string;
	readonly key: string;
	readonly environment: string;
	readonly accepted: AcceptedPayee | undefined;
}

/** What a re-check writes where it found nothing that a person has to look at. */
const FOUND_NOTHING = new Set(['', 'confirmed', 'not checked', 'unchecked', 'expired', 'replaced']);
const NOT_PRODUCTION = 'not production:';

const LONGEST_CELL = 500;

const cell = z
	.union([z.string(), z.number(), z.date()])
	.transform((value) => (value instanceof Date ? value.toISOString() : String(value)))
	.transform((text) => text.slice(0, LONGEST_CELL).trim())
	.catch('');

const rowSchema = z.object({
	payee: cell,
	type: cell,
	number: z.unknown(),
	operator: cell,
	account: z.unknown(),
	registered_name: cell,
	environment: cell,
	accepted_by: cell,
	accepted_at: cell,
	expires_at: cell,
	last_outcome: cell,
	last_checked_at: cell,
});

/** A row of a data table, or an n8n item that holds one. */
const itemSchema = z.object({ json: z.record(z.unknown()) }).transform(({ json }) => json);

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/;

const dayOf = (text: string): string => DAY.exec(text)?.[0] ?? '';

/** What tells a number and its account apart from others. */
export const numberKey = (
	accountType: AccountType,
	number: string,
	operator: string,
	account: string | undefined,
): string => `${operator.toLowerCase()} ${accountType} ${number} ${accountKey(account)}`;

function foundBy(lastOutcome: string): string {
	const words = lastOutcome.toLowerCase();
	return FOUND_NOTHING.has(words) || words.startsWith(NOT_PRODUCTION) ? '' : lastOutcome;
}

/**
 * Reads a row of the accepted payees.
 *
 * @returns undefined where nobody has accepted it, or it does not say whom
 */
export function readAcceptance(value: unknown): AcceptanceRow | undefined {
	const item = itemSchema.safeParse(value);
	const parsed = rowSchema.safeParse(item.success ? item.data : value);
	if (!parsed.success) return undefined;
	const row = parsed.data;
	const payee = payeeKey(row.payee);
	const accountType = accountTypeOf(row.type);
	const cleaned = cleanAccountNumber(row.number, 'number');
	const operator = exactOperator(row.operator || DEFAULT_OPERATOR, '');
	const read = readAccount(row.account, 'account');
	if (payee === '' || row.accepted_by === '' || accountType === undefined) return undefined;
	if (cleaned instanceof CheckFailure || operator instanceof CheckFailure) return undefined;
	// A shortened account equals none, not even a missing one.
	if (read instanceof CheckFailure || read.warnings.length > 0) return undefined;
	const account = accountType === 'paybill' ? read.account : undefined;
	const { number } = cleaned;
	const environment = row.environment.toLowerCase();
	const [at, expiresAt] = [dayOf(row.accepted_at), dayOf(row.expires_at)];
	const isReadable = row.registered_name !== '' && at !== '' && expiresAt !== '';
	const accepted = {
		...{ payee: row.payee, accountType, number, operator, environment },
		...(account !== undefined && { account }),
		registeredName: row.registered_name,
		by: row.accepted_by,
		...{ at, expiresAt },
		found: foundBy(row.last_outcome),
		foundAt: dayOf(row.last_checked_at),
	};
	return {
		payee,
		environment,
		key: numberKey(accountType, number, operator, account),
		accepted: isReadable ? accepted : undefined,
	};
}

import { readAmount } from '../MobileMoneyNameLookup/sheet/amount';

/** Larger numbers have no exact cents. */
const MAX_AMOUNT = 9e13;

/** Reads an amount of KES in whole cents, so that sums are exact; undefined where it cannot be read with certainty. */
export function readCents(cell: unknown): number | undefined {
	const amount = readAmount(cell) ?? Infinity;
	return Math.abs(amount) > MAX_AMOUNT ? undefined : Math.round(amount * 100);
}

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const inShillings = new Intl.NumberFormat('en', cents);
const whole = new Intl.NumberFormat('en');

/** Cents as people read shillings: `949,199.50`. */
export const shillings = (amount: number): string => inShillings.format(amount / 100);

/** A count as people read it: `5,000`. */
export const counted = (count: number): string => whole.format(count);

/** A count with its word: `1 row`, `5,000 rows`. */
export const several = (count: number, one: string, more = `${one}s`): string =>
	`${counted(count)} ${count === 1 ? one : more}`;

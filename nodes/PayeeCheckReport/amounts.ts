import { readAmount } from '../MobileMoneyNameLookup/sheet/amount';

/** Larger numbers have no exact cents. */
const MAX_AMOUNT = 9e13;

/** An amount of KES in whole cents, so that sums are exact; undefined if it cannot be read with certainty. */
export function readCents(cell: unknown): number | undefined {
	const amount = readAmount(cell) ?? Infinity;
	return Math.abs(amount) > MAX_AMOUNT ? undefined : Math.round(amount * 100);
}

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const inShillings = new Intl.NumberFormat('en', cents);

/** Cents as people read shillings: `949,199.50`. */
export const shillings = (amount: number): string => inShillings.format(amount / 100);

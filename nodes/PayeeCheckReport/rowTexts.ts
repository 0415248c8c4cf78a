import { labelOf } from '../MobileMoneyNameLookup/domain/outcome';
import { isNumberType, NUMBER_TYPES } from '../MobileMoneyNameLookup/domain/payee/numberType';
import { capitalized } from '../MobileMoneyNameLookup/domain/result/summary';
import type { Part } from './html';
import { isNameOnly, isTest, type ReportRow } from './readRows';

const withCents = new Intl.NumberFormat('en', {
	minimumFractionDigits: 2,
	maximumFractionDigits: 2,
});

/** Cents as people read shillings: `949,199.50`. */
export const shillings = (cents: number): string => withCents.format(cents / 100);

/** The number with its type and account, as in `Paybill 247247, account 0110567890100`. */
export function numberText({ type, number, account, outcome }: ReportRow): string {
	const known = isNumberType(type) ? NUMBER_TYPES[type] : undefined;
	const typed = [known ? capitalized(known.label) : type, number].filter(Boolean).join(' ');
	if (account !== '') return typed === '' ? `Account ${account}` : `${typed}, account ${account}`;
	return known?.hasAccount && outcome !== 'unchecked' ? `${typed}, no account number` : typed;
}

type Amount = Pick<ReportRow, 'cents' | 'amountText'>;

/** In shillings; as in the sheet if it cannot be read. */
export const amountOf = ({ cents, amountText }: Amount): number | string =>
	cents === undefined ? amountText : cents / 100;

/** The amount with two decimals, after `unit`; as in the sheet if it cannot be read. */
export const moneyText = ({ cents, amountText }: Amount, unit = 'KES '): string =>
	cents === undefined ? amountText : `${unit}${shillings(cents)}`;

/** The outcome's label. Confirmed invites to pay, so it says if that is wrong. */
export function outcomeText(row: ReportRow): string {
	if (row.outcome !== 'confirmed' || row.payable || isNameOnly(row)) return labelOf(row.outcome);
	return isTest(row) ? 'Confirmed, test' : 'Confirmed, not payable';
}

/** Only for a Confirmed row; else empty. */
export const warningText = ({ outcome, warning }: ReportRow): string =>
	outcome === 'confirmed' && warning !== '' ? `Warning: ${warning}` : '';

export const whyText = ({ outcome, reason, differs, warning }: ReportRow): string =>
	[reason, differs, outcome === 'confirmed' ? '' : warning].filter(Boolean).join(' ');

/** What to read of a row: the warning, what to do, then why; the reason comes first if it was not checked. */
export function sentencesOn(row: ReportRow): Part[] {
	const step: Part = ['strong', row.nextStep];
	const why: Part = ['span', whyText(row)];
	const rest = row.outcome === 'unchecked' ? [why, step] : [step, why];
	return [['strong', warningText(row)], ...rest];
}

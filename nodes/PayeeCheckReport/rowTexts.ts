import { labelOf } from '../MobileMoneyNameLookup/domain/outcome';
import { isNumberType, NUMBER_TYPES } from '../MobileMoneyNameLookup/domain/payee/numberType';
import { capitalized } from '../MobileMoneyNameLookup/domain/result/summary';
import type { Part } from './html';
import type { ReportRow } from './readRows';

const withCents = new Intl.NumberFormat('en', {
	minimumFractionDigits: 2,
	maximumFractionDigits: 2,
});

/** As people read shillings: `949,199.50`. */
export const shillings = (amount: number): string => withCents.format(amount);

/** The number with its type and account, as in `Paybill 247247, account 0110567890100`. */
export function numberText({ type, number, account, outcome }: ReportRow): string {
	const known = isNumberType(type) ? NUMBER_TYPES[type] : undefined;
	const typed = [known ? capitalized(known.label) : type, number].filter(Boolean).join(' ');
	const lacking = known?.hasAccount && outcome !== 'unchecked' ? 'no account number' : '';
	return [typed, account ? `account ${account}` : lacking].filter(Boolean).join(', ');
}

/** The amount with two decimals, after `unit`; as in the sheet if it cannot be read. */
export const moneyText = ({ amount, amountText }: ReportRow, unit = 'KES '): string =>
	amount === undefined ? amountText : `${unit}${shillings(amount)}`;

export const isTest = ({ environment }: ReportRow): boolean =>
	environment !== '' && environment !== 'production';

/** The outcome's label. Confirmed invites to pay, so it says if that is wrong. */
export function outcomeText(row: ReportRow): string {
	if (row.outcome !== 'confirmed' || row.payable) return labelOf(row.outcome);
	return isTest(row) ? 'Confirmed, test' : 'Confirmed, not payable';
}

/** Only for a Confirmed row; else empty. */
export const warningText = ({ outcome, warning }: ReportRow): string =>
	outcome === 'confirmed' && warning !== '' ? `Warning: ${warning}` : '';

export function whyText({ outcome, reason, differs, warning, acceptedBy }: ReportRow): string {
	const accepted = acceptedBy && `Accepted by ${acceptedBy}.`;
	const texts = [reason, accepted, differs, outcome === 'confirmed' ? '' : warning];
	return texts.filter(Boolean).join(' ');
}

/** What to read of a row: the warning, what to do, then why. */
export const sentencesOn = (row: ReportRow): Part[] => [
	['strong', warningText(row)],
	['strong', row.nextStep],
	['span', whyText(row)],
];

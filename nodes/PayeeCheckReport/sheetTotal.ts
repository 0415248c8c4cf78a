import { isTotal } from '../MobileMoneyNameLookup/sheet/noPayee';
import { shillings } from './amounts';
import type { ReportRow } from './reportRow';

const isTotalRow = ({ isPayee, payee, number, reason }: ReportRow): boolean =>
	!isPayee && (reason.includes('taken for a total') || isTotal(payee) || isTotal(number));

const sumOf = (amounts: readonly number[]): number =>
	amounts.reduce((sum, amount) => sum + amount, 0);

/** That the sheet's own total is not the sum of its rows; subtotals that add up to the sum are no fault. */
export function totalRemarks(rows: readonly ReportRow[]): string[] {
	const centsOf = (row: ReportRow): number[] => (row.cents === undefined ? [] : [row.cents]);
	const totals = rows.filter(isTotalRow).flatMap(centsOf);
	const sum = sumOf(rows.filter(({ isPayee }) => isPayee).flatMap(centsOf));
	const last = totals.at(-1);
	if (last === undefined || totals.includes(sum) || sumOf(totals) === sum) return [];
	return [
		`The sheet's total says KES ${shillings(last)}; the rows add up to KES ${shillings(sum)}.`,
	];
}

import type { AnsweredRow, CheckedRow } from './checkedRow';
import { NUMBER_TYPES } from '../payee/numberType';
import { AFTER_COMPARISON, LEADS_TO_PAYMENT, NEXT_STEPS } from './nextSteps';
import { type Warning, WARNINGS } from '../warnings';

/** All warnings of a row, including the one on a shared Paybill. */
export function warningsOf(row: CheckedRow): readonly Warning[] {
	const { warnings = [] } = row.payee;
	// An acceptance includes the account of a shared Paybill.
	if (row.failed || !row.judgement.isShared || row.accepted) return warnings;
	const { nameMatch, outcome } = row.judgement;
	if (nameMatch && outcome !== 'confirmed') return warnings;
	return [...warnings, nameMatch ? WARNINGS.sharedPaybill() : WARNINGS.sharedPaybillUncompared()];
}

/** What is left to do before an answered row may be paid. */
function beforePayment(row: AnsweredRow): string[] {
	const { payee, judgement, accepted } = row;
	const isOfPaybill = payee.accountType !== undefined && NUMBER_TYPES[payee.accountType].hasAccount;
	const needsAccount = isOfPaybill || judgement.reason === 'sharedPaybill';
	const steps = warningsOf(row).flatMap(({ blocksPaymentUntil }) => blocksPaymentUntil ?? []);
	return [
		...(needsAccount && payee.account === undefined ? [NEXT_STEPS.askAccount] : []),
		...steps.filter((step) => !accepted || step !== NEXT_STEPS.compareAccount),
	];
}

/** Whether a row may be paid: its name was compared or accepted, nothing is left to do, and the answer is real. */
export const isPayable = (row: CheckedRow): boolean =>
	!row.failed &&
	!row.isComparison &&
	row.environment === 'production' &&
	row.judgement.outcome === 'confirmed' &&
	row.judgement.nextStep === NEXT_STEPS.pay &&
	beforePayment(row).length === 0;

/** One sentence for the payer; undefined if names were compared and nothing is left to do. */
export function nextStepOf(row: CheckedRow): string | undefined {
	if (row.failed) return row.failed.nextStep;
	const { outcome, reason, nextStep } = row.judgement;
	if (row.isComparison) return outcome === 'confirmed' ? undefined : AFTER_COMPARISON[reason];
	const isConfirmed = outcome === 'confirmed';
	const [first] = isConfirmed || reason === 'sharedPaybill' ? beforePayment(row) : [];
	const step = first ?? nextStep;
	if (row.environment === 'production') return step;
	return isConfirmed || LEADS_TO_PAYMENT.has(step) ? NEXT_STEPS.testResult : step;
}

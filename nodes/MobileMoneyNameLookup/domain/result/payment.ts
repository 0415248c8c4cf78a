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

function lacksAccount({ payee: { accountType, account }, judgement }: AnsweredRow): boolean {
	const hasAccount = accountType !== undefined && NUMBER_TYPES[accountType].hasAccount;
	return account === undefined && (hasAccount || judgement.reason === 'sharedPaybill');
}

function beforePayment(row: AnsweredRow): string[] {
	const steps = warningsOf(row).flatMap(({ blocksPaymentUntil }) => blocksPaymentUntil ?? []);
	const isOfAccount = (step: string) => step === NEXT_STEPS.compareAccount;
	return [
		...steps.filter((step) => !isOfAccount(step)),
		...(lacksAccount(row) ? [NEXT_STEPS.askAccount] : []),
		...(row.accepted ? [] : steps.filter(isOfAccount)),
	];
}

const ownStep = ({ judgement: { nextStep, refusal } }: AnsweredRow): string =>
	nextStep ?? refusal?.nextStep ?? NEXT_STEPS.doNotPay;

/** Whether a row may be paid: its name was compared or accepted, nothing is left to do, and the answer is real. */
export const isPayable = (row: CheckedRow): boolean =>
	!row.failed &&
	!row.isComparison &&
	row.environment === 'production' &&
	row.judgement.outcome === 'confirmed' &&
	ownStep(row) === NEXT_STEPS.pay &&
	beforePayment(row).length === 0;

/** One sentence for the payer; undefined if names were compared and nothing is left to do. */
export function nextStepOf(row: CheckedRow): string | undefined {
	if (row.failed) return row.failed.nextStep;
	const { outcome, reason } = row.judgement;
	if (row.isComparison) return outcome === 'confirmed' ? undefined : AFTER_COMPARISON[reason];
	const isConfirmed = outcome === 'confirmed';
	const [first] = isConfirmed || reason === 'sharedPaybill' ? beforePayment(row) : [];
	const step = first ?? ownStep(row);
	if (row.environment === 'production') return step;
	return isConfirmed || LEADS_TO_PAYMENT.has(step) ? NEXT_STEPS.testResult : step;
}

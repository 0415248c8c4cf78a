import { CheckFailure } from './checkFailure';

export const FINDING_LABELS = { noPayee: 'no payee', unreadSheet: 'sheet not read' } as const;

export type SheetFinding = keyof typeof FINDING_LABELS;

/** The failure of a row that was taken for something else than a payee. */
export const noPayee = (problem: string, nextStep: string): CheckFailure =>
	new CheckFailure(problem, nextStep, false, { finding: 'noPayee' });

/** The failure of a whole sheet. */
export const unreadSheet = (why: string, nextStep: string): CheckFailure =>
	new CheckFailure(`Nothing was looked up. ${why}`, nextStep, false, { finding: 'unreadSheet' });

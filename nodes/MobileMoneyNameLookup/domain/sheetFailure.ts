import { CheckFailure } from './checkFailure';

export type SheetFinding = 'noPayee' | 'unreadSheet';

export class SheetFailure extends CheckFailure {
	constructor(finding: SheetFinding, problem: string, nextStep: string) {
		super(problem, nextStep, false, { finding });
	}
}

/** The failure of a whole sheet. */
export const unreadSheet = (why: string, nextStep: string): SheetFailure =>
	new SheetFailure('unreadSheet', `Nothing was looked up. ${why}`, nextStep);

export const FINDING_LABELS = { noPayee: 'no payee', unreadSheet: 'sheet not read' } as const;

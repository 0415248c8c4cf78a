import { CheckFailure } from './checkFailure';

export type SheetFinding = 'noPayee' | 'unreadSheet';

export class SheetFailure extends CheckFailure {
	constructor(
		readonly finding: SheetFinding,
		problem: string,
		nextStep: string,
	) {
		super(problem, nextStep);
	}

	/** It has no service text, and a copy would lose its finding. */
	override cleaned(): this {
		return this;
	}
}

/** The failure of a whole sheet. */
export const unreadSheet = (why: string, nextStep: string): SheetFailure =>
	new SheetFailure('unreadSheet', `Nothing was looked up. ${why}`, nextStep);

export const FINDING_LABELS: Readonly<Record<SheetFinding, string>> = {
	noPayee: 'no payee',
	unreadSheet: 'sheet not read',
};

import { CheckFailure } from './checkFailure';

/** Why a row needs no answer. */
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

export const FINDING_LABELS: Readonly<Record<SheetFinding, string>> = {
	noPayee: 'no payee',
	unreadSheet: 'sheet not read',
};

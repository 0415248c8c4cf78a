import { CheckFailure } from './checkFailure';

/** Why a row of a sheet has no answer and needs none: it is no payee, or the whole sheet could not be read. */
export type SheetFinding = 'noPayee' | 'unreadSheet';

/** The failure of a row that is no payee, or of a sheet of which nothing is looked up. */
export class SheetFailure extends CheckFailure {
	constructor(
		readonly finding: SheetFinding,
		problem: string,
		nextStep: string,
	) {
		super(problem, nextStep);
	}

	/** It has no text of a service; a copy would lose what it is about. */
	override cleaned(): this {
		return this;
	}
}

/** The same in a column, so that a spreadsheet can filter by it. */
export const FINDING_LABELS: Readonly<Record<SheetFinding, string>> = {
	noPayee: 'no payee',
	unreadSheet: 'sheet not read',
};

import type { IDataObject } from 'n8n-workflow';

import { settingsFrom } from '../../nodes/PayeeCheckReport/parameters';
import { reportOf, type RunFacts } from '../../nodes/PayeeCheckReport/report';

/** What a user has set, as it comes from the node's fields or from expressions. */
interface Given {
	readonly sheet?: IDataObject;
	readonly options?: IDataObject;
	readonly run?: Partial<RunFacts>;
}

/** The report on these items, with the parameters that a case gives. */
export const made = (items: readonly IDataObject[], { sheet, options, run }: Given = {}) =>
	reportOf(items, settingsFrom(sheet, options), {
		timeZone: 'Africa/Nairobi',
		reference: '4711',
		...run,
	});

/** A result that can be paid; a case changes what it is about. */
export const result = (changes: IDataObject = {}): IDataObject => ({
	outcome: 'confirmed',
	name: 'JANE WANJIKU KAMAU',
	summary: 'Till 4738534 is registered to JANE WANJIKU KAMAU, as expected.',
	reason: 'nameMatched',
	payable: true,
	nextStep: 'You can pay.',
	accountType: 'till',
	number: '4738534',
	nameMatch: {
		result: 'match',
		score: 1,
		expectedName: 'Jane Kamau',
		explanation: ['All parts of the names match.'],
	},
	environment: 'production',
	checkedAt: '2026-11-25T07:02:00.000Z',
	...changes,
});

/** A row of a sheet with its result under `lookup`. */
export const row = (own: IDataObject, changes: IDataObject = {}): IDataObject => ({
	...own,
	lookup: result(changes),
});

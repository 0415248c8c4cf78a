import type { IExecuteFunctions } from 'n8n-workflow';

import { AcceptedPayees } from '../domain/accepted/acceptedPayees';
import { sheetTime } from '../domain/result/resultColumns';
import type { RunOptions } from '../operations/options';

export type Accepted = ReturnType<typeof acceptedPayeesOf>;

/** Reads the accepted payees once for a run; undefined if the option is not set. */
export function acceptedPayeesOf(
	context: IExecuteFunctions,
	{ acceptedPayees, timeZone }: RunOptions,
) {
	if (acceptedPayees === '') return undefined;
	const now = new Date().toISOString();
	// In a default zone behind Kenya's, an acceptance would count after its end.
	const zones = [timeZone || context.getTimezone(), 'Africa/Nairobi'];
	const days = zones.map((zone) => sheetTime(zone)(now).slice(0, 10));
	return { payees: new AcceptedPayees(acceptedPayees), today: days.sort().at(-1) ?? '' };
}

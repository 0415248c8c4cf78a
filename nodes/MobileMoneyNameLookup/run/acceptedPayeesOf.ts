import type { IExecuteFunctions } from 'n8n-workflow';

import { AcceptedPayees } from '../domain/accepted/acceptedPayees';
import { sheetTime } from '../domain/result/resultColumns';
import type { RunOptions } from '../operations/options';

/** What persons have accepted before, and the day of the run, as in `2026-11-25`; where the zone is behind Kenya, Kenya's day. */
export interface Accepted {
	readonly payees: AcceptedPayees;
	readonly today: string;
}

/** Reads the accepted payees once for a run; undefined where the option is not set. */
export function acceptedPayeesOf(
	context: IExecuteFunctions,
	{ acceptedPayees, timeZone }: RunOptions,
): Accepted | undefined {
	if (acceptedPayees === '') return undefined;
	const now = new Date().toISOString();
	// An n8n whose zone nobody has set is behind Kenya's day, and would let an acceptance count after its end.
	const zones = [timeZone || context.getTimezone(), 'Africa/Nairobi'];
	const days = zones.map((zone) => sheetTime(zone)(now).slice(0, 10));
	return { payees: new AcceptedPayees(acceptedPayees), today: days.sort().at(-1) ?? '' };
}

import type { IExecuteFunctions } from 'n8n-workflow';

import { AcceptedPayees } from '../domain/accepted/acceptedPayees';
import { sheetTime } from '../domain/result/resultColumns';
import type { RunOptions } from '../operations/options';

/** What persons have accepted before, and the day of the run, as in `2026-11-25`. */
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
	const now = sheetTime(timeZone || context.getTimezone())(new Date().toISOString());
	return { payees: new AcceptedPayees(acceptedPayees), today: now.slice(0, 10) };
}

import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import { mayIncludeRawResponse } from '../reading/readOptions';
import type { Numbers } from '../sending/run';
import type { Queued } from '../sending/state';
import type { OpenService } from '../services/service';
import type { ItemQueue } from './itemQueue';
import type { Lookup } from './lookup';

/** The numbers of all rows; the first failure ends the run if errors stop the workflow. */
export function numbersToLookUp(
	context: IExecuteFunctions,
	end: AbortController,
	{ outside }: OpenService,
	queue: ItemQueue,
): Numbers {
	const keepsRaw = mayIncludeRawResponse(context.getNode().parameters);
	const stopAtFirst = (lookup: Lookup): void => {
		const isFirst = lookup.endingOfBoth instanceof CheckFailure && !queue.isStopped;
		if (context.continueOnFail() || !isFirst || queue.firstFailedRowOf(lookup) < 0) return;
		queue.stoppedBy = lookup;
		end.abort();
	};
	const begin = (lookup: Lookup): Queued => {
		lookup.isBegun = true;
		const ended: Queued['ended'] = (came) => {
			lookup.end(came, outside, keepsRaw);
			for (const each of [lookup, lookup.asOtherType]) if (each) stopAtFirst(each);
			return otherOf(lookup);
		};
		return { subject: lookup.subject, ended };
	};
	const otherOf = (lookup: Lookup): Queued | undefined => {
		if (!lookup.triesOtherType || !lookup.isNotFound || queue.isStopped) return undefined;
		const other = queue.otherTypeOf(lookup);
		return other.isBegun ? undefined : begin(other);
	};
	const next = async (): Promise<Queued | undefined> => {
		for (let lookup = await queue.next(); lookup; lookup = await queue.next()) {
			const number = lookup.isBegun ? otherOf(lookup) : begin(lookup);
			if (number) return number;
		}
		return undefined;
	};
	return { next, any: () => queue.anyNumber() };
}

import { isUsableHolderName } from '../../nodes/MobileMoneyNameLookup/domain/holderName';
import { isSharedPaybillHolder } from '../../nodes/MobileMoneyNameLookup/domain/sharedPaybill';
import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { nameWithoutNote } from '../../nodes/MobileMoneyNameLookup/names/readNote';

const MEGABYTE = 1_000_000;
/** Of the same order: a text that is read to its end takes four thousand times as long. */
const SAME_ORDER = 50;

/** What stops patterns that try each place again: runs of one sign, and signs that open and never close. */
const RUNS = 'x| |JANE KAMAU |*|-|.|(|“|1 |# |till |A.|a/|é'.split('|');

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
	'compared as the expected name': (text) => compareNames(text, 'JANE KAMAU'),
	'compared as the registered name': (text) => compareNames('Jane Kamau', text),
	'judged as a holder': isUsableHolderName,
	'judged as the holder of a paybill': isSharedPaybillHolder,
	'read without its note': nameWithoutNote,
};

/** The shortest of some times, so that what else the machine does counts for little. */
function fastest(run: () => unknown): number {
	const times = Array.from({ length: 5 }, () => {
		const start = performance.now();
		run();
		return performance.now() - start;
	});
	return Math.min(...times);
}

test.each(Object.entries(READERS))(
	'a name of a megabyte takes as long as one of 256 characters, %s',
	(_how, read) => {
		const timed = RUNS.map((run) => {
			const long = run.repeat(MEGABYTE / run.length);
			const ofShort = fastest(() => read(long.slice(0, 256)));
			// Not less than what the clock tells.
			return { run, times: fastest(() => read(long)) / Math.max(ofShort, 0.05) };
		});
		expect(timed.filter(({ times }) => times >= SAME_ORDER)).toEqual([]);
	},
);

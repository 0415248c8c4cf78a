/** Typing slips between two words: how many, and what the only one was. */
export interface Slip {
	/** 1 or 2: letters more, missing, changed, or two neighbours swapped. */
	edits: number;
	what:
		| 'swapped letters'
		| 'one letter more'
		| 'one letter less'
		| 'one letter changed'
		| 'two letters'
		| 'one letter of a short word'
		| 'one letter in a Roman numeral';
}

/** How many slips a word of so many letters bears: in short words one letter makes another name. */
function allowedEdits(longer: number, shorter: number): number {
	// One letter of a short word needs more agreement elsewhere: see `refusals`.
	if (shorter <= 3) return longer === shorter && longer > 1 ? 1 : 0;
	return longer <= 5 ? 1 : 2;
}

/** Finds the typing slips that turn `typed` into `registered` (word keys), or undefined when there are too many. */
export function findSlip(typed: string, registered: string): Slip | undefined {
	const longer = typed.length > registered.length ? typed.length : registered.length;
	const shorter = typed.length + registered.length - longer;
	const allowed = allowedEdits(longer, shorter);
	if (allowed === 0 || longer - shorter > allowed) return undefined;
	if (figures(typed) !== figures(registered)) return undefined;
	const edits = editDistance(typed, registered);
	if (edits === 1 && longer < 4) return { edits, what: 'one letter of a short word' };
	if (edits === 0 || edits > allowed) return undefined;
	return { edits, what: describe(typed, registered, edits) };
}

function figures(key: string): string {
	return /\p{N}/u.test(key) ? key.replace(/\P{N}/gu, '') : '';
}

/** Edit distance in which swapping two neighbours counts once (optimal string alignment). */
function editDistance(a: string, b: string): number {
	let beforeLast: number[] = [];
	let last: number[] = [];
	for (let j = 0; j <= b.length; j++) last.push(j);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		let left = i;
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			let best = (last[j - 1] ?? 0) + (same ? 0 : 1);
			best = smaller(best, (last[j] ?? 0) + 1);
			best = smaller(best, left + 1);
			if (!same && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
				best = smaller(best, (beforeLast[j - 2] ?? 0) + 1);
			}
			row.push(best);
			left = best;
		}
		beforeLast = last;
		last = row;
	}
	return last[b.length] ?? 0;
}

function smaller(one: number, other: number): number {
	return one < other ? one : other;
}

function describe(a: string, b: string, edits: number): Slip['what'] {
	if (edits > 1) return 'two letters';
	if (a.length > b.length) return 'one letter more';
	if (a.length < b.length) return 'one letter less';
	let changed = 0;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) changed++;
	return changed === 2 ? 'swapped letters' : 'one letter changed';
}

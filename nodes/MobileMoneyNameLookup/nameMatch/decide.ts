import type { Name } from '../names/readName';
import { ignored } from './legalBodies';
import { pair, wordsOf, type Pairing } from './pairing';
import { refusals } from './refusals';
import type { Remark } from './remark';
import { areMiddleNames, onlyIn, reservations } from './reservations';

export type MatchResult = 'match' | 'closeMatch' | 'noMatch';

/** The judgement on two names, before it is put into words. */
export interface Decision {
	result: MatchResult;
	/** 0..1, how far the parts agree. */
	agreement: number;
	/** Every part of both names has its counterpart. */
	complete: boolean;
	remarks: readonly Remark[];
}

/** Decides on two usable names: refused, else close when there is a reservation, else a match. */
export function decide(expected: Name, registered: Name): Decision {
	const pairing = pair(expected, registered);
	const complete = pairing.expectedLeft.length + pairing.registeredLeft.length === 0;
	const { agreement } = pairing;
	for (const refuse of refusals) {
		const refusal = refuse(pairing);
		if (refusal) return { result: 'noMatch', agreement, complete, remarks: [refusal] };
	}
	const reserved = reservations.flatMap((reserve) => reserve(pairing));
	const observed = observations(pairing);
	const untold = reserved.length > 0 ? observed.filter((one) => !isTold(one, reserved)) : observed;
	const remarks = [...reserved, ...untold];
	return { result: reserved.length > 0 ? 'closeMatch' : 'match', agreement, complete, remarks };
}

/** What was ignored, for the explanation only. */
function observations(pairing: Pairing): Remark[] {
	const { expected, registered, smallLeft, respaced, reordered } = pairing;
	const found: Remark[] = [];
	if (respaced) found.push({ kind: 'spacing' });
	if (reordered) found.push({ kind: 'order', matters: false });
	if (pairing.expectedLeft.length + pairing.registeredLeft.length > 0 && areMiddleNames(pairing)) {
		found.push(onlyIn(pairing));
	}
	found.push(...unshared('legal form', ignored(expected.legal), ignored(registered.legal)));
	found.push(...unshared('title', expected.titles, registered.titles));
	if (!expected.ordered && !registered.ordered) {
		found.push(...unshared('small word', smallLeft.expected, smallLeft.registered));
	}
	return found;
}

/** Whether a word that was ignored is one that a reservation is about. */
function isTold(observed: Remark, reserved: readonly Remark[]): boolean {
	if (observed.kind !== 'ignored') return false;
	const told = reserved.flatMap((one) => {
		if (one.kind === 'otherTitle') return one.words.flatMap(({ words }) => words);
		return one.kind === 'childOf' || one.kind === 'otherPerson' ? one.words.words : [];
	});
	return observed.words.words.every((word) => told.includes(word));
}

type Named = readonly { text: string }[];

function unshared(
	as: Extract<Remark, { kind: 'ignored' }>['as'],
	expected: Named,
	registered: Named,
): Remark[] {
	if (expected.length + registered.length === 0) return [];
	const only = (some: Named, others: Named) =>
		some.filter(
			({ text }) => !others.some((other) => other.text.toLowerCase() === text.toLowerCase()),
		);
	const [inExpected, inRegistered] = [only(expected, registered), only(registered, expected)];
	return [
		...inExpected.map(
			(word) => ({ kind: 'ignored', as, words: wordsOf('expected', [word]) }) as const,
		),
		...inRegistered.map(
			(word) => ({ kind: 'ignored', as, words: wordsOf('registered', [word]) }) as const,
		),
	];
}

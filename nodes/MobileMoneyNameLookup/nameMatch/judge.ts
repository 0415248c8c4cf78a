import type { Finding } from './finding';
import { ignored } from './legalForm';
import { pair, wordsOf, type Pairing } from './pairing';
import type { Name } from './parts';
import { refusals } from './refusals';
import { areMiddleNames, onlyIn, reservations } from './reservations';

export type Result = 'match' | 'closeMatch' | 'noMatch';

/** The judgement on two names, before it is put into words. */
export interface Verdict {
	result: Result;
	/** 0..1, how far the parts agree. */
	agreement: number;
	/** Every part of both names has its counterpart. */
	complete: boolean;
	findings: readonly Finding[];
}

/** Judges two usable names: refused, else close when there is a reservation, else a match. */
export function judge(expected: Name, registered: Name): Verdict {
	const pairing = pair(expected, registered);
	const complete = pairing.expectedLeft.length + pairing.registeredLeft.length === 0;
	const { agreement } = pairing;
	for (const refuse of refusals) {
		const refusal = refuse(pairing);
		if (refusal) return { result: 'noMatch', agreement, complete, findings: [refusal] };
	}
	const reserved = reservations.flatMap((reserve) => reserve(pairing));
	const observed = observations(pairing);
	const untold = reserved.length > 0 ? observed.filter((one) => !isTold(one, reserved)) : observed;
	const findings = [...reserved, ...untold];
	return { result: reserved.length > 0 ? 'closeMatch' : 'match', agreement, complete, findings };
}

/** What was ignored, for the explanation only. */
function observations(pairing: Pairing): Finding[] {
	const { expected, registered, smallLeft, respaced, reordered } = pairing;
	const found: Finding[] = [];
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
function isTold(observed: Finding, reserved: readonly Finding[]): boolean {
	if (observed.kind !== 'ignored') return false;
	const told = reserved.flatMap((one) => {
		if (one.kind === 'otherTitle') return one.words.flatMap(({ words }) => words);
		return one.kind === 'childOf' || one.kind === 'otherPerson' ? one.words.words : [];
	});
	return observed.words.words.every((word) => told.includes(word));
}

type Named = readonly { text: string }[];

function unshared(
	as: Extract<Finding, { kind: 'ignored' }>['as'],
	expected: Named,
	registered: Named,
): Finding[] {
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

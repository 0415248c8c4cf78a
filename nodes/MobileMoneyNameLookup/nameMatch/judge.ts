import { DIFFERENCES, type Difference, type Weight } from './differences';

export interface Judged {
	differences: readonly Difference[];
	weight: Weight;
	/** A person has to decide, whatever a setting says. */
	needsPerson: boolean;
	/** One of the names is that of a body, so the table's column for bodies counts. */
	body: boolean;
	/** 0..1, how far the parts agree. */
	agreement: number;
	/** Every part of both names has its counterpart. */
	complete: boolean;
}

/** Weighs differences by the table: the worst of them is the verdict. */
export function weigh(
	differences: readonly Difference[],
	body: boolean,
	agreement: number,
	complete: boolean,
): Judged {
	const weights = differences.map((one) => weightOf(one, body));
	const weight = (['other', 'close'] as const).find((one) => weights.includes(one)) ?? 'harmless';
	const needsPerson = differences.some(({ kind }) => DIFFERENCES[kind][2]);
	return { differences, weight, needsPerson, body, agreement, complete };
}

/** What one difference means in names of persons, or of bodies. */
export function weightOf({ kind }: Difference, body: boolean): Weight {
	return DIFFERENCES[kind][body ? 1 : 0];
}

import type { LegalForm } from '../names/takeLegalForms';

/** The legal forms that tell a kind of body. */
export function telling(legal: readonly LegalForm[]): LegalForm[] {
	return legal.filter(({ kind }) => kind !== 'plain');
}

/** The legal forms that payers use freely, and that are ignored. */
export function ignored(legal: readonly LegalForm[]): LegalForm[] {
	return legal.filter(({ kind }) => kind === 'plain');
}

/** Whether both of two names have telling forms, and none of one kind. */
export function areDifferentBodies(a: readonly LegalForm[], b: readonly LegalForm[]): boolean {
	const isShared = ({ kind }: LegalForm) => b.some((other) => other.kind === kind);
	return a.length > 0 && b.length > 0 && !a.some(isShared);
}

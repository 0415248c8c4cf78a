import { foundAsMessage } from '../payee/numberType';
import type { AnsweredRow } from './checkedRow';
import type { CheckFailure } from '../checkFailure';
import { operatorLabel } from '../payee/operator';

/** What happened, from the second try on with the number of tries. */
export const whatHappened = ({ message, tries = 1 }: CheckFailure): string =>
	`${message}${tries > 1 ? ` after ${tries} tries` : ''}`;

/** What happened, and to which item; n8n counts items from 0. */
export const messageForItem = (failure: CheckFailure, itemIndex: number): string =>
	`${whatHappened(failure)} [item ${itemIndex}]`;

/**
 * The message of the service. Ours stands in its place where it has none, and before it where the reply denies
 * itself, or where its code stands for faults of all kinds.
 */
export function messageOf({ asked, answer, judgement }: AnsweredRow): string {
	const { reason, refusal, isDenied, foundAs } = judgement;
	const { accountType, operator = '' } = asked;
	if (foundAs && accountType) return foundAsMessage(accountType);
	const reported = answer.message ?? '';
	const ours = refusal?.message ?? '';
	if (reason === 'operatorNotSupported' && reported !== ours) {
		const first = `The service does not support the operator ${operatorLabel(operator)}, or refuses another part of the request`;
		return reported ? `${first}. The service says: ${reported}` : first;
	}
	if (!isDenied) return reported || ours;
	return reported === '' || ours.includes(`"${reported}"`)
		? `${ours}.`
		: `${ours}. The service says: ${reported}`;
}

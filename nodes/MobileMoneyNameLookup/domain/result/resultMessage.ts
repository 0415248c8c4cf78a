import { refusalText } from '../judgement';
import { NUMBER_TYPES } from '../payee/numberType';
import { operatorLabel } from '../payee/operator';
import { quoted } from '../visible';
import type { AnsweredRow } from './checkedRow';

/** The service's message; ours replaces an empty one, and precedes a contradictory or ambiguous one. */
export function messageOf({ payee, answer, judgement }: AnsweredRow): string {
	const { reason, denial, foundAs } = judgement;
	const { accountType, operator = '' } = payee;
	if (foundAs && accountType)
		return `This number is not a ${NUMBER_TYPES[accountType].label} but a ${NUMBER_TYPES[foundAs].label}`;
	const reported = answer.message ?? '';
	const ours = refusalText(judgement);
	const after = (first: string) => `${first}. The service says: ${reported}`;
	if (reason === 'operatorNotSupported' && reported !== ours) {
		const first = `The service does not support the operator ${operatorLabel(operator)}, or refuses another part of the request`;
		return reported ? after(first) : first;
	}
	if (!denial) return reported || ours;
	const isQuoted = denial.words !== undefined && quoted(denial.words) === `"${reported}"`;
	return ['', ours].includes(reported) || isQuoted ? `${ours}.` : after(ours);
}

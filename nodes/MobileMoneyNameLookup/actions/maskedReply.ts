import type { Judgement } from '../domain/judgement';
import { HIDDEN_TEXT, maskName } from '../domain/maskName';
import { isNumberedCode } from '../domain/resultCode';
import type { ShownReply } from './lookup';

/**
 * A reply that shows no more of the holder than the first letters of the name.
 *
 * @param reply as the service gave it
 * @param judgement what it means
 */
export function maskedReply(
	{ answer, raw, checkedAt }: ShownReply,
	{ refusal }: Judgement,
): ShownReply {
	const { status, name = '' } = answer;
	// Any other text of the service may tell the name, in a spelling of its own.
	const shown = {
		status: isNumberedCode(status) ? status : HIDDEN_TEXT,
		message: refusal?.message ?? HIDDEN_TEXT,
		...(name !== '' && { name: maskName(name) }),
	};
	const shownRaw = raw && { httpStatus: raw.httpStatus, body: shown };
	return { answer: shown, checkedAt, ...(shownRaw && { raw: shownRaw }) };
}

import type { Judgement } from '../domain/judgement';
import { HIDDEN_TEXT, maskName } from '../domain/maskName';
import { isNumberedCode } from '../domain/resultCode';
import type { Reply } from './lookup';

/**
 * A reply that shows no more of the holder than the first letters of the name.
 *
 * @param reply as the service gave it
 * @param judgement what it means
 */
export function maskedReply(reply: Reply, { refusal }: Judgement): Reply {
	const { kind, httpStatus, meaning, checkedAt, status, name = '', raw } = reply;
	// Any other text of the service may tell the name, in a spelling of its own.
	const shown = {
		status: isNumberedCode(status) ? status : HIDDEN_TEXT,
		message: refusal?.message ?? HIDDEN_TEXT,
		...(name !== '' && { name: maskName(name) }),
	};
	return { kind, httpStatus, meaning, checkedAt, ...shown, ...(raw && { raw: shown }) };
}

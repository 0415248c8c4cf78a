import type { Source } from '../services/source';
import type { ShownReply } from './lookup';

/**
 * A reply whose texts tell where it comes from, wherever one of them is copied to.
 *
 * @param reply with its texts as the source gave them
 * @param source where it comes from
 */
export function markedReply({ answer, raw, checkedAt }: ShownReply, source: Source): ShownReply {
	const { status, message, name } = answer;
	const shown = {
		status,
		message: source.shown(message),
		...(name !== undefined && { name: source.shown(name) }),
	};
	const { simulated } = source.mark;
	const body = simulated ? { ...shown, simulated } : raw?.body;
	const shownRaw = raw && body && { httpStatus: raw.httpStatus, body };
	return { answer: shown, checkedAt, ...(shownRaw && { raw: shownRaw }) };
}

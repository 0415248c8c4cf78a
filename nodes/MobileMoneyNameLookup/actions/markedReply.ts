import type { Source } from '../services/source';
import type { Reply } from './lookup';

/**
 * A reply whose texts tell where it comes from, wherever one of them is copied to.
 *
 * @param reply with its texts as the source gave them
 * @param source where it comes from
 */
export function markedReply(reply: Reply, source: Source): Reply {
	const { status, message, name, raw } = reply;
	const shown = {
		message: source.shown(message),
		...(name !== undefined && { name: source.shown(name) }),
	};
	const { simulated } = source.mark;
	return {
		...reply,
		...shown,
		...(raw && simulated && { raw: { status, ...shown, simulated } }),
	};
}

import { z } from 'zod';

import { isJsonObject, type JsonObject, parseJson } from '../../http/json';
import type { HttpReply } from '../../http/streamedReply';
import type { Said } from '../../transport/lookupCall';
import { doubtOfSuccess } from '../reading/doubtOfSuccess';
import { repeatedKeys } from '../reading/repeatedKeys';
import { troubleIn } from '../reading/passingTrouble';
import { isAnswer, meaningOf, SUCCESS_CODE } from './codes';
import { isTokenRefusal } from './tokenRefusal';

const text = z.string().transform((value) => value.trim());

/**
 * Whether a code is that of success but for what nobody sees around or within it. It is then neither
 * success nor a refusal of the number: the reply is not one of the service that was described.
 */
const isPaddedSuccess = (status: string): boolean =>
	status !== SUCCESS_CODE && status.replace(/[\p{C}\p{Z}]/gu, '') === SUCCESS_CODE;

const replySchema = z.object({
	status: z
		.string()
		.refine((status) => !isPaddedSuccess(status))
		.pipe(text)
		.pipe(z.string().min(1)),
	name: text.nullish(),
});

/** The fields in which services put their message, the most likely first. */
const MESSAGE_FIELDS = ['message', 'description', 'error_description', 'error'];

function messageOf(raw: JsonObject): string {
	for (const field of MESSAGE_FIELDS) {
		const value = raw[field];
		if (typeof value === 'string' && value.trim() !== '') return value.trim();
	}
	return '';
}

/**
 * Reads a reply of the gateway. It answers where it is a JSON object with a `status` text and a `name`
 * that is text or absent, and its code speaks of the number (service description 2.2 and 7).
 *
 * @returns undefined for what is not the gateway's own, and for a success whose code is padded
 */
export function readGatewayReply(
	{ httpStatus, body = '' }: HttpReply,
	number: string,
): Said | undefined {
	const json = parseJson(body);
	if (isTokenRefusal(httpStatus, json)) return { kind: 'tokenRefused' };
	const parsed = replySchema.safeParse(json);
	if (!parsed.success || !isJsonObject(json)) return undefined;
	const { status } = parsed.data;
	const name = parsed.data.name ?? '';
	const message = messageOf(json);
	const meaning = meaningOf(status);
	if (!isAnswer(meaning)) return { kind: meaning, code: status };
	const mayPass = meaning === 'accountNotFound' || meaning === 'rejected';
	const trouble = mayPass ? troubleIn(message) : undefined;
	if (trouble) return { kind: trouble, code: status };
	const told = { number, name, successCodes: [SUCCESS_CODE] };
	const doubt =
		meaning === 'found'
			? doubtOfSuccess(json, { ...told, repeated: repeatedKeys(body) })
			: undefined;
	return {
		kind: 'answer',
		httpStatus,
		meaning,
		status,
		message,
		raw: json,
		...(name !== '' && { name }),
		...doubt,
	};
}

import { z } from 'zod';

import type { JsonObject } from '../http/jsonObject';
import { isJsonObject } from '../http/jsonObject';
import { repeatedKeys } from '../http/repeatedKeys';
import { SUCCESS_CODE } from '../domain/resultCode';
import { denialIn } from './denial';

/** The service's answer about a number, its texts trimmed (service description 2.2). */
export interface Answer {
	readonly status: string;
	readonly message: string;
	/** Absent when the answer names no holder. */
	readonly name?: string;
	/** The name before its unseen characters were written out, where it has such. */
	readonly nameAsSent?: string;
	/** What in the answer denies the success that its status tells, to be read behind “but”. */
	readonly denial?: string;
	/** The answer as it came, for `includeRawResponse`. */
	readonly raw: JsonObject;
}

const text = z.string().transform((value) => value.trim());

/**
 * Whether a code is that of success but for what nobody sees around or within it. It is then neither
 * success nor a refusal of the number: the reply is not one of the service that was described.
 */
const isPaddedSuccess = (status: string): boolean =>
	status !== SUCCESS_CODE && status.replace(/[\p{C}\p{Z}]/gu, '') === SUCCESS_CODE;

const answerSchema = z.object({
	status: z
		.string()
		.refine((status) => !isPaddedSuccess(status))
		.pipe(text)
		.pipe(z.string().min(1)),
	name: text.nullish(),
});

/** The fields in which services put their message, the most likely first. */
const MESSAGE_FIELDS = ['message', 'description', 'error_description', 'error'];

/** The first of these fields that holds a text. */
function messageOf(raw: JsonObject): string {
	for (const field of MESSAGE_FIELDS) {
		const value = raw[field];
		if (typeof value === 'string' && value.trim() !== '') return value.trim();
	}
	return '';
}

/**
 * Reads JSON as an answer. The service answered when it is an object with a `status` text and a
 * `name` that is text or absent; whatever else it is, it is no answer, and neither is a success whose
 * code is padded.
 *
 * @param json the parsed body of a reply
 * @param body the body itself
 */
export function readAnswer(json: unknown, body: string): Answer | undefined {
	const parsed = answerSchema.safeParse(json);
	if (!parsed.success || !isJsonObject(json)) return undefined;
	const { status } = parsed.data;
	const name = parsed.data.name ?? '';
	const message = messageOf(json);
	const denial =
		status === SUCCESS_CODE
			? denialIn(json, { message, name, repeated: repeatedKeys(body) })
			: undefined;
	return {
		status,
		message,
		raw: json,
		...(name !== '' && { name }),
		...(denial !== undefined && { denial }),
	};
}

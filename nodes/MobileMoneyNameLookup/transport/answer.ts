import { z } from 'zod';

/** The service's answer about a number, its texts trimmed (service description 2.2). */
export interface Answer {
	readonly status: string;
	readonly message: string;
	/** Absent when the answer names no holder. */
	readonly name?: string;
	/** The answer as it came, for `includeRawResponse`. */
	readonly raw: Readonly<Record<string, unknown>>;
}

const text = z.string().transform((value) => value.trim());

const answerSchema = z
	.object({
		status: text.pipe(z.string().min(1)),
		name: text.nullish(),
		message: z.unknown(),
		description: z.unknown(),
		error_description: z.unknown(),
		error: z.unknown(),
	})
	.passthrough();

/** The first of the fields in which services put their message that holds a text. */
function messageOf(answer: z.infer<typeof answerSchema>): string {
	const candidates = [answer.message, answer.description, answer.error_description, answer.error];
	for (const candidate of candidates) {
		const parsed = text.safeParse(candidate);
		if (parsed.success && parsed.data !== '') return parsed.data;
	}
	return '';
}

/**
 * Reads JSON as an answer. The service answered when it is an object with a `status` text and a
 * `name` that is text or absent; whatever else it is, it is no answer.
 *
 * @param json the parsed body of a reply
 */
export function readAnswer(json: unknown): Answer | undefined {
	const parsed = answerSchema.safeParse(json);
	if (!parsed.success) return undefined;
	const { status, name } = parsed.data;
	const answer = {
		status,
		message: messageOf(parsed.data),
		raw: z.record(z.unknown()).parse(json),
	};
	return name === null || name === undefined || name === '' ? answer : { ...answer, name };
}

import type { Account } from '../account/account';
import type { JsonObject } from '../http/json';
import type { CheckFailure } from '../domain/checkFailure';
import { visible } from '../domain/visible';
import type { Answer } from '../transport/lookupCall';
import { redactor } from './redactor';

/** The code of a reply at the end of a failure's message; all else in it is our own. */
const CODE_OF_REPLY = /(?<=\(HTTP \d+, )[^()]*(?=\)$)/;

/**
 * The one place where texts from outside come in: secrets of the account are taken out of them, and
 * characters that nobody sees are written out.
 */
export class OutsideTexts {
	private key: string | undefined;
	private redact: (text: string) => string = (text) => text;

	/**
	 * @param secrets gives the texts that nobody may read, as they are at the moment: tokens change
	 */
	constructor(private readonly secrets: () => readonly string[]) {}

	/** An answer with clean texts, its raw reply included (service description 2.2). */
	answer(answer: Answer): Answer {
		this.refresh();
		return {
			...answer,
			status: this.clean(answer.status),
			message: this.clean(answer.message),
			raw: this.cleanObject(answer.raw),
			...(answer.denialSays !== undefined && { denialSays: this.clean(answer.denialSays) }),
			...(answer.name !== undefined && this.cleanName(answer.name)),
		};
	}

	/** A failure whose message tells no secret; only a code of the reply can be one. */
	failure(failure: CheckFailure): CheckFailure {
		this.refresh();
		const clean = failure.message.replace(CODE_OF_REPLY, (code) => this.redact(code));
		return clean === failure.message ? failure : failure.retold(clean);
	}

	/** Reads the secrets again; a pattern is made only when they have changed. */
	private refresh(): void {
		const secrets = this.secrets();
		const key = JSON.stringify(secrets);
		if (key === this.key) return;
		this.key = key;
		this.redact = redactor(secrets);
	}

	private cleanName(name: string): Partial<Answer> {
		const harmless = this.redact(name);
		const shown = visible(harmless);
		return {
			name: shown,
			// What is compared is the name itself, and not how its characters are written out.
			...(harmless !== shown && { nameAsSent: harmless }),
			...(harmless !== name && { denial: 'its field “name” repeats a secret of the credential' }),
		};
	}

	private clean(text: string): string {
		return visible(this.redact(text));
	}

	private cleanObject(object: JsonObject): Record<string, unknown> {
		return Object.fromEntries(
			Object.entries(object).map(([key, value]) => [this.clean(key), this.cleanValue(value)]),
		);
	}

	/** Replies are nested 32 levels at most when they come here. */
	private cleanValue(value: unknown): unknown {
		if (typeof value === 'string') return this.clean(value);
		if (typeof value === 'number') {
			const text = String(value);
			const clean = this.redact(text);
			return clean === text ? value : clean;
		}
		if (Array.isArray(value)) return value.map((each: unknown) => this.cleanValue(each));
		if (typeof value !== 'object' || value === null) return value;
		return this.cleanObject({ ...value });
	}
}

/** A login as HTTP Basic sends it: encoded, in the clear, and each half. */
function basicTexts({ headers }: Account['login']): string[] {
	const [, encoded] = /^Basic (.*)$/.exec(headers.Authorization ?? '') ?? [];
	if (encoded === undefined) return [];
	const userAndPassword = Buffer.from(encoded, 'base64').toString('utf8');
	const colon = userAndPassword.indexOf(':');
	const halves = [userAndPassword.slice(0, colon), userAndPassword.slice(colon + 1)];
	return [encoded, userAndPassword, ...halves];
}

/** The texts that log an account in, as they are in the credential and as they are sent (service description 4.1). */
export function accountSecrets({ secrets, login }: Account): string[] {
	const texts = [...secrets, ...basicTexts(login)];
	return [...new Set(texts)].filter((text) => text !== '');
}

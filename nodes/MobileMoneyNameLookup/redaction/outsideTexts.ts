import type { Account } from '../sending/token/account';
import type { CheckFailure } from '../domain/checkFailure';
import { withTexts } from '../domain/result/jsonTexts';
import { asRead, visible } from '../domain/visible';
import type { Answer } from '../sending/lookupCall';
import { redactor } from './redactor';

/**
 * The one place where texts from outside come in: secrets of the account are taken out of them, and
 * characters that nobody sees are written out.
 */
export class OutsideTexts {
	private key: string | undefined;
	private redactPlain: (text: string) => string = (text) => text;

	/**
	 * @param secrets gives the texts that nobody may read, as they are at the moment: tokens change
	 */
	constructor(private readonly secrets: () => readonly string[]) {}

	/** An answer with clean texts, its raw reply included: only what is named here gets into one. */
	answer(answer: Answer): Answer {
		const { kind, httpStatus, meaning, status, message, name, nameAsSent, raw } = answer;
		const { denial, denialSays } = answer;
		return {
			kind,
			httpStatus,
			meaning,
			status: this.clean(status),
			message: this.clean(message),
			...(denial !== undefined && { denial: this.clean(denial) }),
			...(denialSays !== undefined && { denialSays: this.clean(denialSays) }),
			...(name !== undefined && this.cleanName(nameAsSent ?? name)),
			raw: withTexts(raw, this.clean),
		};
	}

	/** A failure whose message tells no secret; only a code of the reply can be one. */
	failure(failure: CheckFailure): CheckFailure {
		return failure.cleaned(this.clean);
	}

	/** A text without secrets, its unseen characters written out. */
	readonly clean = (text: string): string => visible(this.redact(text));

	/** Also takes out a secret that stands there with unseen or full-width characters, as whoever reads it would see it. */
	private redact(text: string): string {
		this.refresh();
		const plain = this.redactPlain(text);
		const read = asRead(plain);
		const clean = this.redactPlain(read);
		return clean === read ? plain : clean;
	}

	/** Reads the secrets again; a pattern is made only when they have changed. */
	private refresh(): void {
		const secrets = this.secrets();
		const key = JSON.stringify(secrets);
		if (key === this.key) return;
		this.key = key;
		this.redactPlain = redactor(secrets);
	}

	private cleanName(name: string): Pick<Answer, 'name' | 'nameAsSent' | 'denial'> {
		const harmless = this.redact(name);
		const shown = visible(harmless);
		return {
			name: shown,
			// What is compared is the name itself, and not how its characters are written out.
			...(harmless !== shown && { nameAsSent: harmless }),
			...(harmless !== name && { denial: 'its field “name” repeats a secret of the credential' }),
		};
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

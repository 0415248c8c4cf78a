import type { CheckFailure } from '../domain/checkFailure';
import { withTexts } from '../domain/result/jsonTexts';
import { asRead, visible } from '../domain/visible';
import type { Answer } from '../sending/lookupCall';
import type { Account } from '../sending/token/account';
import { redactor } from './redactor';

/**
 * The one place where texts from outside come in: secrets of the account are taken out of them, and
 * invisible characters are written out.
 */
export class OutsideTexts {
	private key: string | undefined;
	private redactPlain: (text: string) => string = (text) => text;

	/**
	 * @param secrets returns the texts that nobody may read, as they are at the moment: tokens change
	 */
	constructor(private readonly secrets: () => readonly string[]) {}

	/** An answer with clean texts, its raw reply included: only what is named here gets into one. */
	answer(answer: Answer): Answer {
		const { kind, httpStatus, meaning, status, message, name, nameAsSent, raw } = answer;
		const { denial, denialSays } = answer;
		return {
			...{ kind, httpStatus, meaning },
			status: this.clean(status),
			message: this.clean(message),
			...(denial !== undefined && { denial: this.clean(denial) }),
			...(denialSays !== undefined && { denialSays: this.clean(denialSays) }),
			...(name !== undefined && this.cleanName(nameAsSent ?? name)),
			raw: withTexts(raw, this.clean),
		};
	}

	/** A failure with clean texts; only the code and the words of a response are from outside. */
	failure(failure: CheckFailure): CheckFailure {
		return failure.cleaned(this.clean);
	}

	/** A text without secrets, its invisible characters written out. */
	readonly clean = (text: string): string => visible(this.redact(text));

	/** Also takes out a secret that is written with invisible or full-width characters, as people would read it. */
	private redact(text: string): string {
		const secrets = this.secrets();
		const key = JSON.stringify(secrets);
		if (key !== this.key) this.redactPlain = redactor(secrets);
		this.key = key;
		const plain = this.redactPlain(text);
		const read = asRead(plain);
		const clean = this.redactPlain(read);
		return clean === read ? plain : clean;
	}

	private cleanName(name: string): Pick<Answer, 'name' | 'nameAsSent' | 'denial'> {
		const harmless = this.redact(name);
		const shown = visible(harmless);
		return {
			name: shown,
			// The name itself is compared, and not how its characters are written out.
			...(harmless !== shown && { nameAsSent: harmless }),
			...(harmless !== name && { denial: 'its field “name” repeats a secret of the credential' }),
		};
	}
}

/** The texts that log an account in, as they are in the credential and as HTTP Basic sends them (service description 4.1). */
export function accountSecrets({ secrets, login }: Account): string[] {
	const [, encoded = ''] = /^Basic (.*)$/.exec(login.headers.Authorization ?? '') ?? [];
	const [user = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
	const password = rest.join(':');
	const texts = [...secrets, encoded, `${user}:${password}`, user, password];
	return [...new Set(texts)].filter((text) => text !== '' && text !== ':');
}

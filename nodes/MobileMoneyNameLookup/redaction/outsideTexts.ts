import type { Credential } from '../domain/credential';
import type { Answer } from '../domain/answer';
import { withTexts } from '../domain/json';
import { asRead, visible } from '../domain/visible';

export const REMOVED = '[secret removed]';

/** Shorter ones occur in any text, and are easy to guess anyway. */
const SHORTEST_SECRET = 4;
/** Shorter ones are removed as whole words only: the login acme is not the Acme in ACMECORP. */
const SHORTEST_ANYWHERE = 8;
const ANY_JWT = 'eyJ[\\w-]{8,}(?:\\.[\\w-]*){0,2}';

function spellingsOf(secret: string): string[] {
	const bytes = Buffer.from(secret);
	// Both without padding, to find them whatever follows.
	const base64url = bytes.toString('base64url');
	const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
	// encodeURIComponent throws on a lone surrogate.
	const inAddress = encodeURIComponent(bytes.toString());
	const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
	const inJson = JSON.stringify(secret).slice(1, -1);
	return [secret, secret.trim(), base64, base64url, inAddress, inForm, inJson];
}

function patternOf(text: string): string {
	const pattern = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
	if (text.length >= SHORTEST_ANYWHERE) return pattern;
	return `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
}

/** Returns a function that replaces each secret of at least 4 characters by `REMOVED`. */
export function redactor(secrets: readonly string[]): (text: string) => string {
	const long = secrets.filter((secret) => secret.trim().length >= SHORTEST_SECRET);
	const spellings = [...new Set(long.flatMap(spellingsOf))];
	// The longest first, or a part would be left.
	spellings.sort((a, b) => b.length - a.length);
	const pattern = new RegExp([...spellings.map(patternOf), ANY_JWT].join('|'), 'gu');
	return (text) => text.replace(pattern, REMOVED);
}

/** Cleans texts from outside: redacts the account's secrets, writes out invisible characters. */
export class OutsideTexts {
	private key: string | undefined;
	private redactPlain: (text: string) => string = (text) => text;

	/** `secrets` returns the current ones, because tokens change. */
	constructor(private readonly secrets: () => readonly string[]) {}

	/** Copies only the fields named here, cleaned; also the whole response. */
	answer(answer: Answer): Answer {
		const { kind, httpStatus, meaning, status, message, name, nameAsSent, raw } = answer;
		const { denial, denialWords } = answer;
		return {
			kind,
			httpStatus,
			meaning,
			status: this.clean(status),
			message: this.clean(message),
			...(denial !== undefined && { denial: this.clean(denial) }),
			...(denialWords !== undefined && { denialWords: this.clean(denialWords) }),
			...(name !== undefined && this.cleanName(nameAsSent ?? name)),
			raw: withTexts(raw, this.clean),
		};
	}

	readonly clean = (text: string): string => visible(this.redact(text));

	/** Also finds secrets with invisible or full-width characters. */
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
			// The name itself is compared, not its written-out characters.
			...(harmless !== shown && { nameAsSent: harmless }),
			...(harmless !== name && { denial: 'its field “name” repeats a secret of the credential' }),
		};
	}
}

/** The texts that log an account in, as stored and as HTTP Basic sends them. */
export function credentialSecrets({
	secrets,
	login,
}: Pick<Credential, 'secrets' | 'login'>): string[] {
	const { Authorization = '' } = login.headers;
	const encoded = Authorization.replace('Basic ', '');
	const decoded = Buffer.from(encoded, 'base64').toString();
	return [...secrets, encoded, decoded, ...decoded.split(/:(.*)/s)];
}

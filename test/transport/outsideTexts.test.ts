import { accountSecrets } from '../../nodes/MobileMoneyNameLookup/account/accountSecrets';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { readAnswer } from '../../nodes/MobileMoneyNameLookup/transport/answer';
import { OutsideTexts } from '../../nodes/MobileMoneyNameLookup/transport/outsideTexts';
import { REMOVED } from '../../nodes/MobileMoneyNameLookup/transport/redaction';
import { basicAuthorization, defaultAccount } from '../simulator';

const { apiKey, login, password } = defaultAccount;
const TOKEN = 'opaque/token+of=service';
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJsb29rdXAifQ.c2lnbmF0dXJl';
const outside = new OutsideTexts(() => [...accountSecrets({ ...defaultAccount }), TOKEN]);

const cleaned = (texts: OutsideTexts, fields: object) => {
	const answer = readAnswer({ status: 'E400001', ...fields });
	if (!answer) throw new Error('This is no answer');
	return texts.answer(answer);
};
const messageOf = (message: string, texts = outside) => cleaned(texts, { message }).message;

describe('a text from outside tells no secret:', () => {
	it.each([
		['the token', `Bearer ${TOKEN} refused`, `Bearer ${REMOVED} refused`],
		[
			'any JWT, also a part of one',
			`${JWT} and ${JWT.slice(0, 30)}…`,
			`${REMOVED} and ${REMOVED}…`,
		],
		['the API key', `key=${apiKey}`, `key=${REMOVED}`],
		['the Basic header', basicAuthorization(defaultAccount), `Basic ${REMOVED}`],
		['the login', `user ${login}!`, `user ${REMOVED}!`],
		['the password', `"${password}"`, `"${REMOVED}"`],
		['the password in an address', `p=${encodeURIComponent(password)}`, `p=${REMOVED}`],
		[
			'the password in an address with small letters',
			`p=${encodeURIComponent(password).toLowerCase().replace('siri', 'Siri').replace('kali', 'Kali').replace('mw', 'Mw')}`,
			`p=${REMOVED}`,
		],
		[
			'the password in a form',
			new URLSearchParams({ username: login, password }).toString(),
			`username=${REMOVED}&password=${REMOVED}`,
		],
		['the password in a page', password.replace('&', '&amp;'), REMOVED],
		[
			'login and password as Basic',
			`Basic ${Buffer.from(`${login}:${password}`).toString('base64').replace(/=+$/, '')}`,
			`Basic ${REMOVED}`,
		],
		['the password in Base64', Buffer.from(password).toString('base64url'), REMOVED],
	])('%s', (_what, text, shown) => {
		expect(messageOf(text)).toBe(shown);
	});

	it.each([
		['quotes', 'pass"word\\1', JSON.stringify({ p: 'pass"word\\1' })],
		['letters of other scripts', 'Mwákà-ñandú', '{"p":"Mw\\u00E1k\\u00e0-\\u00f1and\\u00fa"}'],
	])('a password with %s in JSON', (_what, secret, text) => {
		expect(messageOf(text, new OutsideTexts(() => [secret]))).toBe(`{"p":"${REMOVED}"}`);
	});

	it('in the code, the name and anywhere in the raw reply', () => {
		const name = `HOLDER ${TOKEN}`;
		const raw = { echo: [{ [login]: { headers: `Bearer ${TOKEN}` } }], id: 12_345_678 };
		const texts = new OutsideTexts(() => [TOKEN, login, '12345678']);
		const answer = cleaned(texts, { status: login, name, ...raw });
		expect(answer).toMatchObject({ status: REMOVED, name: `HOLDER ${REMOVED}` });
		expect(answer.raw).toEqual({
			status: REMOVED,
			name: `HOLDER ${REMOVED}`,
			echo: [{ [REMOVED]: { headers: `Bearer ${REMOVED}` } }],
			id: REMOVED,
		});
	});

	it('in the code of a failure, and leaves our own words alone', () => {
		const texts = new OutsideTexts(() => ['service', '12345678']);
		const failed = new CheckFailure(
			'The service failed (HTTP 500, 12345678)',
			'Wait.',
			true,
			500,
			2,
		);
		expect(texts.failure(failed)).toMatchObject({
			message: `The service failed (HTTP 500, ${REMOVED})`,
			nextStep: 'Wait.',
			retryable: true,
			httpStatus: 500,
			tries: 2,
		});
	});

	it('also one that came later', () => {
		const secrets = ['first-token'];
		const texts = new OutsideTexts(() => secrets);
		expect(messageOf('first-token second-token', texts)).toBe(`${REMOVED} second-token`);
		secrets.push('second-token');
		expect(messageOf('first-token second-token', texts)).toBe(`${REMOVED} ${REMOVED}`);
	});
});

describe('a name that repeats a secret', () => {
	it('confirms nobody', () => {
		const denied = cleaned(outside, { status: 'S000000', name: `HOLDER ${TOKEN}` });
		expect(denied.denial).toBe('its field “name” repeats a secret of the credential');
	});
});

describe('texts that hold no secret stay as they are:', () => {
	it.each([
		['beside short secrets', ['a', 'OK', 'ess', '  e  '], 'Lookup Success, OK: a name'],
		['within longer words', ['acme'], 'ACMECORP acmecorp'],
		['in another case', ['success'], 'Lookup Success'],
		['beside secrets of signs', ['.*.*', '(?:)'], 'Lookup Success'],
		['beside none', [], 'Lookup Success'],
	])('%s', (_what, secrets, text) => {
		expect(messageOf(text, new OutsideTexts(() => secrets))).toBe(text);
	});

	it('a short word that is a secret is removed where it stands alone', () => {
		expect(messageOf('user=acme;', new OutsideTexts(() => ['acme']))).toBe(`user=${REMOVED};`);
	});
});

describe('what nobody sees is written out', () => {
	it('in name, message, code and raw reply, and the name is compared as it was sent', () => {
		const fields = { status: 'E1\u200b2', name: 'JANE\u202E KAMAU', message: 'a\u001b[2Kb' };
		const shown = { status: 'E1U+200B2', name: 'JANEU+202E KAMAU', message: 'aU+001B[2Kb' };
		expect(cleaned(outside, fields)).toEqual({
			...shown,
			nameAsSent: fields.name,
			raw: shown,
		});
	});
});

describe('an answer without secrets', () => {
	const texts = new OutsideTexts(() => ['long-secret']);

	it('keeps every value of its raw reply, of whatever kind', () => {
		const raw = { a: 12.5, b: true, c: null, d: [1, 'x', [false], { e: 'y' }], f: {} };
		expect(cleaned(texts, raw).raw).toEqual({ status: 'E400001', ...raw });
	});

	it.each([
		['with a name', { status: 'S000000', name: 'JANE KAMAU' }],
		['without one', { status: 'S000000' }],
	])('is neither denied nor compared by another name: %s', (_what, fields) => {
		const answer = cleaned(texts, fields);
		expect(answer).not.toHaveProperty('denial');
		expect(answer).not.toHaveProperty('nameAsSent');
		expect('name' in answer).toBe('name' in fields);
	});

	it('keeps what denied it before', () => {
		const denied = { status: 'S000000', name: 'JANE KAMAU', success: false };
		expect(cleaned(texts, denied).denial).toBe('its field “success” says no');
	});

	it.each([
		['no code', 'The service did not answer'],
		['a plain code', 'The service failed (HTTP 500, E500000)'],
		['a secret in our own words', 'long-secret (HTTP 500, E500000)'],
		['a code in the middle', 'Failed (HTTP 500, long-secret) twice'],
	])('leaves a failure as it is: %s', (_what, message) => {
		const failed = new CheckFailure(message, 'Wait.', true, 500);
		expect(texts.failure(failed)).toBe(failed);
	});
});

describe('a name that repeats a secret behind a character that nobody sees', () => {
	it('is compared without the secret', () => {
		const texts = new OutsideTexts(() => ['long-secret']);
		const name = 'JANE\u200b long-secret';
		expect(cleaned(texts, { status: 'S000000', name })).toMatchObject({
			name: `JANEU+200B ${REMOVED}`,
			nameAsSent: `JANE\u200b ${REMOVED}`,
			denial: 'its field “name” repeats a secret of the credential',
		});
	});
});

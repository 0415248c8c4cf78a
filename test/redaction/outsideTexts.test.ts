import type { Answer } from '../../nodes/MobileMoneyNameLookup/domain/answer';
import { CheckFailure, fieldFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import {
	credentialSecrets,
	OutsideTexts,
	redactor,
	REMOVED,
} from '../../nodes/MobileMoneyNameLookup/redaction/outsideTexts';

/** Has every sign that some encoding writes otherwise, also those of Base64, and a letter beyond ASCII. */
const ODD_SECRET = 'Mw&n<e>"q\'/\\ =+%;~é??';
const HALF_PAIR = 'half-\ud83d-pair';

it.each([
	['as it is', ODD_SECRET, ODD_SECRET],
	['in JSON', ODD_SECRET, JSON.stringify(ODD_SECRET).slice(1, -1)],
	['in an address', ODD_SECRET, encodeURIComponent(ODD_SECRET)],
	['in a form', ODD_SECRET, 'Mw%26n%3Ce%3E%22q%27%2F%5C+%3D%2B%25%3B%7E%C3%A9%3F%3F'],
	['in Base64', ODD_SECRET, Buffer.from(ODD_SECRET).toString('base64').replace(/=+$/, '')],
	['in base64url', ODD_SECRET, Buffer.from(ODD_SECRET).toString('base64url')],
	['without the spaces around it', '  spaced-out ', 'spaced-out'],
	['with a line break in JSON', 'first\nsecond', 'first\\nsecond'],
	['with half of a character', HALF_PAIR, encodeURIComponent(Buffer.from(HALF_PAIR).toString())],
	['with hundreds of characters', 'ab/+'.repeat(100), encodeURIComponent('ab/+'.repeat(100))],
	['with signs of patterns', '.*(?:)[a-z]{4}', '.*(?:)[a-z]{4}'],
])('a secret is removed from a text %s', (_where, secret, written) => {
	expect(redactor([secret])(`p=${written}. ${written}`)).toBe(`p=${REMOVED}. ${REMOVED}`);
});

it.each([
	['the longer of two secrets', 'is acmepass-and-more acmepass', `is ${REMOVED} ${REMOVED}`],
	['any JWT', 'eyJhbGciOiJI.eyJzdWIi.c2ln.more', `${REMOVED}.more`],
	['a JWT without its rest', 'Bearer eyJhbGciOiJI, done', `Bearer ${REMOVED}, done`],
	['nothing that only begins like one', 'eyJseven12 eyJ acmepas', 'eyJseven12 eyJ acmepas'],
	['a short secret as a whole word', 'user=wekesa; pins', `user=${REMOVED}; ${REMOVED}`],
	['no part of a word', 'WEKESAS wekesas 2wekesa wekesa2 éwekesa', undefined],
	['a secret of eight characters anywhere', 'xabcdefghx', `x${REMOVED}x`],
	['none of fewer than four characters', 'abc   e   YWJj', undefined],
])('the removal of secrets takes out of a text %s', (_what, text, shown) => {
	const secrets = 'acmepass|acmepass-and-more| wekesa |pins|abcdefgh|abc|  e  |'.split('|');
	expect(redactor(secrets)(text)).toBe(shown ?? text);
});

const SECRET = 'long-secret';
const DENIED = 'its field “name” repeats a secret of the credential';
const texts = new OutsideTexts(() => [SECRET, '12345678']);

const found = { kind: 'answer', httpStatus: 200, meaning: 'found' } as const;
const success = { ...found, status: 'S000000', message: 'Success', raw: {} };
const answer = (fields: Partial<Answer>): Answer => ({ ...success, ...fields });

/** An answer that has this text in all of its own, names of fields and numbers included. */
const answerWith = (text: string, id: unknown, denial: string) => {
	const raw = { echo: [{ [text]: { headers: `Bearer ${text}` } }], id };
	const words = { denial, denialWords: `DORMANT ${text}`, name: `HOLDER ${text}` };
	return answer({ status: text, message: text, ...words, raw });
};

it('a secret is removed from every text of an answer, names of fields and numbers included', () => {
	const shown = texts.answer(answerWith(SECRET, 12_345_678, SECRET));
	expect(shown).toEqual(answerWith(REMOVED, REMOVED, DENIED));
});

it('an answer gets only fields that are known, and stays as it is without secrets', () => {
	const raw = { a: 12.5, b: true, c: null, d: [1, 'x', [false], { e: 'y' }], f: {} };
	const same = answer({ name: 'JANE KAMAU', denial: 'its message says something else', raw });
	expect(texts.answer(Object.assign({ other: SECRET }, same))).toEqual(same);
});

it('a secret is removed also if the credential got it later', () => {
	const secrets = ['first-token'];
	const later = new OutsideTexts(() => secrets);
	expect(later.clean('first-token second-token')).toBe(`${REMOVED} second-token`);
	secrets.push('second-token');
	expect(later.clean('first-token second-token')).toBe(`${REMOVED} ${REMOVED}`);
});

it('invisible characters are written out in every text, and the name is compared as it was sent', () => {
	const sent = { name: 'JANE\u202E KAMAU', message: 'a\u001b[2Kb' };
	const clean = { name: 'JANEU+202E KAMAU', message: 'aU+001B[2Kb' };
	const shown = texts.answer(answer({ ...sent, raw: sent }));
	expect(shown).toMatchObject({ ...clean, nameAsSent: sent.name, raw: clean });
	const nameAsSent = `JANE\u200b ${REMOVED}`;
	const hidden = texts.answer(answer({ name: `JANE\u200b ${SECRET}` }));
	expect(hidden).toMatchObject({ nameAsSent, denial: DENIED });
});

const fullWidth = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 0xfee0);
it.each([
	...['\u200b', '\ufe0f', '\u0301', '\n'].map((hidden) => Array.from(SECRET).join(hidden)),
	SECRET.replace(/[a-z]/g, fullWidth),
])('a secret that is written with invisible or wide characters is removed, too: %j', (hidden) => {
	const shown = texts.answer(answerWith(hidden, hidden, 'its message says something else'));
	expect(shown).toEqual(answerWith(REMOVED, REMOVED, DENIED));
});

const failedWith = (code: string, words = '', problem = 'It failed') =>
	new CheckFailure(problem, 'Wait.', true, { httpStatus: 500, tries: 2, code, words });

it('a failure shows no secret in the code and words of a response, nor in those of the one before it', () => {
	const failed = failedWith(SECRET, SECRET);
	const message = `It failed (HTTP 500, ${REMOVED}: “${REMOVED}”)`;
	const facts = expect.objectContaining({ httpStatus: 500, tries: 2 });
	const rest = { nextStep: 'Wait.', retryable: true, facts };
	expect(failed.cleaned(texts.clean)).toMatchObject({ message, ...rest });
	const after = new CheckFailure('Not asked', 'Later.', true, { tries: 1, latest: failed });
	expect(after.cleaned(texts.clean).message).toBe(`Not asked (last: ${message})`);
});

it.each([
	failedWith('E500000'),
	failedWith('E500000', '', SECRET),
	failedWith(''),
	fieldFailure('Till', 'is empty', 'Fill it in.'),
])('a failure in our own words stays as it is: $message', (failed) => {
	expect(failed.cleaned(texts.clean)).toEqual(failed);
});

it.each<[headers: Record<string, string>, parts: string[]]>([
	[{ Authorization: 'Basic a2V5OmE6Yg==' }, ['a2V5OmE6Yg==', 'key:a:b', 'key', 'a:b']],
	[{}, []],
])('the secrets of an account are its own, and the parts of HTTP Basic: %j', (headers, parts) => {
	const secrets = credentialSecrets({
		secrets: ['pin'],
		login: { method: 'GET', url: '', headers },
	});
	expect(secrets.filter((secret) => secret !== '')).toEqual(['pin', ...parts]);
});

import { CheckFailure, fieldFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { readGatewayReply } from '../../nodes/MobileMoneyNameLookup/services/gateway/readGatewayReply';
import { OutsideTexts } from '../../nodes/MobileMoneyNameLookup/redaction/outsideTexts';
import { REMOVED } from '../../nodes/MobileMoneyNameLookup/redaction/redactor';

const SECRET = 'long-secret';
const SUBJECT = { accountType: 'till', number: '4738534', operator: 'Mpesa' } as const;
const DENIED = 'its field “name” repeats a secret of the credential';
/** What each answer has. */
const ANSWER = { kind: 'answer', httpStatus: 200 };
const texts = new OutsideTexts(() => [SECRET, '12345678']);

/** An answer with such fields as it is shown. */
function shown(fields: object, outside = texts) {
	const body = JSON.stringify({ status: 'E422099', ...fields });
	const said = readGatewayReply({ httpStatus: 200, body }, SUBJECT);
	if (said?.kind !== 'answer') throw new Error('This is no answer');
	return outside.answer(said);
}

describe('a secret in a text from outside', () => {
	it('is taken out of name and message, and anywhere in the raw reply', () => {
		const raw = { echo: [{ [SECRET]: { headers: `Bearer ${SECRET}` } }], id: 12_345_678 };
		const said = (what: string) => ({ status: 'E422099', message: what, name: `HOLDER ${what}` });
		expect(shown({ ...said(SECRET), ...raw })).toEqual({
			...ANSWER,
			...said(REMOVED),
			meaning: 'rejected',
			denial: DENIED,
			raw: {
				...said(REMOVED),
				echo: [{ [REMOVED]: { headers: `Bearer ${REMOVED}` } }],
				id: REMOVED,
			},
		});
	});

	it('is taken out of what denies a success', () => {
		const denied = { status: 'S000000', name: 'JANE', accountStatus: `DORMANT ${SECRET}` };
		expect(shown(denied)).toMatchObject({ denialSays: `DORMANT ${REMOVED}` });
	});

	it('is taken out also when it came later', () => {
		const secrets = ['first-token'];
		const later = new OutsideTexts(() => secrets);
		const message = 'first-token second-token';
		expect(shown({ message }, later).message).toBe(`${REMOVED} second-token`);
		secrets.push('second-token');
		expect(shown({ message }, later).message).toBe(`${REMOVED} ${REMOVED}`);
	});
});

it('characters that nobody sees are written out in every text, and the name is compared as it was sent', () => {
	const sent = { name: 'JANE\u202E KAMAU', message: 'a\u001b[2Kb' };
	const clean = { name: 'JANEU+202E KAMAU', message: 'aU+001B[2Kb' };
	expect(shown(sent)).toMatchObject({ ...clean, nameAsSent: sent.name, raw: clean });
	const nameAsSent = `JANE\u200b ${REMOVED}`;
	expect(shown({ name: `JANE\u200b ${SECRET}` })).toMatchObject({ nameAsSent, denial: DENIED });
});

describe('an answer without secrets', () => {
	it('is what it was', () => {
		const fields = { status: 'S000000', message: '', name: 'JANE KAMAU' };
		expect(shown(fields)).toEqual({ ...ANSWER, ...fields, meaning: 'found', raw: fields });
	});

	it('keeps every value of its raw reply, and what denied it before', () => {
		const raw = { a: 12.5, b: true, c: null, d: [1, 'x', [false], { e: 'y' }], f: {} };
		const answer = shown({ status: 'S000000', success: false, ...raw });
		expect(answer.raw).toEqual({ status: 'S000000', success: false, ...raw });
		expect(answer.denial).toBe('its field “success” does not say success');
	});
});

it.each([
	['zero-width spaces', Array.from(SECRET).join('\u200b')],
	[
		'full-width letters',
		SECRET.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
	],
	['line ends', SECRET.replace('-', '-\n')],
	['variation selectors', Array.from(SECRET).join('\ufe0f')],
	['accents', Array.from(SECRET).join('\u0301')],
])(
	'a secret that is written with %s is taken out of every text, and out of what is compared',
	(_what, hidden) => {
		const said = {
			message: hidden,
			name: `HOLDER ${hidden}`,
			[hidden]: hidden,
		};
		const { raw, ...answer } = shown(said);
		expect(answer).toEqual({
			...ANSWER,
			...{ status: 'E422099', message: REMOVED, name: `HOLDER ${REMOVED}` },
			meaning: 'rejected',
			denial: DENIED,
		});
		expect(raw).toMatchObject({ [REMOVED]: REMOVED, message: REMOVED });
	},
);

describe('a failure', () => {
	const failedWith = (code: string, problem = 'It failed') =>
		new CheckFailure(problem, 'Wait.', true, { httpStatus: 500, tries: 2, code });

	it('tells no secret in the code of a reply, nor in that of the failure before it', () => {
		const failed = failedWith(SECRET);
		const facts = expect.objectContaining({ httpStatus: 500, tries: 2 });
		const rest = { nextStep: 'Wait.', retryable: true, facts };
		const message = `It failed (HTTP 500, ${REMOVED})`;
		expect(texts.failure(failed)).toMatchObject({ message, ...rest });
		const after = new CheckFailure('Not asked', 'Later.', true, { tries: 1, latest: failed });
		expect(texts.failure(after).message).toBe(`Not asked (last: ${message})`);
	});

	it.each([
		['a plain code', 'E500000', 'The service failed'],
		['a secret in our own words', 'E500000', SECRET],
		['no code', '', 'The service failed'],
	])('stays as it is: %s', (_what, code, problem) => {
		const failed = failedWith(code, problem);
		expect(texts.failure(failed)).toEqual(failed);
	});

	it('names its field', () => {
		const failed = fieldFailure('Till', 'is empty', 'Fill it in.');
		expect(texts.failure(failed)).toEqual(failed);
		expect(failed.message).toBe("'Till' is empty");
	});
});

import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
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

describe('a failure', () => {
	it('tells no secret in the code of a reply', () => {
		const told = (code: string) => `12345678 failed (HTTP 500, ${code})`;
		const rest = { nextStep: 'Wait.', retryable: true, httpStatus: 500, tries: 2 };
		const failed = new CheckFailure(told(SECRET), 'Wait.', true, 500, 2);
		expect(texts.failure(failed)).toMatchObject({ message: told(REMOVED), ...rest });
	});

	it.each([
		['a plain code', 'The service failed (HTTP 500, E500000)'],
		['a secret in our own words', `${SECRET} (HTTP 500, E500000)`],
		['a code in the middle', `Failed (HTTP 500, ${SECRET}) twice`],
	])('stays as it is: %s', (_what, message) => {
		const failed = new CheckFailure(message, 'Wait.', true, 500);
		expect(texts.failure(failed)).toBe(failed);
	});
});

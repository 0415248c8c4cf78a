import { NodeApiError } from 'n8n-workflow';

import { errorChain, errorCode } from '../../nodes/MobileMoneyNameLookup/http/connectionFault';
import { anyNode } from '../support/anyNode';

const fault = Object.assign(new Error('Bearer s3cret'), { code: 'ENOTFOUND' });

/** An error wrapped so many times around another. */
const wrapped = (cause: unknown, times: number): unknown =>
	times === 0 ? cause : new Error('wrapped', { cause: wrapped(cause, times - 1) });

const circle = new Error('round and round');
circle.cause = circle;

describe('the errors behind an error', () => {
	it.each<[string, unknown, boolean]>([
		['it is the error itself', fault, true],
		['it is under five others', wrapped(fault, 5), true],
		['it is under six others', wrapped(fault, 6), false],
		['n8n wrapped it', Object.assign(new NodeApiError(anyNode, {}), { cause: fault }), true],
		['it is the cause of what is no error', { cause: fault }, true],
		['an error causes itself', circle, false],
		['nothing was thrown', undefined, false],
	])('hold one that is looked for where %s', (_where, thrown, isFound) => {
		expect(errorChain(thrown).includes(fault)).toBe(isFound);
		expect(errorChain(thrown)[0]).toBe(thrown);
	});
});

describe('the code of an error', () => {
	it.each<[string, unknown, string | undefined]>([
		['its own', fault, 'ENOTFOUND'],
		['its own before that of its cause', { code: 'EPIPE', cause: fault }, 'EPIPE'],
		['that of a cause', wrapped(fault, 2), 'ENOTFOUND'],
		['all that n8n 1 leaves of the cause', { httpCode: 'ENOTFOUND' }, 'ENOTFOUND'],
		['not an HTTP status', { httpCode: '502', cause: fault }, 'ENOTFOUND'],
		['not a number', { code: 500, cause: fault }, 'ENOTFOUND'],
		['none where there is none', wrapped(new Error('ENOTFOUND'), 2), undefined],
	])('is %s', (_which, thrown, code) => {
		expect(errorCode(thrown)).toBe(code);
	});
});

import {
	readStoredToken,
	toStoredToken,
} from '../../nodes/MobileMoneyNameLookup/account/storedToken';
import { account } from './support';

const token = { accessToken: 's3cret-token', renewAtMs: 1_763_712_000_000 };
const stored = toStoredToken({ ...token, renewAtMs: token.renewAtMs + 0.4 }, 'fingerprint');

describe('a stored token', () => {
	it('is made of texts, as n8n stores them, and read again to the millisecond', () => {
		expect(stored).toEqual({
			accessToken: 's3cret-token',
			sessionRenewAt: '1763712000000',
			sessionFingerprint: 'fingerprint',
		});
		expect(readStoredToken({ ...account, ...stored }, 'fingerprint')).toEqual(token);
		expect(readStoredToken({ ...stored, sessionFingerprint: '' }, '')).toBeUndefined();
	});

	it.each<readonly [string, Record<string, string | number>]>([
		['in a new credential', {}],
		['with an empty token', { ...stored, accessToken: '' }],
		['with a token of the wrong kind', { ...stored, accessToken: 7 }],
		['for an account that begins alike', { ...stored, sessionFingerprint: 'fingerprint2' }],
		['without a fingerprint', { accessToken: 'x', sessionRenewAt: '1' }],
		['without a time of renewal', { accessToken: 'x', sessionFingerprint: 'fingerprint' }],
		['with a word for a time', { ...stored, sessionRenewAt: '1 soon' }],
		['with a negative time', { ...stored, sessionRenewAt: '-1' }],
		['with a time that is a number', { ...stored, sessionRenewAt: 1_763_712_000_000 }],
	])('is none %s', (_what, fields) => {
		expect(readStoredToken({ ...account, ...fields }, 'fingerprint')).toBeUndefined();
	});
});

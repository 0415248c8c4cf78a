import fc from 'fast-check';

import {
	readStoredToken,
	toStoredToken,
} from '../../nodes/MobileMoneyNameLookup/account/storedToken';
import { MobileMoneyNameLookupApi } from '../../credentials/MobileMoneyNameLookupApi.credentials';
import { storedTokenFields } from '../../credentials/storedTokenFields';
import { account } from './support';

const token = { accessToken: 's3cret-token', renewAtMs: 1_763_712_000_000 };
const stored = toStoredToken(token, 'fingerprint');

describe('a stored token', () => {
	it('is made of texts, as n8n stores them', () => {
		expect(stored).toEqual({
			accessToken: 's3cret-token',
			sessionRenewAt: '1763712000000',
			sessionFingerprint: 'fingerprint',
		});
	});

	it('is read as it was, beside the fields of the account', () => {
		expect(readStoredToken({ ...account, ...stored }, 'fingerprint')).toEqual(token);
	});

	it('is read although it is due for renewal', () => {
		const due = toStoredToken({ ...token, renewAtMs: 0 }, 'fingerprint');
		expect(readStoredToken(due, 'fingerprint')).toEqual({ ...token, renewAtMs: 0 });
	});

	it('is read as it was stored, to the millisecond', () => {
		fc.assert(
			fc.property(
				fc.string({ minLength: 1 }),
				fc.maxSafeNat(),
				fc.string({ minLength: 1 }),
				(accessToken, renewAtMs, fingerprint) => {
					const own = { accessToken, renewAtMs };
					expect(readStoredToken(toStoredToken(own, fingerprint), fingerprint)).toEqual(own);
				},
			),
		);
	});

	it('has its time of renewal rounded to a millisecond', () => {
		const broken = toStoredToken({ ...token, renewAtMs: 1_763_712_000_000.4 }, 'fingerprint');
		expect(readStoredToken(broken, 'fingerprint')).toEqual(token);
	});
});

describe('no token is stored', () => {
	it.each<readonly [string, Record<string, string | number | boolean>]>([
		['in a new credential', {}],
		['with an empty token', { ...stored, accessToken: '' }],
		['with the fingerprint of another account', { ...stored, sessionFingerprint: 'another' }],
		['with a fingerprint that begins alike', { ...stored, sessionFingerprint: 'fingerprint2' }],
		['with an empty fingerprint', { ...stored, sessionFingerprint: '' }],
		['without a fingerprint', { accessToken: 'x', sessionRenewAt: '1' }],
		['without a time of renewal', { accessToken: 'x', sessionFingerprint: 'fingerprint' }],
		['with an empty time of renewal', { ...stored, sessionRenewAt: '' }],
		['with a word for a time', { ...stored, sessionRenewAt: 'soon' }],
		['with a negative time', { ...stored, sessionRenewAt: '-1' }],
		['with a time that is a number', { ...stored, sessionRenewAt: 1_763_712_000_000 }],
		['with a token of the wrong kind', { ...stored, accessToken: 7 }],
	])('%s', (_what, fields) => {
		expect(readStoredToken({ ...account, ...fields }, 'fingerprint')).toBeUndefined();
	});

	it('for an account without a fingerprint', () => {
		expect(readStoredToken({ ...stored, sessionFingerprint: '' }, '')).toBeUndefined();
	});
});

describe('the fields that travel with the token', () => {
	it('are hidden, kept from the editor, and empty at first', () => {
		expect(storedTokenFields.map(({ name }) => name)).toEqual([
			'sessionRenewAt',
			'sessionFingerprint',
		]);
		for (const field of storedTokenFields)
			expect(field).toMatchObject({ type: 'hidden', default: '', typeOptions: { password: true } });
	});

	it('are fields of the credential, of which the token alone is expirable', () => {
		const { properties } = new MobileMoneyNameLookupApi();
		const names = properties.map(({ name }) => name);
		expect(names).toEqual(expect.arrayContaining(Object.keys(stored)));
		const expirable = properties.filter(({ typeOptions }) => typeOptions?.expirable);
		expect(expirable.map(({ name }) => name)).toEqual(['accessToken']);
	});
});

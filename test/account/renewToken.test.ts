import type { ICredentialDataDecryptedObject, IHttpRequestOptions } from 'n8n-workflow';

import { renewToken } from '../../nodes/MobileMoneyNameLookup/account/renewToken';
import { account, problemOf, readAccount } from './support';

let accounts = 0;

/** Renews the token of an account that no other test has a session with. */
const renew = (
	httpRequest: (options: IHttpRequestOptions) => Promise<unknown>,
	data: ICredentialDataDecryptedObject,
) => renewToken({ helpers: { httpRequest } }, data, readAccount({ login: `s3cret-${++accounts}` }));

describe('the renewal of a token', () => {
	it('tells why there is no token to who is no run of the node', async () => {
		const httpRequest = jest.fn().mockRejectedValue(new Error('s3cret'));
		const problem = await problemOf(() => renew(httpRequest, account));
		expect(problem).toMatchObject({ kind: 'unreachable', retryable: false });
		expect(httpRequest).toHaveBeenCalledWith(expect.objectContaining({ timeout: 305_000 }));
	});
});

import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import type * as Table from '../../../nodes/MobileMoneyNameLookup/services/services';
import { listen } from '../../simulator';
import { CredentialStore } from '../../support/credentialStore';
import { goesOn, lookUp } from '../../support/lookUp';
import { rowEnds } from '../../support/rowEnds';
import type * as Own from './madeUp';
import { madeUp } from './madeUp';

// The one row that a new service adds to the table of services.
jest.mock('../../../nodes/MobileMoneyNameLookup/services/services', () => {
	const folder = '../../../nodes/MobileMoneyNameLookup/services/services';
	const { SERVICES } = jest.requireActual<typeof Table>(folder);
	return { SERVICES: [...SERVICES, jest.requireActual<typeof Own>('./madeUp').madeUp] };
});

const pin = 'pin with 1 & ñ';
let tokens = 0;

/** What the made-up service answers. */
function answerTo({ url, headers }: IncomingMessage, body: string): [number, object] {
	if (url === '/session') {
		const isFresh = Math.abs(Date.parse(String(headers['x-time'])) - Date.now()) < 60_000;
		const isRight = isFresh && body === JSON.stringify({ pin });
		return isRight ? [200, { data: { token: `token-${++tokens}` } }] : [403, { problem: 'PIN' }];
	}
	// The first token dies at once.
	if (headers.authorization !== 'Bearer token-2') return [401, {}];
	return [200, url === '/tills/10001/holder' ? { holder: 'JANE KAMAU' } : { problem: 'NOBODY' }];
}

const server = createServer((request, response) => {
	void text(request).then((body) => {
		const [httpStatus, json] = answerTo(request, body);
		response.writeHead(httpStatus, { 'content-type': 'application/json' });
		response.end(JSON.stringify(json));
	});
});

afterAll(() => {
	server.closeAllConnections();
	server.close();
});

it('a new service needs one folder, one entry and one credential type', async () => {
	const baseUrl = `http://${await listen(server)}`;
	const fields = { environment: 'uat', baseUrl, pin, accessToken: '' };
	const type = { name: 'madeUpApi', displayName: 'Made-Up API', ...madeUp.credential };
	const credentials = new CredentialStore(type, fields);
	const rows = [{ number: '10001' }, { number: '1003' }];
	const parameters = { authentication: 'madeUp' };
	const result = await lookUp(rows, { ...goesOn, credentials, parameters });
	expect(rowEnds(result, rows.length)).toMatchObject([
		{ outcome: 'confirmed', name: 'JANE KAMAU', output: 1 },
		{ outcome: 'notConfirmed', output: 2 },
	]);
	expect(tokens).toBe(2);
});

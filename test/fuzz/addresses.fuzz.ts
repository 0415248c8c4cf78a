import fc from 'fast-check';

import { parseUrl } from '../../nodes/MobileMoneyNameLookup/http/parseUrl';
import { addressTemplate, fillIn, tokenPath } from './arbitraries/addresses';
import { expectPlainRequest, Network } from './network/network';
import { newAccount, TOKEN, usualBytes } from './network/usualService';
import { oneLookup } from './oneLookup';
import { runEnds } from './runEnds';
import { Tally } from './tally';

/** Where a host name may lead in a test: numbers to themselves, `localhost` to this machine, others nowhere. */
function placesOf({ hostname, port, protocol }: URL): string[] {
	const number = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
	const host = hostname.replace(/^\[|\]$/g, '');
	if (host === 'localhost') return [host, `127.0.0.1:${number}`, `::1:${number}`];
	return /^[\d.]+$|:/.test(host) ? [`${host}:${number}`] : [host];
}

const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Where connections may lead for an address that was entered; nowhere where it must be refused. */
function mayLeadTo(address: string): string[] {
	const text = address.trim();
	const url = parseUrl(text);
	if (url === undefined) return [];
	const authority = /^[a-z]+:[/\\]*([^/\\?#]*)/i.exec(text)?.[1] ?? '';
	const isTrap = authority.includes('@') || /[?#\\\s]/.test(text);
	const isLocal = url.protocol === 'http:' && THIS_MACHINE.test(url.hostname);
	return isTrap || (url.protocol !== 'https:' && !isLocal) ? [] : placesOf(url);
}

describe('addresses', () => {
	const network = new Network(usualBytes);

	it('send the key to the Auth URL and the token to the Base URL, and nothing anywhere else', async () => {
		const tally = new Tally();
		const authTemplate = fc.oneof(fc.constant(''), addressTemplate);
		const check = fc.asyncProperty(addressTemplate, authTemplate, tokenPath, async (...entered) => {
			network.clear();
			const [baseUrl = '', authUrl = '', path] = entered.map((each) => fillIn(each, network));
			const account = newAccount();
			const result = await oneLookup({ ...account, baseUrl, authUrl, tokenPath: path });
			for (const { outcome } of runEnds(result, 1)) tally.note(`${outcome} row`);
			const forLookups = mayLeadTo(baseUrl);
			const forTokens = authUrl.trim() === '' ? forLookups : mayLeadTo(authUrl);
			expect(await network.astray([...forLookups, ...forTokens])).toEqual([]);
			for (const server of [network.A, network.B, network.C]) {
				const hosts = [server.url.host, `localhost:${server.url.port}`];
				for (const request of await server.received()) {
					const isTokenCall = request.method === 'POST';
					tally.note(isTokenCall ? 'token call' : 'lookup');
					expectPlainRequest(request, account, TOKEN, ...hosts);
					expect(isTokenCall ? forTokens : forLookups).toContain(server.place);
					// A server would resolve them to another path.
					expect(request.url).not.toMatch(/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i);
				}
			}
		});
		await fc.assert(check, { numRuns: 1_500 });
		tally.expectMany('confirmed row', 'unchecked row', 'token call', 'lookup');
	});
});

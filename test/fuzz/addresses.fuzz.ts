import fc from 'fast-check';

import { parseUrl } from '../../nodes/MobileMoneyNameLookup/http/parseUrl';
import { ACCOUNT_KINDS, type AccountKind } from '../simulator';
import { addressTemplate, fillIn, tokenPath } from './arbitraries/addresses';
import { casesOf } from './casesOf';
import { Network } from './network/network';
import { expectPlainRequest } from './network/plainRequest';
import { isTokenCall, newAccount, TOKEN, usualBytes } from './network/usualService';
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

/** Where connections may lead for an address that was entered, and what stands before every path there. */
interface Way {
	readonly places: readonly string[];
	readonly prefix: string;
}

/** It leads nowhere where it must be refused. */
function wayOf(address: string): Way {
	const text = address.trim();
	const url = parseUrl(text);
	if (url === undefined) return { places: [], prefix: '' };
	const authority = /^[a-z]+:[/\\]*([^/\\?#]*)/i.exec(text)?.[1] ?? '';
	const isTrap = authority.includes('@') || /[?#\\\s]/.test(text);
	const isLocal = url.protocol === 'http:' && THIS_MACHINE.test(url.hostname);
	const isRefused = isTrap || (url.protocol !== 'https:' && !isLocal);
	const prefix = url.pathname.replace(/\/+/g, '/').replace(/\/$/, '');
	return { places: isRefused ? [] : placesOf(url), prefix };
}

/** The path of a gateway's token call, where it is not the one that its accounts have. */
function ownTokenPath(kind: AccountKind, entered: string): string | undefined {
	const path = entered.trim();
	const isUsual = kind === 'daraja' || path === '';
	return isUsual ? undefined : path.replace(/^\/*/, '/');
}

describe.each(ACCOUNT_KINDS)('addresses of %s', (kind) => {
	const network = new Network((request) => usualBytes(kind, request));

	it('send the key to the Auth URL and the token to the Base URL, and nothing anywhere else', async () => {
		const tally = new Tally(kind);
		const authTemplate = fc.oneof(fc.constant(''), addressTemplate);
		const check = fc.asyncProperty(addressTemplate, authTemplate, tokenPath, async (...entered) => {
			network.clear();
			const [baseUrl = '', authUrl = '', path = ''] = entered.map((each) => fillIn(each, network));
			const account = newAccount(kind);
			// Daraja's form does not show the last two; what another service left in them leads nowhere.
			const result = await oneLookup(account, { baseUrl, authUrl, tokenPath: path });
			for (const { outcome } of runEnds(result, 1)) tally.note(`${outcome} row`);
			const forLookups = wayOf(baseUrl);
			const hasOneAddress = kind === 'daraja' || authUrl.trim() === '';
			const forTokens = hasOneAddress ? forLookups : wayOf(authUrl);
			expect(await network.astray([...forLookups.places, ...forTokens.places])).toEqual([]);
			for (const server of [network.A, network.B, network.C]) {
				for (const request of await server.received()) {
					const isForToken = isTokenCall(kind, request);
					tally.note(isForToken ? 'token call' : 'lookup');
					expectPlainRequest(request, account, {
						token: TOKEN,
						hosts: [server.url.host, `localhost:${server.url.port}`],
						lookupPrefix: forLookups.prefix,
						tokenPrefix: forTokens.prefix,
						tokenPath: ownTokenPath(kind, path),
					});
					expect((isForToken ? forTokens : forLookups).places).toContain(server.place);
					// A server would resolve them to another path.
					expect(request.url).not.toMatch(/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i);
				}
			}
		});
		await fc.assert(check, casesOf(kind, 500));
		tally.expectMany('confirmed row', 'unchecked row', 'token call', 'lookup');
	});
});

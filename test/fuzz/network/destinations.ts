import { parseUrl } from '../../../nodes/MobileMoneyNameLookup/http/parseUrl';
import type { Outgoing } from './outgoing';

/** Where a host name may lead in a test: numbers to themselves, `localhost` to this machine, others nowhere. */
function addressesOf({ hostname, port, protocol }: URL): string[] {
	const number = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
	const host = hostname.replace(/^\[|\]$/g, '');
	if (host === 'localhost') return [host, `127.0.0.1:${number}`, `::1:${number}`];
	return /^[\d.]+$|:/.test(host) ? [`${host}:${number}`] : [host];
}

const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Where connections may lead for an address that was entered, judged without the program under test.
 *
 * @returns names and `address:port`; none where the address must be refused
 */
export function mayLeadTo(address: string): string[] {
	const text = address.trim();
	const url = parseUrl(text);
	if (url === undefined) return [];
	const authority = /^[a-z]+:[/\\]*([^/\\?#]*)/i.exec(text)?.[1] ?? '';
	const isTrap = authority.includes('@') || /[?#\\\s]/.test(text);
	const isLocal = url.protocol === 'http:' && THIS_MACHINE.test(url.hostname);
	return isTrap || (url.protocol !== 'https:' && !isLocal) ? [] : addressesOf(url);
}

/** Connections to anywhere else. */
export function astray(outgoing: Outgoing, allowed: readonly string[]): string[] {
	const places = new Set(allowed);
	return [...outgoing.destinations()]
		.filter((each) => !places.has(each))
		.map((each) => `There was a connection to ${each}`);
}

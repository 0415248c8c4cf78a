import fc from 'fast-check';

import {
	accountHosts,
	type AccountHosts,
} from '../../../nodes/MobileMoneyNameLookup/account/accountHosts';
import { AccountProblem } from '../../../nodes/MobileMoneyNameLookup/account/accountProblem';
import { parseAccountSettings } from '../../../nodes/MobileMoneyNameLookup/account/accountSettings';
import { anyAddress, anyPath } from '../arbitraries/addresses';
import { hasControlCharacters } from '../arbitraries/texts';
import { describeSuite, forAll, note } from '../forAll';

const SECRETS = { apiKey: 's3cret-key', login: 's3cret-login', password: 's3cret-password' };
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function hostsOf(fields: Record<string, string>): AccountHosts | AccountProblem {
	try {
		return accountHosts(parseAccountSettings({ environment: 'uat', ...SECRETS, ...fields }));
	} catch (error) {
		if (error instanceof AccountProblem) return error;
		throw error;
	}
}

/** What stands between the scheme and the path, as it was written. */
const authorityOf = (address: string): string =>
	/^[a-z]+:[/\\]*([^/\\?#]*)/i.exec(address.trim())?.[1] ?? '';

/** What is wrong with an accepted address, told by the address that was entered. */
function addressProblems(accepted: string, entered: string): string[] {
	const url = new URL(accepted);
	const problems: string[] = [];
	const isLocal = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
	if (url.protocol !== 'https:' && !isLocal) problems.push('is neither https nor loopback');
	if (url.origin !== new URL(entered.trim()).origin) problems.push('leads to another host');
	if (authorityOf(entered).includes('@')) problems.push('came with a user');
	if (url.search + url.hash + url.username + url.password !== '')
		problems.push('has more than a path');
	// An HTTP client must find nothing in it to resolve, such as `..`.
	if (url.href !== accepted && url.href !== `${accepted}/`)
		problems.push('is read anew by an HTTP client');
	return problems.map((problem) => `${accepted} ${problem}`);
}

function problemProblems({ kind, message, retryable }: AccountProblem): string[] {
	const isOrderly = kind === 'settings' && !retryable && !hasControlCharacters(message);
	const isDiscreet = !message.includes('s3cret') && !message.includes('evil');
	return isOrderly && isDiscreet ? [] : [`Problem: ${JSON.stringify(message)}`];
}

describeSuite('addresses', () => {
	forAll(
		'lead where they say, over TLS or on this machine, or are refused',
		20_000,
		fc.tuple(anyAddress, fc.oneof(fc.constant(''), anyAddress), anyPath),
		([baseUrl, authUrl, tokenPath]) => {
			const hosts = hostsOf({ baseUrl, authUrl, tokenPath });
			note(hosts instanceof AccountProblem ? 'address refused' : 'address taken');
			if (hosts instanceof AccountProblem) return problemProblems(hosts);
			const entered = authUrl.trim() === '' ? baseUrl : authUrl;
			return [
				...addressProblems(hosts.baseUrl, baseUrl),
				...addressProblems(hosts.tokenUrl, entered),
			];
		},
	);

	forAll(
		'are the same when they are read again',
		4_000,
		fc.tuple(anyAddress, anyPath),
		([baseUrl, tokenPath]) => {
			const hosts = hostsOf({ baseUrl, tokenPath });
			if (hosts instanceof AccountProblem) return [];
			note('address read again');
			const again = hostsOf({ baseUrl: hosts.baseUrl, tokenPath });
			return JSON.stringify(again) === JSON.stringify(hosts) ? [] : [`${hosts.baseUrl} changes`];
		},
	);

	forAll(
		'of one environment are refused in a credential of the other',
		3_000,
		fc.tuple(
			fc.constantFrom('uat', 'test', 'sandbox', 'staging', 'UAT', 'Test'),
			fc.constantFrom('prod', 'production', 'live', 'PROD'),
			fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 2 }),
			fc.constantFrom('-', '.', '--', '-1.'),
			fc.boolean(),
		),
		([test, live, labels, between, isTest]) => {
			const host = [...labels, isTest ? test : live, 'example'].join(between);
			// A label that itself tells an environment would tell another story.
			if (/uat|test|sandbox|staging|prod|live/.test(labels.join(' '))) return [];
			const environment = isTest ? 'production' : 'uat';
			const hosts = hostsOf({ environment, baseUrl: `https://${host}.com` });
			return hosts instanceof AccountProblem ? [] : [`${host} is taken for ${environment}`];
		},
	);
});

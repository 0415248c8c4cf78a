import { accountHosts } from '../../nodes/MobileMoneyNameLookup/account/accountHosts';
import { AccountProblem } from '../../nodes/MobileMoneyNameLookup/account/accountProblem';
import type { Environment } from '../../nodes/MobileMoneyNameLookup/account/accountSettings';
import { account, problemOf } from './support';

const at = (environment: Environment, addresses: { baseUrl: string; authUrl?: string }) =>
	problemOf(() => accountHosts({ ...account, ...addresses, environment }));

describe('a host that looks like UAT', () => {
	it.each([
		'https://uat.example.com',
		'https://api-uat.example.com',
		'https://uat-api.example.com',
		'https://api.uat.example.com',
		'https://UAT.example.com',
		'https://test.example.com',
		'https://api-test.example.com',
		'https://sandbox.example.com',
		'https://my-sandbox.example.com',
		'https://staging.example.com',
		'https://api.staging.example.com',
		'https://uat.example.com:8443/io',
		'https://uat.live.example.com',
	])('is refused to a production credential: %s', (baseUrl) => {
		const problem = at('production', { baseUrl });
		expect(problem).toBeInstanceOf(AccountProblem);
		expect(problem).toMatchObject({ kind: 'settings' });
		expect(problem instanceof AccountProblem ? problem.message : problem).toMatch(
			/Base URL.*UAT.*Production/,
		);
		expect(at('uat', { baseUrl })).not.toBeInstanceOf(AccountProblem);
	});

	it('is refused as the Auth URL of a production credential', () => {
		const problem = at('production', {
			baseUrl: 'https://api.example.com',
			authUrl: 'https://auth-uat.example.com',
		});
		expect(problem).toBeInstanceOf(AccountProblem);
		expect(problem instanceof AccountProblem ? problem.message : problem).toContain('Auth URL');
	});
});

describe('a host that looks like production', () => {
	it.each([
		'https://prod.example.com',
		'https://production.example.com',
		'https://api-prod.example.com',
		'https://live.example.com',
	])('is refused to a UAT credential: %s', (baseUrl) => {
		const problem = at('uat', { baseUrl });
		expect(problem).toBeInstanceOf(AccountProblem);
		expect(problem instanceof AccountProblem ? problem.message : problem).toMatch(
			/Base URL.*Production.*UAT/,
		);
		expect(at('production', { baseUrl })).not.toBeInstanceOf(AccountProblem);
	});

	it('is refused as the Auth URL of a UAT credential', () => {
		const addresses = { baseUrl: 'https://api.example.com', authUrl: 'https://prod.example.com' };
		expect(at('uat', addresses)).toBeInstanceOf(AccountProblem);
	});
});

describe('a host whose words say nothing', () => {
	it.each([
		'https://api.example.com',
		'https://latest.example.com',
		'https://contest.example.com',
		'https://attest.example.com',
		'https://testimony.example.com',
		'https://protest-api.example.com',
		'https://equator.example.com',
		'https://squat.example.com',
		'https://products.example.com',
		'https://delivery.example.com',
		'https://olive.example.com',
		'https://reproduction.example.com',
		'http://localhost:3000',
		'http://127.0.0.1:3000',
		'https://192.0.2.7',
	])('goes with either environment: %s', (baseUrl) => {
		expect(at('uat', { baseUrl })).not.toBeInstanceOf(AccountProblem);
		expect(at('production', { baseUrl })).not.toBeInstanceOf(AccountProblem);
	});

	it('is not given one by the default token path', () => {
		const addresses = { baseUrl: 'https://api.example.com', authUrl: 'https://auth.example.com' };
		expect(at('production', addresses)).not.toBeInstanceOf(AccountProblem);
	});
});

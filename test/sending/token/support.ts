import { ThrownFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { gatewayApiUser } from '../../../nodes/MobileMoneyNameLookup/services/gateway/credentials';

/** The credential of a UAT account whose secrets are easy to find in a text that must not hold them. */
export const account = {
	environment: 'uat',
	baseUrl: 'https://api.example.com',
	authUrl: '',
	tokenPath: '/identity-test/v2/token',
	apiKey: 's3cret-key',
	login: 's3cret-login',
	password: 's3cret-password',
};

/** The account that is read from it. */
export const readCredential = (fields: Partial<typeof account> = {}) => ({
	...gatewayApiUser.readCredential({ ...account, ...fields }),
	fingerprint: `fingerprint of ${JSON.stringify(fields)}`,
});

/** The account problem that a call throws. */
export async function problemOf(call: () => unknown): Promise<ThrownFailure> {
	try {
		const given = await call();
		throw new Error(`No problem, but ${JSON.stringify(given)}`);
	} catch (error) {
		if (error instanceof ThrownFailure) return error;
		throw error;
	}
}

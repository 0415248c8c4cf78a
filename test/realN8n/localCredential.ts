import type { Simulator } from '../simulator';
import type { CredentialToImport } from './n8nInstance';

/** The name of the credential's type, as the package declares it. */
export const credentialType = 'mobileMoneyNameLookupApi';

/** The fields of the credential that a local service accepts. */
export function localCredentialData({
	baseUrl,
	account,
}: Pick<Simulator, 'baseUrl' | 'account'>): Record<string, string> {
	return {
		environment: 'uat',
		baseUrl,
		authUrl: '',
		tokenPath: '/identity-test/v2/token',
		apiKey: account.apiKey,
		login: account.login,
		password: account.password,
		accessToken: '',
	};
}

/** The credential that the example workflows point at, filled for a local service. */
export function localCredential(
	service: Pick<Simulator, 'baseUrl' | 'account'>,
): CredentialToImport {
	return {
		id: 'localServiceUat',
		name: 'Local service (UAT)',
		type: credentialType,
		data: localCredentialData(service),
	};
}

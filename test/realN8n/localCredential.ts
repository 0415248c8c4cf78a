import { credentialFields, type AccountKind, type Simulator } from '../simulator';
import type { CredentialToImport } from './n8nInstance';

/** The name of the credential's type, as the package declares it. */
export const credentialType = 'mobileMoneyNameLookupApi';

/** The fields of the credential that a local service accepts, for one kind of account. */
export const localCredentialData = (
	service: Pick<Simulator, 'baseUrl' | 'account'>,
	kind: AccountKind = 'apiUser',
): Record<string, string> => credentialFields(kind, service);

/** The credential that the example workflows point at, filled for a local service. */
export function localCredential(
	service: Pick<Simulator, 'baseUrl' | 'account'>,
	kind?: AccountKind,
): CredentialToImport {
	return {
		id: 'localServiceUat',
		name: 'Local service (UAT)',
		type: credentialType,
		data: localCredentialData(service, kind),
	};
}

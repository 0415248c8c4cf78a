import { credentialFields, type AccountKind, type Simulator } from '../simulator';

/** The name of the credential's type, as the package declares it. */
export const credentialType = 'mobileMoneyNameLookupApi';

/** The fields of the credential that a local service accepts, for one kind of account. */
export const localCredentialData = (
	service: Pick<Simulator, 'baseUrl' | 'account'>,
	kind: AccountKind = 'apiUser',
): Record<string, string> => credentialFields(kind, service);

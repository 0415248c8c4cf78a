import { CREDENTIAL_TYPES, credentialFields, type AccountKind, type Simulator } from '../simulator';

/** The credential type of the default account. */
export const credentialType = CREDENTIAL_TYPES.apiUser;

/** The fields of the credential that a local service accepts, for one kind of account. */
export const localCredentialData = (
	service: Pick<Simulator, 'baseUrl' | 'account'>,
	kind: AccountKind = 'apiUser',
): Record<string, string> => credentialFields(kind, service);

import type { ICredentialType, IDataObject } from 'n8n-workflow';

import { MobileMoneyNameLookupApi } from '../../credentials/MobileMoneyNameLookupApi.credentials';
import { MobileMoneyNameLookupClientApi } from '../../credentials/MobileMoneyNameLookupClientApi.credentials';
import { MobileMoneyNameLookupDarajaApi } from '../../credentials/MobileMoneyNameLookupDarajaApi.credentials';
import type { AccountKind } from '../simulator';
import { CredentialStore } from './credentialStore';

const CREDENTIALS = {
	apiUser: MobileMoneyNameLookupApi,
	clientCredentials: MobileMoneyNameLookupClientApi,
	daraja: MobileMoneyNameLookupDarajaApi,
};

/** The credential type of a kind of account. */
export const typeOf = (kind: AccountKind): ICredentialType => new CREDENTIALS[kind]();

/** Stored data of a new credential for the local service. */
export const newCredential = (fields: IDataObject, kind: AccountKind = 'apiUser') =>
	new CredentialStore(typeOf(kind), { environment: 'uat', accessToken: '', ...fields });

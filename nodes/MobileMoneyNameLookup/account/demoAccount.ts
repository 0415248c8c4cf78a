import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { NO_REQUEST_ADDRESS } from './noRequest';

/** The environment that needs no account and reaches no network. */
export const DEMO_ENVIRONMENT = 'demo';

/** What the Test button asks in the demo. */
export const DEMO_TEST_ADDRESS = NO_REQUEST_ADDRESS;

/** Whether a credential is set to the demo. */
export const isDemoAccount = (credentials: ICredentialDataDecryptedObject): boolean =>
	credentials.environment === DEMO_ENVIRONMENT;

import { daraja } from './daraja/daraja';
import { demo } from './demo/demo';
import { gatewayApiUser } from './gateway/apiUser';
import { gatewayClientCredentials } from './gateway/clientCredentials';
import type { Service } from './service';

/** Every kind of account, in the order of the form; the first one that is chosen counts. */
export const SERVICES: readonly Service[] = [
	demo,
	gatewayApiUser,
	gatewayClientCredentials,
	daraja,
];

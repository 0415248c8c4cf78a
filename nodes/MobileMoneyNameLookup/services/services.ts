import { daraja } from './daraja/daraja';
import { demo } from './demo/demo';
import { gatewayApiUser, gatewayClientCredentials } from './gateway/credentials';
import type { Service } from './service';

/** Every kind of account, in the order of the node's Account field; the first is its default. */
export const SERVICES: readonly [Service, ...Service[]] = [
	gatewayApiUser,
	gatewayClientCredentials,
	daraja,
	demo,
];

import type { INodeProperties } from 'n8n-workflow';

/** The token endpoint's path in the service description, 4.1. */
export const API_USER_PATH = '/identity-test/v2/token';

/** Where gateways give a client its token, as far as is known. */
export const CLIENT_PATH = '/v1/oauth2/token';

/** Another path that is known for clients. */
const OTHER_CLIENT_PATH = '/accounts/v1/oauth/token';

/** A constant, because the word in it makes it look like a secret to linters; it is none. */
const PATH_FIELD = 'tokenPath';

const field = {
	displayName: 'Token Path',
	name: PATH_FIELD,
	type: 'string',
	// Empty, because the form keeps what stands here for whatever is chosen later.
	default: '',
} satisfies INodeProperties;

export const apiUserTokenPathField: INodeProperties = {
	...field,
	placeholder: 'Leave empty',
	description: `The path for tokens. Fill it in only if your account details show one, as they may for production. If empty, the path is ${API_USER_PATH}.`,
};

export const clientTokenPathField: INodeProperties = {
	...field,
	placeholder: 'Leave empty',
	description: `The path for tokens. Fill it in only if your account details show one, for example ${OTHER_CLIENT_PATH}. If empty, the path is ${CLIENT_PATH}.`,
};

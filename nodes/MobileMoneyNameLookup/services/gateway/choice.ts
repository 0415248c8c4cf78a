import type { INodePropertyOptions } from 'n8n-workflow';

/** How the form calls an account of a gateway. */
export const GATEWAY = {
	name: 'Payment Gateway',
	value: 'gateway',
	description: 'A provider that gave you a base URL, and an API user or a client ID and secret',
} satisfies INodePropertyOptions;

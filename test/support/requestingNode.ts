import type { IExecuteFunctions, INodeType } from 'n8n-workflow';

import { MobileMoneyNameLookup } from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node';
import { CREDENTIAL_TYPE } from '../../nodes/MobileMoneyNameLookup/transport/exchange';

/** n8n's helpers that send a request with a credential; the first is the one of the HTTP Request node. */
export type RequestHelper = 'requestWithAuthentication' | 'httpRequestWithAuthentication';

/**
 * A node that sends a GET request of its own with the credential, and fails when that fails.
 *
 * @param request what goes to n8n's helper, whether or not n8n's types allow it
 * @param name the helper
 */
export function requestingNode(
	request: object,
	name: RequestHelper = 'requestWithAuthentication',
): INodeType {
	return {
		description: { ...new MobileMoneyNameLookup().description, name: 'lookup', properties: [] },
		async execute(this: IExecuteFunctions) {
			const helper: unknown = Reflect.get(this.helpers, name);
			if (typeof helper !== 'function') throw new Error(`n8n has no ${name}`);
			const sent: unknown = Reflect.apply(helper, this, [
				CREDENTIAL_TYPE,
				{ method: 'GET', ...request },
			]);
			await Promise.resolve(sent);
			return [[]];
		},
	};
}

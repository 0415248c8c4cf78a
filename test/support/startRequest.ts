import type { IExecuteFunctions, INodeType } from 'n8n-workflow';

import { MobileMoneyNameLookup } from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node';
import { CREDENTIAL_TYPE } from '../../nodes/MobileMoneyNameLookup/transport/exchange';
import type { Simulator } from '../simulator';
import type { CredentialStore } from './credentialStore';
import type { StartedRun } from './runNode';
import { startNode } from './runNode';

/** n8n's helpers that send a request with a credential; the first is the one of the HTTP Request node. */
type RequestHelper = 'requestWithAuthentication' | 'httpRequestWithAuthentication';

/** Where the lookup of a till of the register is sent. */
export const tillAddress = ({ baseUrl }: Pick<Simulator, 'baseUrl'>): string =>
	`${baseUrl}/v3/countries/KE/mmos/Mpesa/merchants/4738534`;

/**
 * Starts another node, which sends a GET request of its own with the credential and fails when that fails.
 *
 * @param request what goes to n8n's helper, whether or not n8n's types allow it
 */
export function startRequest(
	credentials: CredentialStore,
	request: object,
	name: RequestHelper = 'requestWithAuthentication',
): StartedRun {
	const otherNode: INodeType = {
		description: { ...new MobileMoneyNameLookup().description, name: 'lookup', properties: [] },
		async execute(this: IExecuteFunctions) {
			const helper: unknown = Reflect.get(this.helpers, name);
			if (typeof helper !== 'function') throw new Error(`n8n has no ${name}`);
			await Reflect.apply(helper, this, [CREDENTIAL_TYPE, { method: 'GET', ...request }]);
			return [[]];
		},
	};
	return startNode({ items: [{ json: {} }], parameters: {}, credentials, otherNode });
}

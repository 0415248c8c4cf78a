import type { IExecuteFunctions, INodeType } from 'n8n-workflow';

import { MobileMoneyNameLookup } from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node';
import { CREDENTIAL_TYPE } from '../../nodes/MobileMoneyNameLookup/account/requestOfRun';
import type { AccountKind, PlainRequest, Simulator } from '../simulator';
import { lookupOf } from '../simulator';
import type { CredentialStore } from './credentialStore';
import type { StartedRun } from './runNode';
import { startNode } from './runNode';

/** n8n's helpers that send a request with a credential; the first is the one of the HTTP Request node. */
type RequestHelper = 'requestWithAuthentication' | 'httpRequestWithAuthentication';

/** The lookup of a till of the register, as a person fills it into n8n's HTTP Request node. */
export const tillRequest = (
	{ baseUrl }: Pick<Simulator, 'baseUrl'>,
	kind: AccountKind = 'apiUser',
): PlainRequest => lookupOf(kind, baseUrl, 'till', '4738534');

/**
 * Starts another node, which sends a request of its own with the credential and fails when that fails.
 *
 * @param request what goes to n8n's helper, whether or not n8n's types allow it
 */
export function startRequest(
	credentials: CredentialStore,
	{ url, ...request }: Pick<PlainRequest, 'url'> & object,
	name: RequestHelper = 'requestWithAuthentication',
): StartedRun {
	const address = name === 'requestWithAuthentication' ? { uri: url } : { url };
	const otherNode: INodeType = {
		description: { ...new MobileMoneyNameLookup().description, name: 'lookup', properties: [] },
		async execute(this: IExecuteFunctions) {
			const helper: unknown = Reflect.get(this.helpers, name);
			if (typeof helper !== 'function') throw new Error(`n8n has no ${name}`);
			await Reflect.apply(helper, this, [CREDENTIAL_TYPE, { ...address, ...request }]);
			return [[]];
		},
	};
	return startNode({ items: [{ json: {} }], parameters: {}, credentials, otherNode });
}

import type { IDataObject, INodeParameters } from 'n8n-workflow';

import type { AccountKind, Simulator, SimulatorAccount, SimulatorOptions } from '../simulator';
import { credentialFields, defaultAccount, startSimulator } from '../simulator';
import type { CredentialStore } from './credentialStore';
import type { RowEnd } from './rowEnds';
import { rowEnds } from './rowEnds';
import type { StartedRun } from './runNode';
import { newCredential, startNode } from './runNode';

let accounts = 0;

/** An account that no other run of this process has: a process keeps the token of each. */
export function ownAccount(): SimulatorAccount {
	const own = ++accounts;
	return {
		...defaultAccount,
		login: `tester-${own}@example.com`,
		clientId: `client-id-${own}`,
		consumerKey: `consumer-key-${own}`,
	};
}

/** Starts a local service whose account no other one of this process has. */
export const startOwnSimulator = async (options: SimulatorOptions = {}): Promise<Simulator> =>
	await startSimulator({ ...options, account: { ...ownAccount(), ...options.account } });

/** A credential of the local service's account, which logs in as this kind of account does. */
export function credentialOf(
	simulator: Pick<Simulator, 'baseUrl' | 'account'>,
	fields: IDataObject = {},
	kind: AccountKind = 'apiUser',
): CredentialStore {
	return newCredential({ ...credentialFields(kind, simulator), ...fields });
}

/** Starts the lookup of numbers with the real node in the real engine; it continues on errors. */
export function startLookUp(
	credentials: CredentialStore,
	numbers: readonly string[],
	options: INodeParameters = {},
): StartedRun {
	return startNode({
		items: numbers.map((number) => ({ json: { number } })),
		parameters: { operation: 'till', merchantTillNumber: '={{ $json.number }}', options },
		credentials,
		onError: 'continueRegularOutput',
	});
}

/** Looks numbers up with the real node in the real engine; throws when a row is lost or there twice. */
export const lookUpWith = async (
	credentials: CredentialStore,
	numbers: readonly string[],
	options?: INodeParameters,
): Promise<RowEnd[]> =>
	rowEnds(await startLookUp(credentials, numbers, options).result, numbers.length);

import type { IDataObject } from 'n8n-workflow';

import type {
	AccountKind,
	Fault,
	Simulator,
	SimulatorAccount,
	SimulatorOptions,
} from '../simulator';
import { credentialFields, defaultAccount, startSimulator } from '../simulator';
import type { CredentialStore } from './credentialStore';
import { newCredential } from './newCredential';

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

/** The local service of the test that runs. */
export let service: Simulator;

/** Gives each test a local service of its own, whose account has no token yet. */
export function useService(options: SimulatorOptions = {}): void {
	let own: Simulator | undefined;
	beforeEach(async () => {
		service = own = await startOwnSimulator(options);
	});
	afterEach(async () => {
		await own?.close();
	});
}

/** A credential of a local service's account, which logs in as this kind of account does. */
export const credentialOf = (
	fields: IDataObject = {},
	kind: AccountKind = 'apiUser',
	at: Pick<Simulator, 'baseUrl' | 'account'> = service,
): CredentialStore => newCredential({ ...credentialFields(kind, at), ...fields }, kind);

/** What a service answers that is out. */
export const DOWN: Fault = { kind: 'serverError', httpStatus: 503, body: 'html' };

/** Has every lookup answered with a fault. */
export const lookupsGet = (fault: Fault): void => {
	service.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : fault));
};

/** Has every lookup answered with this JSON. */
export const reply = (body: object, httpStatus = 200): void => {
	lookupsGet({ kind: 'json', httpStatus, body });
};

/** Has every token call answered with a fault. */
export const tokensGet = (fault: Fault): void => {
	service.setFaultPlan(({ kind }) => (kind === 'token' ? fault : undefined));
};

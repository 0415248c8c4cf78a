import type { ICredentialDataDecryptedObject as CredentialData } from 'n8n-workflow';
import type { ICredentialType, IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import type { Credential, Environment, KnownCredential } from '../domain/credential';
import type { LookupSubject } from '../domain/answer';
import { ThrownFailure, CheckFailure } from '../domain/checkFailure';
import { credentialSecrets, OutsideTexts } from '../redaction/outsideTexts';
import { HttpClient, type MakeLookupCall } from '../sending/client';
import { run } from '../sending/run';
import { bearerAuthentication, renewToken } from '../sending/token/bearerAuthentication';
import { requestOfRun, TOKEN_ONLY } from '../sending/token/requestOfRun';
import { SESSION_FIELDS } from '../sending/token/token';
import { tokenSession } from '../sending/token/tokenSession';
import {
	credentialProperties,
	environmentOf,
	fieldReader,
	type ReadField,
} from './credentialFields';
import { credentialTest, type Refusal, TEST_ADDRESS } from './credentialTest';
import { REAL_SOURCE, type Service } from './service';

interface CredentialKind extends Pick<Service, 'choice' | 'onlyOperator'> {
	readonly type: string;
	readonly fields: readonly INodeProperties[];
	readonly refusals: readonly Refusal[];
	/** Throws ThrownFailure. */
	readonly readCredential: (
		read: ReadField,
		environment: Environment,
	) => Omit<Credential, 'environment'>;
	readonly lookupCall: MakeLookupCall;
	readonly testSubject: LookupSubject;
}

const NOT_CHOSEN = new CheckFailure(
	'No credential is chosen',
	"Choose or create one at the top of the node. If you have no account yet, set 'Account' to Demo.",
);

const NOT_READ = new CheckFailure(
	'The credential could not be read',
	'Choose a credential in the node. Then open it and check that every field is filled in.',
);

const DIFFERS = new CheckFailure(
	'The credential has expressions that give the last row another account than the first row, so nothing was looked up',
	'Use one workflow run, or one node, for each account.',
);

/** Equal for equal fields, whatever token is stored with them. */
const keyOfCredential = (data: CredentialData): string =>
	JSON.stringify(Object.entries(data).filter(([name]) => !SESSION_FIELDS.includes(name)));

/** Reads the credential once for a run; throws ThrownFailure, also if its expressions give several accounts. */
async function readData(context: IExecuteFunctions, type: string): Promise<CredentialData> {
	if (!context.getNode().credentials?.[type]) throw new ThrownFailure(NOT_CHOSEN);
	const last = Math.max(context.getInputData().length - 1, 0);
	const at = async (itemIndex: number) =>
		await context.getCredentials(type, itemIndex).catch(() => {
			throw new ThrownFailure(NOT_READ);
		});
	const ofFirst = await at(0);
	const ofLast = last === 0 ? ofFirst : await at(last);
	if (keyOfCredential(ofLast) !== keyOfCredential(ofFirst)) throw new ThrownFailure(DIFFERS);
	return ofFirst;
}

/** The fingerprint tells logins apart: the whole login counts, and nothing can be read back. */
export async function knownCredential(credential: Credential): Promise<KnownCredential> {
	const { environment, baseUrl, login } = credential;
	const text = JSON.stringify([environment, baseUrl, login]);
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	return { ...credential, fingerprint: Buffer.from(digest).toString('base64url') };
}

type CredentialOf = (data: CredentialData) => Promise<KnownCredential>;

/** The parts of a credential type; `authenticate` serves the node, the Test button and n8n's HTTP Request node. */
const credentialTypeOf = (
	{ fields, refusals, lookupCall, testSubject }: CredentialKind,
	credentialOf: CredentialOf,
): Required<
	Pick<ICredentialType, 'properties' | 'test' | 'authenticate' | 'preAuthentication'>
> => ({
	properties: credentialProperties(fields),
	test: credentialTest(refusals),
	authenticate: async (data, request) => {
		// n8n has stored the token by now, and sends nothing.
		if (request.url === TOKEN_ONLY.url && requestOfRun(data)) throw new Error('Stored');
		const credential = await credentialOf(data);
		// By then the login has worked with a fresh token.
		const isTest = request.url === TEST_ADDRESS;
		const lookup = isTest && lookupCall(credential.baseUrl, testSubject).request;
		return bearerAuthentication(data, { ...request, ...lookup }, credential);
	},
	async preAuthentication(data) {
		return await renewToken(this, data, await credentialOf(data));
	},
});

const opener =
	(
		{ type, lookupCall, onlyOperator }: CredentialKind,
		credentialOf: CredentialOf,
	): Service['open'] =>
	async (context, options) => {
		const data = await readData(context, type);
		const credential = await credentialOf(data);
		const { environment, fingerprint } = credential;
		const session = tokenSession(credential);
		const readStored = async () => {
			try {
				const stored = await context.getCredentials(type);
				return (await credentialOf(stored)).fingerprint === fingerprint ? stored : undefined;
			} catch {
				return undefined;
			}
		};
		const secrets = credentialSecrets(credential);
		const ofRun = { type, data, session, readStored, lookupCall };
		return {
			environment,
			onlyOperator,
			...(environment === 'uat' && {
				hint: 'Test system (UAT): these are test results. Do not pay.',
			}),
			source: REAL_SOURCE,
			outside: new OutsideTexts(() => [...secrets, ...session.used]),
			lookUp: async (numbers, end) => {
				await run(numbers, options, new HttpClient(context, ofRun, options.timeout, end));
			},
		};
	};

/** A service over HTTP. Its token, retries, outages and secrets are handled as those of any other. */
export function httpService<Kind extends CredentialKind>(kind: Kind) {
	const readCredential = (data: CredentialData): Credential => {
		const environment = environmentOf(data);
		const read = fieldReader(kind.fields, data);
		return { environment, ...kind.readCredential(read, environment) };
	};
	const credentialOf: CredentialOf = async (data) =>
		requestOfRun(data)?.credential ?? (await knownCredential(readCredential(data)));
	const credential = credentialTypeOf(kind, credentialOf);
	return { ...kind, readCredential, credential, open: opener(kind, credentialOf) };
}

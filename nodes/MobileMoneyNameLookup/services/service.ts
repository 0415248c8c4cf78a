import type {
	ICredentialDataDecryptedObject,
	IDataObject,
	IExecuteFunctions,
	IHttpRequestHelper,
	IHttpRequestOptions,
	INodeProperties,
	INodePropertyOptions,
} from 'n8n-workflow';

import type { ResultEnvironment } from '../domain/result';
import type { OutsideTexts } from '../redaction/outsideTexts';
import type { ClientOptions, NameLookupService } from '../sending/client';
import type { Source } from './source';

/**
 * What the Test button asks for. It holds its own answer, with which the demo is content; every other
 * service puts a lookup in its place.
 */
export const TEST_ADDRESS = 'data:application/json,{"isTest":true}';

/** A service as one run of the node uses it. */
export interface OpenService {
	readonly environment: ResultEnvironment;
	readonly source: Source;
	readonly outside: OutsideTexts;
	/** The one operator that it knows, where it knows no other; the node's field is then passed over. */
	readonly onlyOperator?: string;
	/** Shown above the output of every run. */
	readonly hint?: string;
	/** Begins to ask. */
	readonly start: () => NameLookupService;
}

/** A field of the form by which a service is chosen, and the value that chooses it. */
export type Choices = Readonly<
	Partial<Record<'service' | 'loginType' | 'environment', INodePropertyOptions>>
>;

/** A reply of the credential's test that does not let the account pass. */
export interface TestRefusal {
	readonly key: string;
	readonly value: string;
	readonly message: string;
}

/** A kind of account: one folder, and one row of the table in `services.ts`. */
export interface Service {
	readonly choices: Choices;
	readonly fields: readonly INodeProperties[];
	/** What the Test button tells beside a refused login. */
	readonly testRefusals: readonly TestRefusal[];

	/**
	 * Prepares a request that n8n is about to send with the credential: the node's own, the one of the
	 * Test button, and those of n8n's HTTP Request node.
	 *
	 * @throws AccountProblem when it must not be sent
	 */
	readonly authenticate: (
		credentials: ICredentialDataDecryptedObject,
		request: IHttpRequestOptions,
	) => Promise<IHttpRequestOptions>;

	/**
	 * Gets a fresh token.
	 *
	 * @returns the fields that n8n stores in the credential
	 * @throws AccountProblem when the account gets none
	 */
	readonly renewToken: (
		http: IHttpRequestHelper,
		credentials: ICredentialDataDecryptedObject,
	) => Promise<IDataObject>;

	/**
	 * Reads the credential for a run; asks nothing yet.
	 *
	 * @throws AccountProblem when it cannot be used
	 */
	readonly open: (
		context: IExecuteFunctions,
		credentials: ICredentialDataDecryptedObject,
		options: ClientOptions,
	) => Promise<OpenService>;
}

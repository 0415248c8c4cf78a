import type {
	ICredentialDataDecryptedObject,
	ICredentialTestRequest,
	ICredentialType,
	IExecuteFunctions,
	IHttpRequestOptions,
	INodePropertyOptions,
} from 'n8n-workflow';

import type { CheckFailure } from '../domain/checkFailure';
import type { ResultEnvironment } from '../domain/result/checkedRow';
import type { OutsideTexts } from '../redaction/outsideTexts';
import type { ClientOptions, NameLookupService } from '../sending/client';
import type { Source } from './source';

/** A service as one run of the node uses it. */
export interface OpenService {
	readonly environment: ResultEnvironment;
	readonly source: Source;
	readonly outside: OutsideTexts;
	/** Set where the service knows one operator alone; the Operator field is then ignored. */
	readonly onlyOperator?: string;
	/** Shown above the output of every run. */
	readonly hint?: string;
	/** Starts the lookups. */
	readonly start: () => NameLookupService;
}

/** What the class of a credential type consists of. */
export interface ServiceCredential extends Required<
	Pick<ICredentialType, 'properties' | 'preAuthentication'>
> {
	/** The name of the type. */
	readonly type: string;
	readonly test: ICredentialTestRequest;
	/** Prepares a request of the node, the Test button or n8n's HTTP Request node; throws AccountProblem when it must not be sent. */
	readonly authenticate: (
		credentials: ICredentialDataDecryptedObject,
		request: IHttpRequestOptions,
	) => Promise<IHttpRequestOptions>;
}

/** A kind of account: one folder, and one entry of the table in `services.ts`. */
export interface Service {
	/** How the node's Account field offers it. */
	readonly choice: INodePropertyOptions & { readonly value: string };
	/** Absent where no account is needed. */
	readonly credential?: ServiceCredential;
	/** Set where the service knows one operator alone, so that the node asks for none. */
	readonly onlyOperator?: string;
	/** Reads the credential for a run; returns why nothing can be looked up, or throws it as AccountProblem. */
	readonly open: (
		context: IExecuteFunctions,
		options: ClientOptions,
	) => Promise<OpenService | CheckFailure>;
}

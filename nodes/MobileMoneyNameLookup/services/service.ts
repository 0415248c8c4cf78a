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
import type { ClientOptions } from '../sending/client';
import type { Numbers } from '../sending/run';
import type { Source } from './source';

export interface OpenService {
	readonly environment: ResultEnvironment;
	readonly source: Source;
	readonly outside: OutsideTexts;
	readonly onlyOperator?: string | undefined;
	readonly hint?: string;
	/** Looks up all numbers; each ends with an answer or a failure, unless the signal or n8n ends the run. */
	readonly lookUp: (numbers: Numbers, end: AbortSignal) => Promise<void>;
}

export interface ServiceCredential extends Required<
	Pick<ICredentialType, 'properties' | 'preAuthentication'>
> {
	readonly type: string;
	readonly test: ICredentialTestRequest;
	/** For the node, the Test button and n8n's HTTP Request node; throws AccountProblem if the request must not be sent. */
	readonly authenticate: (
		credentials: ICredentialDataDecryptedObject,
		request: IHttpRequestOptions,
	) => Promise<IHttpRequestOptions>;
}

/** A kind of account: one folder, and one entry of the table in `services.ts`. */
export interface Service {
	readonly choice: INodePropertyOptions & { readonly value: string };
	readonly credential?: ServiceCredential;
	/** Set if the service knows only one operator; the Operator field is then ignored. */
	readonly onlyOperator?: string | undefined;
	/** Reads the credential; why nothing can be looked up is returned, or thrown as AccountProblem. */
	readonly open: (
		context: IExecuteFunctions,
		options: ClientOptions,
	) => Promise<OpenService | CheckFailure>;
}

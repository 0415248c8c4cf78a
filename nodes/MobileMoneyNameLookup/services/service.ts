import type { IExecuteFunctions, INodePropertyOptions } from 'n8n-workflow';

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
	/** Looks up all numbers. Each ends with an answer or a failure, unless the signal or n8n ends the run. */
	readonly lookUp: (numbers: Numbers, end: AbortSignal) => Promise<void>;
}

/** A kind of account: one folder, and one entry of the table in `services.ts`. */
export interface Service {
	readonly choice: INodePropertyOptions & { readonly value: string };
	/** The type of its credential, if it has one. */
	readonly type?: string;
	/** Set if the service knows only one operator; the Operator field is then ignored. */
	readonly onlyOperator?: string | undefined;
	/** Reads the credential; throws AccountProblem. */
	readonly open: (context: IExecuteFunctions, options: ClientOptions) => Promise<OpenService>;
}

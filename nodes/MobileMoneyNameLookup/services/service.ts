import type { IExecuteFunctions, INodePropertyOptions } from 'n8n-workflow';

import type { ResultEnvironment } from '../domain/result/checkedRow';
import { asRead } from '../domain/visible';
import { type Warning, WARNINGS } from '../domain/warnings';
import type { OutsideTexts } from '../redaction/outsideTexts';
import type { Numbers, SendingOptions } from '../sending/run';

export interface Source {
	readonly warnings: readonly Warning[];
	shown(text: string): string;
	/** An input name as it is compared; undefined if it must not be. */
	comparable(name: string): string | undefined;
}

interface OpenService {
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
	/** Reads the credential; throws ThrownFailure. */
	readonly open: (context: IExecuteFunctions, options: SendingOptions) => Promise<OpenService>;
}

/** In any brackets, because people edit a name before they use it again. */
const ANY_MARK = /[([{]\s*DEMO\s*[)\]}]/gi;

export const withDemoMark = (text: string): string => `${text} (DEMO)`.trim();

export const withoutDemoMark = (text: string): string =>
	asRead(text).replace(ANY_MARK, ' ').replace(/\s+/g, ' ').trim();

export const hasDemoMark = (text: string): boolean => asRead(text).search(ANY_MARK) >= 0;

/** The service itself. It refuses names that the demo invented: they must confirm nobody. */
export const REAL_SOURCE: Source = {
	warnings: [],
	shown: (text) => text,
	comparable: (name) => (hasDemoMark(name) ? undefined : name),
};

/** Every text is marked; marked names are compared without their mark. */
export const DEMO_SOURCE: Source = {
	warnings: [WARNINGS.demo()],
	shown: (text) => (hasDemoMark(text) ? text : withDemoMark(text)),
	comparable: (name) => (hasDemoMark(name) ? withoutDemoMark(name) : name),
};

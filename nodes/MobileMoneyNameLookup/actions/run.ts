import type { IContextObject, IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import type { OpenService } from '../services/service';
import { serviceOf } from '../services/serviceOf';
import { checkFailureOf } from '../transport/readReply';
import { CREDENTIAL_TYPE } from '../account/requestOfRun';
import { machineClock } from '../http/clock';
import type { RowOptions, RunOptions } from './options';
import { parameterReader, type ReadParameter } from './parameters';
import { type OptionReader, optionReader } from './readOptions';

export interface Run {
	readonly options: RunOptions;
	readonly parameter: ReadParameter;
	readonly rowOptions: OptionReader<RowOptions>;
	/** The service to ask, or why no item of this run can be checked. */
	readonly service: OpenService | CheckFailure;
}

/**
 * Reads the node's options and the credential's settings, once for a run.
 *
 * @returns the run; never throws, so that each item can tell what is wrong
 */
export async function prepareRun(context: IExecuteFunctions): Promise<Run> {
	const { parameters } = context.getNode();
	const parameter = parameterReader(context);
	const { options, failure } = optionReader('run', parameters, parameter).read(0);
	const rowOptions = optionReader('row', parameters, parameter);
	const service =
		failure ?? rowOptions.failure ?? (await readService(context, options).catch(checkFailureOf));
	return { options, parameter, rowOptions, service };
}

const NONE_CHOSEN = new CheckFailure(
	'No credential is chosen',
	"Choose or create one at the top of the node. If you have no account yet, create one with the 'Environment' Demo.",
);

/** Why there is no credential; n8n's own text may carry anything. */
const noCredential = (): CheckFailure =>
	new CheckFailure(
		'The credential could not be read',
		'Choose a credential in the node. Then open it and check that every field is filled in.',
	);

/** @throws AccountProblem when the credential's settings cannot be used */
async function readService(
	context: IExecuteFunctions,
	options: RunOptions,
): Promise<OpenService | CheckFailure> {
	// Read once for a run and handed over with each request; n8n would read it again for each.
	if (!context.getNode().credentials?.[CREDENTIAL_TYPE]) return NONE_CHOSEN;
	const credential = await context.getCredentials(CREDENTIAL_TYPE).catch(noCredential);
	if (credential instanceof CheckFailure) return credential;
	const rows = context.getInputData().length;
	const asking = { ...options, rows, clock: machineClock };
	const service = await serviceOf(credential).open(context, credential, asking);
	const mixed = markExecution(context, service.source.mark.simulated ? 'demo' : 'real');
	return mixed ?? service;
}

/** The entry in the execution's context, which all its nodes share and n8n stores with its data. */
const KEY = 'mobileMoneyNameLookup';

type Origin = 'demo' | 'real';

const MIXED: Readonly<Record<Origin, string>> = {
	demo: 'This execution has already looked up numbers with a real account, so it cannot also use the demo',
	real: 'This execution has already used the demo, so it cannot also look up real numbers',
};

function sharedContext(context: IExecuteFunctions): IContextObject | undefined {
	try {
		return context.getContext('flow');
	} catch {
		return undefined;
	}
}

/**
 * Marks the execution as one of the demo or of a real account, so that invented results and real ones
 * cannot meet in it, not even after it has waited and goes on elsewhere.
 *
 * @returns why nothing may be looked up, when the execution bears the other mark, or cannot bear one
 */
function markExecution(context: IExecuteFunctions, origin: Origin): CheckFailure | undefined {
	const shared = sharedContext(context);
	// A real lookup after an unmarked demo would not be noticed.
	if (!shared && origin === 'demo') {
		return new CheckFailure(
			'The execution could not be marked as a demo',
			'Use a real account, or report this with your versions of n8n and of this node.',
		);
	}
	const mark: unknown = shared?.[KEY];
	if (shared && mark === undefined) shared[KEY] = origin;
	if (mark === undefined || mark === origin) return undefined;
	const nextStep =
		'In all Mobile Money Name Lookup nodes of this workflow, choose credentials of the same kind: only demo, or only real ones.';
	return new CheckFailure(MIXED[origin], nextStep);
}

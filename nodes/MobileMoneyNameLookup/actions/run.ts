import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import type { OpenService } from '../services/service';
import { serviceOf } from '../services/serviceOf';
import { checkFailureOf } from '../transport/readReply';
import { CREDENTIAL_TYPE } from '../account/requestOfRun';
import { machineClock } from '../http/clock';
import { markExecution } from './executionMark';
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
	false,
);

/** Why there is no credential; n8n's own text may carry anything. */
const noCredential = (): CheckFailure =>
	new CheckFailure(
		'The credential could not be read',
		'Choose a credential in the node. Then open it and check that every field is filled in.',
		false,
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

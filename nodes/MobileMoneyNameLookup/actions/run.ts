import type { IExecuteFunctions } from 'n8n-workflow';

import { accountIdentity } from '../account/accountIdentity';
import { accountSecrets } from '../account/accountSecrets';
import { DEMO_ENVIRONMENT, isDemoAccount } from '../demo/demoAccount';
import { readStoredToken } from '../account/storedToken';
import { sentTokens } from '../account/sentTokens';
import { tokenSession } from '../account/tokenSession';
import { demoService } from '../demo/demoService';
import { DEMO_SOURCE, REAL_SOURCE } from '../demo/source';
import type { Source } from '../demo/source';
import { CheckFailure } from '../domain/checkFailure';
import type { ResultEnvironment } from '../domain/result';
import { checkFailureOf } from '../transport/checkFailureOf';
import { CREDENTIAL_TYPE } from '../transport/exchange';
import type { NameLookupService } from '../transport/nameLookupService';
import { OutsideTexts } from '../transport/outsideTexts';
import { ServiceClient } from '../transport/serviceClient';
import { markExecution } from './executionMark';
import type { RunOptions } from './runOptions';
import { DEFAULT_RUN_OPTIONS, readRunOptions } from './runOptions';

/** The service that a credential leads to. */
export interface Service {
	readonly environment: ResultEnvironment;
	readonly client: NameLookupService;
	/** How its results are told from others. */
	readonly source: Source;
	/** Cleans what the service says. */
	readonly outside: OutsideTexts;
}

/** What all items of a run share. */
export interface Run {
	readonly options: RunOptions;
	/** The service to ask, or why no item of this run can be checked. */
	readonly service: Service | CheckFailure;
}

/**
 * Reads the node's options and the credential's settings, once for a run.
 *
 * @param context n8n's functions of the running node
 * @returns the run; never throws, so that each item can tell what is wrong
 */
export async function prepareRun(context: IExecuteFunctions): Promise<Run> {
	const options = readRunOptions(context);
	if (options instanceof CheckFailure) return { options: DEFAULT_RUN_OPTIONS, service: options };
	const service = await readService(context, options).catch(checkFailureOf);
	return { options, service };
}

/** Why there is no credential; n8n's own text may carry anything. */
const noCredential = (): CheckFailure =>
	new CheckFailure(
		'The credential could not be read',
		'Choose a credential in the node, and open it once to see whether it is complete.',
		false,
	);

/** @throws AccountProblem when the credential's settings cannot be used */
async function readService(
	context: IExecuteFunctions,
	options: RunOptions,
): Promise<Service | CheckFailure> {
	// Read once for a run and handed over with each request; n8n would read it anew for each.
	const credential = await context.getCredentials(CREDENTIAL_TYPE).catch(noCredential);
	if (credential instanceof CheckFailure) return credential;
	if (isDemoAccount(credential)) return startDemo(context);
	const { account, hosts, fingerprint } = await accountIdentity(credential);
	const mixed = markExecution(context, 'real');
	if (mixed) return mixed;
	const session = tokenSession(fingerprint);
	const stored = readStoredToken(credential, fingerprint);
	if (stored) session.adopt(stored);
	const { timeout, maxRetries, maxParallel, maxOutage } = options;
	const rows = context.getInputData().length;
	const secrets = accountSecrets(credential);
	return {
		environment: account.environment,
		source: REAL_SOURCE,
		outside: new OutsideTexts(() => [...secrets, ...sentTokens(fingerprint)]),
		client: new ServiceClient(
			context,
			{ credential, fingerprint, session },
			{ baseUrl: hosts.baseUrl, timeout, maxRetries, maxParallel, maxOutage, rows },
		),
	};
}

function startDemo(context: IExecuteFunctions): Service | CheckFailure {
	const mixed = markExecution(context, 'demo');
	if (mixed) return mixed;
	context.addExecutionHints({
		message:
			'DEMO: all holders are invented and no service was asked. To look up real numbers, choose another environment in the credential.',
		type: 'warning',
		location: 'outputPane',
	});
	return {
		environment: DEMO_ENVIRONMENT,
		source: DEMO_SOURCE,
		client: demoService,
		outside: new OutsideTexts(() => []),
	};
}

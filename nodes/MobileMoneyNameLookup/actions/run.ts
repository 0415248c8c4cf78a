import type { IExecuteFunctions } from 'n8n-workflow';

import { accountHosts } from '../../../credentials/account/accountHosts';
import type { Environment } from '../../../credentials/account/accountSettings';
import { parseAccountSettings } from '../../../credentials/account/accountSettings';
import { asCheckFailure, CheckFailure } from '../domain/checkFailure';
import { CREDENTIAL_TYPE } from '../transport/sendLookup';
import type { RunOptions } from './runOptions';
import { DEFAULT_RUN_OPTIONS, parseRunOptions } from './runOptions';

/** The service that a credential leads to. */
export interface Service {
	readonly environment: Environment;
	/** Checked address without a trailing slash. */
	readonly baseUrl: string;
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
	let options = DEFAULT_RUN_OPTIONS;
	try {
		const given: unknown = context.getNodeParameter('options', 0, {});
		options = parseRunOptions(given);
		return { options, service: await readService(context) };
	} catch (error) {
		return { options, service: asCheckFailure(error) };
	}
}

async function readService(context: IExecuteFunctions): Promise<Service> {
	const credential = await context.getCredentials(CREDENTIAL_TYPE).catch(() => {
		throw new CheckFailure(
			'The credential could not be read',
			'Choose a credential in the node, and open it once to see whether it is complete.',
			false,
		);
	});
	const account = parseAccountSettings(credential);
	return { environment: account.environment, baseUrl: accountHosts(account).baseUrl };
}

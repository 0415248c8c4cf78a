import type { IExecuteFunctions } from 'n8n-workflow';

import { CheckFailure } from '../domain/checkFailure';
import type { OpenService } from '../services/service';
import { checkFailureOf } from '../transport/readReply';
import { machineClock } from '../http/clock';
import { ACCOUNT_FIELD, ACCOUNT_LABEL, chosenService } from './accounts';
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
	const open = async (): Promise<OpenService | CheckFailure> => {
		const chosen = chosenService(parameter(ACCOUNT_FIELD, ACCOUNT_LABEL, 0));
		if (chosen instanceof CheckFailure) return chosen;
		const rows = context.getInputData().length;
		return await chosen.open(context, { ...options, rows, clock: machineClock });
	};
	const service = failure ?? rowOptions.failure ?? (await open().catch(checkFailureOf));
	return { options, parameter, rowOptions, service };
}

import type { IDataObject, INode, INodeParameters } from 'n8n-workflow';

import type { Simulator, SimulatorOptions } from '../simulator';
import { startSimulator } from '../simulator';
import type { NodeRun, NodeRunResult } from './runNode';
import { newCredential, runNode } from './runNode';

/** What differs from a run of the till operation on the `number` column. */
export interface LookupOverrides {
	readonly parameters?: INodeParameters;
	readonly options?: INodeParameters;
	readonly credential?: IDataObject;
	readonly onError?: INode['onError'];
	readonly retryOnFail?: boolean;
	readonly isTool?: boolean;
	readonly type?: NonNullable<NodeRun['type']>;
	readonly customData?: Record<string, string>;
	readonly sharedContext?: IDataObject;
}

/** The local service and the node under test. */
export interface ServiceUnderTest {
	readonly simulator: () => Simulator;
	/** Looks rows up with the real node in the real engine. */
	readonly lookUp: (
		rows: readonly IDataObject[],
		overrides?: LookupOverrides,
	) => Promise<NodeRunResult>;
}

/** Starts the local service for each test of a file and stops it afterwards. */
export function withService(options: SimulatorOptions = {}): ServiceUnderTest {
	let started: Simulator | undefined;
	const simulator = (): Simulator => {
		if (!started) throw new Error('The local service is not running');
		return started;
	};

	// A service of its own for each test: another port is another account, whose token is not there yet.
	beforeEach(async () => {
		started = await startSimulator(options);
	});
	afterEach(async () => {
		await started?.close();
	});

	return {
		simulator,
		lookUp: async (
			rows,
			{ parameters, options: nodeOptions, credential, onError, ...ofRun } = {},
		) =>
			await runNode({
				items: rows.map((json) => ({ json })),
				parameters: {
					operation: 'till',
					merchantTillNumber: '={{ $json.number }}',
					options: nodeOptions ?? {},
					...parameters,
				},
				credentials: newCredential({
					...simulator().account,
					baseUrl: simulator().baseUrl,
					...credential,
				}),
				...(onError && { onError }),
				...ofRun,
			}),
	};
}

/** The whole result items of an output. */
export const jsonOf = (
	result: Pick<NodeRunResult, 'outputs'>,
	outputIndex: number,
): IDataObject[] => (result.outputs[outputIndex] ?? []).map(({ json }) => json);

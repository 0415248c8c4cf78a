import type { IDataObject, INodeParameters } from 'n8n-workflow';

import type { AccountKind, Simulator, SimulatorOptions } from '../simulator';
import { credentialOf, startOwnSimulator } from './lookUpWith';
import type { NodeRun, NodeRunResult } from './runNode';
import { runNode } from './runNode';

/** What differs from a run of the till operation on the `number` column. */
export interface LookupOverrides extends Partial<Omit<NodeRun, 'items' | 'credentials'>> {
	readonly options?: INodeParameters;
	readonly credential?: IDataObject;
	/** Of the account that asks; an API user when absent. */
	readonly kind?: AccountKind;
}

/** The local service and the node under test. */
export interface ServiceUnderTest {
	readonly simulator: () => Simulator;
	/** Looks rows up with the real node in the real engine. */
	readonly lookUp: (
		rows: readonly IDataObject[],
		overrides?: LookupOverrides,
	) => Promise<NodeRunResult>;
	/** Looks up one row in a run that continues on errors. */
	readonly lookUpOne: (row: IDataObject, overrides?: LookupOverrides) => Promise<OneResult>;
	/** Has every lookup answered with this JSON. */
	readonly reply: (body: object, httpStatus?: number) => void;
}

/** What became of the only row: its result, and the output that it is on. */
export type OneResult = IDataObject & { readonly output: number };

/** The setting of On Error with which a failed row costs no other one. */
export const goesOn = { onError: 'continueRegularOutput' } as const;

/** Starts the local service for each test of a file and stops it afterwards. */
export function withService(options: SimulatorOptions = {}): ServiceUnderTest {
	let started: Simulator | undefined;
	const simulator = (): Simulator => {
		if (!started) throw new Error('The local service is not running');
		return started;
	};

	// A service of its own for each test, whose account has no token yet.
	beforeEach(async () => {
		started = await startOwnSimulator(options);
	});
	afterEach(async () => {
		await started?.close();
	});

	const lookUp: ServiceUnderTest['lookUp'] = async (rows, overrides = {}) => {
		const { parameters, options: nodeOptions, credential, kind, ...ofRun } = overrides;
		return await runNode({
			items: rows.map((json) => ({ json })),
			parameters: {
				operation: 'till',
				merchantTillNumber: '={{ $json.number }}',
				options: nodeOptions ?? {},
				...parameters,
			},
			credentials: credentialOf(simulator(), credential, kind),
			...ofRun,
		});
	};
	return {
		simulator,
		lookUp,
		lookUpOne: async (row, overrides) => onlyOf(await lookUp([row], { ...goesOn, ...overrides })),
		reply: (body, httpStatus = 200) => {
			simulator().setFaultPlan(({ kind }) =>
				kind === 'token' ? undefined : { kind: 'json', httpStatus, body },
			);
		},
	};
}

/** The whole result items of an output. */
export const jsonOf = (
	result: Pick<NodeRunResult, 'outputs'>,
	outputIndex: number,
): IDataObject[] => (result.outputs[outputIndex] ?? []).map(({ json }) => json);

/** The one item of a run; throws where there is none, or another one. */
export function onlyOf({ outputs, error }: Pick<NodeRunResult, 'outputs' | 'error'>): OneResult {
	if (error) throw new Error(`The run ended with an error: ${error.message}`);
	const items = outputs.flatMap((output, index) => output.map(({ json }) => ({ json, index })));
	const [only, ...others] = items;
	if (!only || others.length > 0) throw new Error(`${items.length} items came of one row`);
	return { ...only.json, output: only.index };
}

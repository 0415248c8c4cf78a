import { ExecutionLifecycleHooks, ExternalSecretsProxy, WorkflowExecute } from 'n8n-core';
import type {
	INode,
	INodeExecutionData,
	INodeParameters,
	INodeType,
	IRunExecutionData,
	ITaskData,
	IWorkflowExecuteAdditionalData,
} from 'n8n-workflow';
import { NodeConnectionTypes, Workflow } from 'n8n-workflow';

import { MobileMoneyNameLookup } from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts';
import { CREDENTIAL_TYPES } from '../simulator';
import { type CredentialStore, notUsedHere } from './credentialStore';

/**
 * Positions of the node's outputs, and of n8n's error output behind them. They are written out and
 * not taken from the node, because the connections of saved workflows hold them.
 */
export const NEEDS_REVIEW = 0;
export const CONFIRMED = 1;
export const NOT_CONFIRMED = 2;
export const ERROR_OUTPUT = 3;

const SOURCE = 'Rows';
const LOOKUP = 'Look Up';

/** One run of the lookup node behind a node that gives out rows. */
export interface NodeRun {
	readonly items: INodeExecutionData[];
	readonly parameters: INodeParameters;
	readonly credentials: CredentialStore;
	readonly onError?: INode['onError'];
	/** Has the engine run the node once more when it takes it to have failed. */
	readonly retryOnFail?: boolean;
	/** Runs the node as the engine runs it for an agent. */
	readonly isTool?: boolean;
	/** What the node is called in the workflow: as it is, or made a tool. */
	readonly type?: 'lookup' | 'lookupTool';
	/** Whether the node has no credential at all. */
	readonly withoutCredential?: boolean;
	/** Another node that has the credential, in the place of the node under test. */
	readonly otherNode?: INodeType;
}

/** What came of a run. */
export interface NodeRunResult {
	/** Items of each output; a fourth output is n8n's error output. */
	readonly outputs: INodeExecutionData[][];
	readonly error: ITaskData['error'];
	/** What n8n shows above the output. */
	readonly hints: string[];
}

/** A run that is under way. */
export interface StartedRun {
	readonly result: Promise<NodeRunResult>;
	/** Stops the execution, as Stop in the editor does. */
	readonly cancel: () => void;
}

/** The node's parameter that goes with a credential, as the editor sets it. */
function accountOf({ type }: CredentialStore): INodeParameters {
	const kind = Object.entries(CREDENTIAL_TYPES).find(([, name]) => name === type.name)?.[0];
	// The default account is not in saved workflows.
	return kind === undefined || kind === 'apiUser' ? {} : { authentication: kind };
}

function additionalData(credentialsHelper: CredentialStore): IWorkflowExecuteAdditionalData {
	const url = 'http://127.0.0.1/';
	const forms = { formBaseUrl: url, formWaitingBaseUrl: url, formTestBaseUrl: url };
	const webhooks = { webhookBaseUrl: url, webhookWaitingBaseUrl: url, webhookTestBaseUrl: url };
	const others = { restApiUrl: url, instanceBaseUrl: url, mcpBaseUrl: url, mcpTestBaseUrl: url };
	const state = { active: false, isArchived: false, activeVersionId: null };
	const times = { createdAt: new Date(0), updatedAt: new Date(0) };
	const workflow = { id: 'test', name: 'Test', nodes: [], connections: {}, ...state, ...times };
	return {
		credentialsHelper,
		executeWorkflow: notUsedHere('sub-workflows'),
		getRunExecutionData: notUsedHere('other executions'),
		getRuntimeCredential: notUsedHere('runtime credentials'),
		startRunnerTask: notUsedHere('task runners'),
		logAiEvent: notUsedHere('AI events'),
		currentNodeExecutionIndex: 0,
		...forms,
		...webhooks,
		...others,
		variables: {},
		externalSecretsProxy: new ExternalSecretsProxy(),
		hooks: new ExecutionLifecycleHooks('manual', 'test', workflow),
	};
}

/** Runs the real node in n8n's real engine. */
export async function runNode(run: NodeRun): Promise<NodeRunResult> {
	return await startNode(run).result;
}

/** Starts the real node in n8n's real engine. */
export function startNode(run: NodeRun): StartedRun {
	const { credentials, onError, otherNode: node = new MobileMoneyNameLookup() } = run;
	const base = { typeVersion: 1, position: [0, 0] satisfies [number, number] };
	const lookup: INode = {
		...base,
		id: '2',
		name: LOOKUP,
		type: run.type ?? 'lookup',
		parameters: { ...accountOf(credentials), ...run.parameters },
		...(!run.withoutCredential && {
			credentials: { [credentials.type.name]: { id: '1', name: 'Local service' } },
		}),
		...(onError && { onError }),
		...(run.retryOnFail && { retryOnFail: true, maxTries: 2, waitBetweenTries: 1 }),
		...(run.isTool && { rewireOutputLogTo: NodeConnectionTypes.AiTool }),
	};
	// Its data are pinned, so that its type does not matter.
	const startNode: INode = { ...base, id: '1', name: SOURCE, type: 'lookup', parameters: {} };
	const workflow = new Workflow({
		id: 'test',
		active: false,
		nodeTypes: {
			getByName: () => node,
			getByNameAndVersion: () => node,
			getKnownTypes: () => ({}),
		},
		nodes: [startNode, lookup],
		connections: { [SOURCE]: { main: [[{ node: LOOKUP, type: 'main', index: 0 }]] } },
	});
	const execution = new WorkflowExecute(additionalData(credentials), 'manual').run({
		workflow,
		startNode,
		pinData: { [SOURCE]: run.items },
	});
	return {
		result: execution.then(({ data }) => resultOf(run, data)),
		cancel: () => {
			execution.cancel();
		},
	};
}

function resultOf(
	{ isTool }: NodeRun,
	{ resultData: { runData, error } }: IRunExecutionData,
): NodeRunResult {
	const task = runData[LOOKUP]?.[0];
	const output = isTool ? task?.data?.ai_tool : task?.data?.main;
	return {
		outputs: (output ?? []).map((items) => items ?? []),
		error: task?.error ?? error,
		hints: (task?.hints ?? []).map(({ message }) => message),
	};
}

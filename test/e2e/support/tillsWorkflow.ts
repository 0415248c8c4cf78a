import { credentialType } from '../../realN8n/localCredential';
import { packageName } from '../../realN8n/paths';
import type { NewWorkflow } from './workflows';

type WorkflowNode = NewWorkflow['nodes'][number];

/** How the node that looks up is set. */
export interface LookupSetting {
	onError: 'stopWorkflow' | 'continueRegularOutput' | 'continueErrorOutput';
	/** Whether the webhook answers at once rather than when the workflow is over. */
	answersAtOnce?: boolean;
	options?: Record<string, unknown>;
	/** Other fields of the node. */
	parameters?: Record<string, unknown>;
}

/** The node that looks up. */
export const lookupName = 'Look Up';

/** A webhook takes `{ tills: [...] }`, and each till is looked up. */
export function tillsWorkflow(
	path: string,
	credentialId: string,
	{ onError, answersAtOnce = false, options = {}, parameters = {} }: LookupSetting,
): NewWorkflow {
	const nodes: WorkflowNode[] = [
		{
			id: 'webhook',
			webhookId: path,
			name: 'Webhook',
			type: 'n8n-nodes-base.webhook',
			typeVersion: 2.1,
			position: [0, 0],
			parameters: {
				httpMethod: 'POST',
				path,
				responseMode: answersAtOnce ? 'onReceived' : 'lastNode',
				responseData: 'allEntries',
				options: {},
			},
		},
		{
			id: 'split',
			name: 'Rows',
			type: 'n8n-nodes-base.splitOut',
			typeVersion: 1,
			position: [200, 0],
			parameters: { fieldToSplitOut: 'body.tills', options: { destinationFieldName: 'till' } },
		},
		{
			id: 'lookup',
			name: lookupName,
			type: `${packageName}.mobileMoneyNameLookup`,
			typeVersion: 1,
			position: [400, 0],
			...(onError !== 'stopWorkflow' && { onError }),
			parameters: {
				operation: 'till',
				operator: 'Mpesa',
				merchantTillNumber: '={{ $json.till }}',
				options,
				...parameters,
			},
			credentials: { [credentialType]: { id: credentialId, name: 'Local service (UAT)' } },
		},
	];
	return {
		name: path,
		settings: {
			executionOrder: 'v1',
			saveDataSuccessExecution: 'all',
			saveDataErrorExecution: 'all',
			saveExecutionProgress: true,
		},
		nodes,
		connections: {
			Webhook: { main: [[{ node: 'Rows', type: 'main', index: 0 }]] },
			Rows: { main: [[{ node: lookupName, type: 'main', index: 0 }]] },
		},
	};
}

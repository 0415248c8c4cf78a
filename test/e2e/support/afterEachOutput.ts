import { OUTPUTS } from '../../../nodes/MobileMoneyNameLookup/domain/outcome';
import { credentialType } from '../../realN8n/localCredential';
import { packageName } from '../../realN8n/paths';
import type { NewWorkflow } from './workflows';

type WorkflowNode = NewWorkflow['nodes'][number];

/** The trigger of a workflow that is run by hand. */
export const trigger = 'When clicking ‘Execute workflow’';

const to = (node: string) => [{ node, type: 'main', index: 0 }];

/**
 * A workflow to be run by hand: rows, the node that looks them up, and behind each output a node with
 * the output's name.
 *
 * @param credentialId whose account is used
 * @param setting the name of the node that looks up, and how it is set
 * @param tills one row each
 */
export function afterEachOutput(
	credentialId: string,
	setting: Pick<WorkflowNode, 'name' | 'disabled' | 'alwaysOutputData' | 'onError'>,
	tills: readonly string[],
): NewWorkflow {
	const node = (name: string, type: string, parameters: Record<string, unknown>): WorkflowNode => ({
		id: name,
		name,
		type,
		typeVersion: 1,
		position: [0, 0],
		parameters,
	});
	const sheet = { mode: 'raw', jsonOutput: JSON.stringify({ tills }), options: {} };
	const lookup = {
		operation: 'till',
		operator: 'Mpesa',
		merchantTillNumber: '={{ $json.till }}',
		options: {},
	};
	return {
		name: `Behind each output of ${setting.name}`,
		settings: { executionOrder: 'v1' },
		nodes: [
			node(trigger, 'n8n-nodes-base.manualTrigger', {}),
			{ ...node('Sheet', 'n8n-nodes-base.set', sheet), typeVersion: 3.4 },
			node('Rows', 'n8n-nodes-base.splitOut', {
				fieldToSplitOut: 'tills',
				options: { destinationFieldName: 'till' },
			}),
			{
				...node(setting.name, `${packageName}.mobileMoneyNameLookup`, lookup),
				...setting,
				credentials: { [credentialType]: { id: credentialId, name: 'Local service (UAT)' } },
			},
			...OUTPUTS.map((name) => node(name, 'n8n-nodes-base.noOp', {})),
		],
		connections: {
			[trigger]: { main: [to('Sheet')] },
			Sheet: { main: [to('Rows')] },
			Rows: { main: [to(setting.name)] },
			[setting.name]: { main: OUTPUTS.map(to) },
		},
	};
}

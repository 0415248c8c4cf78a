import { packageName } from '../../realN8n/paths';
import { credentialType } from '../../realN8n/localCredential';

interface WorkflowNode {
	id: string;
	name: string;
	type: string;
	typeVersion: number;
	position: [number, number];
	parameters: Record<string, unknown>;
	credentials?: Record<string, { id: string; name: string }>;
	onError?: 'continueErrorOutput' | 'continueRegularOutput';
	webhookId?: string;
	disabled?: boolean;
	alwaysOutputData?: boolean;
}

interface Target {
	node: string;
	type: string;
	index: number;
}

/** A workflow as n8n's REST API takes it. */
export interface NewWorkflow {
	name: string;
	nodes: WorkflowNode[];
	connections: Record<string, Record<string, Target[][]>>;
	settings: Record<string, unknown>;
	/** Items that stand in for a node's run, by the node's name. */
	pinData?: Record<string, Array<{ json: Record<string, unknown> }>>;
}

const settings = { executionOrder: 'v1' };
const to = (node: string, type = 'main'): Target[] => [{ node, type, index: 0 }];

function credentials(id: string): { credentials: NonNullable<WorkflowNode['credentials']> } {
	return { credentials: { [credentialType]: { id, name: 'Local service (UAT)' } } };
}

function webhook(path: string, responseMode: 'responseNode' | 'lastNode'): WorkflowNode {
	return {
		id: `webhook-${path}`,
		webhookId: `webhook-${path}`,
		name: 'Webhook',
		type: 'n8n-nodes-base.webhook',
		typeVersion: 2.1,
		position: [0, 0],
		parameters: { httpMethod: 'POST', path, responseMode, options: {} },
	};
}

function respond(decision: string, responseCode: number, row: number): WorkflowNode {
	return {
		id: `respond-${decision}`,
		name: decision,
		type: 'n8n-nodes-base.respondToWebhook',
		typeVersion: 1.5,
		position: [600, row * 200],
		parameters: {
			respondWith: 'json',
			responseBody: `={{ { decision: "${decision}", item: $json } }}`,
			options: { responseCode },
		},
	};
}

/** A payout that pays only a confirmed holder, and says by its HTTP status which output it took. */
export function payoutWorkflow(credentialId: string): NewWorkflow {
	const decisions = [
		respond('askPerson', 202, 0),
		respond('pay', 200, 1),
		respond('stop', 409, 2),
		respond('tryAgain', 503, 3),
	];
	return {
		name: 'Payout',
		settings,
		nodes: [
			webhook('payout', 'responseNode'),
			{
				id: 'lookup',
				name: 'Look Up',
				type: `${packageName}.mobileMoneyNameLookup`,
				typeVersion: 1,
				position: [300, 0],
				onError: 'continueErrorOutput',
				parameters: {
					operation: 'till',
					operator: '={{ $json.body.operator }}',
					merchantTillNumber: '={{ $json.body.till }}',
					expectedName: '={{ $json.body.payee }}',
					options: {},
				},
				...credentials(credentialId),
			},
			...decisions,
		],
		connections: {
			Webhook: { main: [to('Look Up')] },
			'Look Up': { main: decisions.map(({ name }) => to(name)) },
		},
	};
}

/** n8n's own HTTP Request node with this package's credential. */
export function httpRequestWorkflow(credentialId: string, baseUrl: string): NewWorkflow {
	return {
		name: 'HTTP Request with the credential',
		settings,
		nodes: [
			webhook('http-request', 'lastNode'),
			{
				id: 'http-request',
				name: 'HTTP Request',
				type: 'n8n-nodes-base.httpRequest',
				typeVersion: 4.2,
				position: [300, 0],
				parameters: {
					url: `=${baseUrl}/v3/countries/KE/mmos/Mpesa/merchants/{{ $json.body.till }}`,
					authentication: 'predefinedCredentialType',
					nodeCredentialType: credentialType,
					options: {},
				},
				...credentials(credentialId),
			},
		],
		connections: { Webhook: { main: [to('HTTP Request')] } },
	};
}

/** The node as a tool that MCP clients can call, with no language model in between. */
export function toolWorkflow(credentialId: string): NewWorkflow {
	return {
		name: 'Lookup tool',
		settings,
		nodes: [
			{
				id: 'mcp',
				webhookId: 'webhook-mcp',
				name: 'MCP Server Trigger',
				type: '@n8n/n8n-nodes-langchain.mcpTrigger',
				typeVersion: 2,
				position: [0, 0],
				parameters: { authentication: 'none', path: 'lookup-tool' },
			},
			{
				id: 'tool',
				name: 'look_up_till',
				type: `${packageName}.mobileMoneyNameLookupTool`,
				typeVersion: 1,
				position: [0, 200],
				parameters: {
					descriptionType: 'manual',
					toolDescription: 'Finds the registered holder of a till number',
					operation: 'till',
					operator: 'Mpesa',
					merchantTillNumber: "={{ $fromAI('till', 'The till number', 'string') }}",
					expectedName: "={{ $fromAI('payee', 'The name that is expected', 'string') }}",
					options: {},
				},
				...credentials(credentialId),
			},
		],
		connections: { look_up_till: { ai_tool: [to('MCP Server Trigger', 'ai_tool')] } },
	};
}

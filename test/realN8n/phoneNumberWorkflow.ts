import type { WorkflowToImport } from './n8nInstance';

/** A workflow that stops with the error of a phone number in place of a till. */
export const phoneNumberWorkflow: WorkflowToImport = {
	id: 'phoneNumberAsTill',
	name: 'Phone number in place of a till',
	nodes: [
		{
			id: '5eed0000-0000-4000-8000-000000000101',
			name: 'When clicking ‘Execute workflow’',
			type: 'n8n-nodes-base.manualTrigger',
			typeVersion: 1,
			position: [0, 0],
			parameters: {},
		},
		{
			id: '5eed0000-0000-4000-8000-000000000102',
			name: 'Payee',
			type: 'n8n-nodes-base.set',
			typeVersion: 3.4,
			position: [208, 0],
			parameters: {
				mode: 'raw',
				jsonOutput: '{ "payee": "Jane Wanjiku Kamau", "number": "0712 345 678" }',
				options: {},
			},
		},
		{
			id: '5eed0000-0000-4000-8000-000000000103',
			name: 'Look Up Till',
			type: 'n8n-nodes-mobile-money-name-lookup.mobileMoneyNameLookup',
			typeVersion: 1,
			position: [416, -16],
			parameters: {
				operation: 'till',
				operator: 'Mpesa',
				merchantTillNumber: '={{ $json.number }}',
				expectedName: '={{ $json.payee }}',
				options: {},
			},
			credentials: {
				mobileMoneyNameLookupApi: { id: 'localServiceUat', name: 'Local service (UAT)' },
			},
		},
	],
	connections: {
		'When clicking ‘Execute workflow’': { main: [[{ node: 'Payee', type: 'main', index: 0 }]] },
		Payee: { main: [[{ node: 'Look Up Till', type: 'main', index: 0 }]] },
	},
};

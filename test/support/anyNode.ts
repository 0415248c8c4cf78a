import type { INode } from 'n8n-workflow';

/** A node of a workflow, for errors that name the one that threw them. */
export const anyNode: INode = {
	id: '1',
	name: 'Look Up',
	type: 'lookup',
	typeVersion: 1,
	position: [0, 0],
	parameters: {},
};

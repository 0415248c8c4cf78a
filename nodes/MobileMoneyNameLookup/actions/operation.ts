import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';

/** An operation of the node: its entry in the list and the field that holds its number. */
export interface Operation {
	readonly option: INodePropertyOptions;
	readonly numberField: INodeProperties;
}

import { operationOfType } from './operation';

/** Looks up a Buy Goods / Merchant Till number (service description 4.2). */
export const till = operationOfType(
	'till',
	{
		name: 'Look Up Till',
		value: 'till',
		action: 'Look up a till',
		description: 'Show who a till number (Buy Goods) is registered to',
	},
	{
		displayName: 'Till Number (Buy Goods)',
		name: 'merchantTillNumber',
		type: 'string',
		required: true,
		default: '',
		placeholder: 'e.g. 4738534',
		description:
			'The till number (Buy Goods number). Spaces, dashes and quotation marks are removed. Leading zeros are kept if the cell is text.',
		displayOptions: { show: { operation: ['till'] } },
	},
);

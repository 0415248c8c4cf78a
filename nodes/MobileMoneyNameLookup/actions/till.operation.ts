import { operationOfType } from './operation';

/** Looks up a Buy Goods / Merchant Till number (service description 4.2). */
export const till = operationOfType(
	'till',
	{
		name: 'Look Up Till',
		value: 'till',
		action: 'Look up a till',
		description: 'Show who is registered as the holder of a Buy Goods (merchant till) number',
	},
	{
		displayName: 'Till Number (Buy Goods)',
		name: 'merchantTillNumber',
		type: 'string',
		required: true,
		default: '',
		placeholder: 'e.g. 4738534',
		description:
			'The Buy Goods (till) number. Spaces, dashes and quotes from a sheet are removed; leading zeros are kept when the cell is text.',
		displayOptions: { show: { operation: ['till'] } },
	},
);

import { operationOfType } from './operation';

/** Looks up a business Paybill shortcode (service description 4.3). */
export const paybill = operationOfType(
	'paybill',
	{
		name: 'Look Up Paybill',
		value: 'paybill',
		action: 'Look up a paybill',
		description: 'Show who is registered as the holder of a business Paybill number',
	},
	{
		displayName: 'Paybill Number',
		name: 'businessShortcode',
		type: 'string',
		required: true,
		default: '',
		placeholder: 'e.g. 900010',
		description:
			'The Paybill (business) number, not the account number behind it. Spaces, dashes and quotes from a sheet are removed; leading zeros are kept when the cell is text.',
		displayOptions: { show: { operation: ['paybill'] } },
	},
);

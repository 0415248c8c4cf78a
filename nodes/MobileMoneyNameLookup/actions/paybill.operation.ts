import { operationOfType } from './operation';

/** Looks up a business Paybill shortcode (service description 4.3). */
export const paybill = operationOfType(
	'paybill',
	{
		name: 'Look Up Paybill',
		value: 'paybill',
		action: 'Look up a paybill',
		description: 'Show who a paybill number is registered to',
	},
	{
		displayName: 'Paybill Number',
		name: 'businessShortcode',
		type: 'string',
		required: true,
		default: '',
		placeholder: 'e.g. 900010',
		description:
			'The paybill number (business number), not the account number that goes with it. Spaces, dashes and quotation marks are removed. Leading zeros are kept if the cell is text.',
		displayOptions: { show: { operation: ['paybill'] } },
	},
);

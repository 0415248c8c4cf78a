import { z } from 'zod';

import { isReadTable } from '../domain/accepted/acceptedPayees';
import { type NodeOption, numberFrom, onOff, reviewOrConfirmed } from './optionKinds';

/** The options of all operations that look numbers up. */
export const LOOKUP_OPTIONS = {
	acceptedPayees: {
		of: 'run',
		label: 'Accepted Payees',
		description:
			"The payees that a person has accepted, as rows of a data table: {{ $('Accepted Payees').all() }}. An accepted payee is Confirmed while number, account and holder stay the same. If one of them has changed, the row goes to Needs Review.",
		field: { type: 'string', default: '', placeholder: "e.g. {{ $('Accepted Payees').all() }}" },
		value: z.union([z.literal(''), z.array(z.unknown()).refine(isReadTable)]).default(''),
		takes: "a list of rows, such as {{ $('Accepted Payees').all() }}",
	},
	emptyExpectedName: {
		...reviewOrConfirmed(
			'If No Expected Name',
			'Let a person check the holder, because no name was compared',
			'Confirm any registered holder if the row has no expected name',
		),
		description:
			"Where to send a row if the expression in 'Expected Name' gives nothing: the cell is empty, or the column was renamed. With Confirmed, a row with a forgotten name is confirmed too.",
	},
	includeRawResponse: {
		...onOff('row', 'Include Full Response', false),
		description:
			"Whether to add the full response of the service under 'rawResponse', so that you can see where a result comes from",
	},
	maxParallel: {
		...numberFrom('Lookups at Once', 1, 100, 10, 'whole number'),
		description:
			'How many lookups may run at the same time, from 1 to 100. Use a lower number if the service asks for fewer requests.',
	},
	maxRetries: {
		...numberFrom('Max Retries', 0, 10, 3, 'whole number'),
		description:
			'How often a run of at most 5 rows tries a lookup again if the service is busy, down or cannot be reached, from 0 to 10',
	},
	reuseDuplicates: {
		...onOff('run', 'Share Repeated Lookups', true),
		description:
			'Whether rows with the same operator, type and number share one lookup. Each row still gets its own result.',
	},
	timeout: {
		...numberFrom('Timeout (Ms)', 1, 300_000, 15_000, 'whole number of milliseconds'),
		description: 'How long to wait for one response, in milliseconds',
	},
	tryOtherType: {
		...onOff('row', 'Try Other Type (Till or Paybill)', false),
		description:
			'Whether to look up a number again as the other type if it is not found: a till as a Paybill, or a Paybill as a till. A number found this way goes to Needs Review.',
	},
	maxOutage: {
		...numberFrom('Wait for Outage (Seconds)', 0, 3600, 60, 'number of seconds'),
		description:
			'How many seconds a run of more than 5 rows waits for a service that is down, from 0 to 3600. Rows that could not be looked up by then are reported as not checked.',
	},
	warnAboutRepeats: {
		...onOff('run', 'Warn About Repeats', true),
		description:
			'Whether to warn about one number with different expected names, one payee with several numbers, and rows that repeat other rows. A warning never changes an outcome.',
	},
} as const satisfies Readonly<Record<string, NodeOption>>;

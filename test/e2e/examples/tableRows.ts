import type { TableRow } from '../support/dataTable';

/** A row of the table of payees whom a person accepted long ago. */
export const acceptance = (
	payee: string,
	type: string,
	number: string,
	registered_name: string,
	changes: TableRow = {},
): TableRow => ({
	payee,
	type,
	number,
	operator: 'Mpesa',
	account: '',
	registered_name,
	environment: 'production',
	accepted_by: 'reviewer@example.com',
	accepted_at: '2026-01-05 09:00:00',
	expires_at: '2999-01-05',
	last_outcome: 'confirmed',
	last_checked_at: '2026-01-05 09:00:00',
	...changes,
});

/** A row of the table of checks that a person has to review. */
export const check = (changes: TableRow = {}): TableRow => ({
	reference: '',
	row: '2',
	checked_at: '2026-11-25 10:02:00',
	checked_by: 'Wanja of accounts',
	file: 'suppliers.csv',
	payee: 'Jane Kamua',
	type: 'till',
	number: '',
	operator: 'Mpesa',
	account_number: '',
	amount: '1500',
	registered_name: 'JANE WANJIKU KAMAU',
	outcome: 'Needs Review',
	details: 'One letter differs.',
	environment: 'production',
	accepted_by: '',
	accepted_at: '',
	...changes,
});

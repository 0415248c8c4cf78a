import type { TableRow } from '../support/dataTable';

const longAgo = '2026-01-05 09:00:00';
const where = { operator: 'Mpesa', environment: 'production' };
const byPerson = { accepted_by: 'reviewer@example.com', accepted_at: longAgo };
const since = { last_outcome: 'confirmed', last_checked_at: longAgo, expires_at: '2999-01-05' };

/** A row of the table of payees whom a person accepted long ago. */
export const acceptance = (
	payee: string,
	type: string,
	number: string,
	registered_name: string,
	changes: TableRow = {},
): TableRow => {
	const payeeCells = { payee, type, number, account: '', registered_name };
	return { ...payeeCells, ...where, ...byPerson, ...since, ...changes };
};

const upload = { file: 'suppliers.csv', row: '2', checked_by: 'Wanja of accounts', amount: '1500' };
const jane = { payee: 'Jane Kamua', type: 'till', registered_name: 'JANE WANJIKU KAMAU' };
const doubt = { outcome: 'Needs Review', details: 'One letter differs.' };
const undecided = { accepted_by: '', accepted_at: '' };

/** A row of the table of checks that a person has to review. */
export const check = (changes: TableRow = {}): TableRow => {
	const payee = { ...jane, number: '', account_number: '', ...where };
	const found = { ...doubt, checked_at: '2026-11-25 10:02:00' };
	return { reference: '', ...upload, ...payee, ...found, ...undecided, ...changes };
};

import type { IDataObject } from 'n8n-workflow';

import { acceptedRows } from '../../nodes/PayeeCheckReport/reviewAnswers';
import { TICK } from '../../nodes/PayeeCheckReport/reviewForm';
import { made, row as resultRow } from './made';

const REVIEW = { outcome: 'needsReview', payable: false, summary: 'A letter.' };
const ABOUT = { sheet: { fileName: 'suppliers.xlsx', uploadedBy: 'wanja@example.com' } };
const mary = { id: 'u1', email: 'mary@example.com', firstName: 'Mary', lastName: 'Atieno' };

/** A check that waits for review, as the data table keeps it. */
const check = (id: number, changes: IDataObject = {}): IDataObject => ({
	...made([resultRow({ Supplier: 'Jane Kamua', Amount: 1500 }, REVIEW)], ABOUT).checks[0],
	id,
	row: `${id + 1}`,
	...changes,
});

const ticked = (...ids: number[]): IDataObject => ({
	...Object.fromEntries(ids.map((id) => [`row ${id}`, [TICK]])),
	...Object.fromEntries(ids.map((id) => [`how ${id}`, 'Called Jane'])),
	user: mary,
});

const accepted = (answers: object, checks: readonly IDataObject[], changes: object = {}) => {
	const rows = checks.map((json) => ({ json }));
	const review = { rows, openedBy: mary, uploaderMayAccept: false, ...changes };
	return acceptedRows(answers, (name) => review[name]);
};

describe('Read Review Answers', () => {
	it('gives the rows that are ticked and no other, with who accepted them and how', () => {
		const answers = { ...ticked(2), 'row 1': [], 'how 1': 'x', 'how 2': ' Called\nJane ' };
		const by = { reviewed_by: 'mary@example.com', how_checked: 'Called Jane' };
		expect(accepted(answers, [check(1), check(2), check(3)])).toEqual([{ ...check(2), ...by }]);
	});

	const notTicks = [undefined, true, TICK, JSON.stringify([TICK]), [], [TICK, TICK], ['yes']];

	it.each<object>([
		...[undefined, '', ' \n', 5.5e400].map((how) => ({ 'how 1': how })),
		...notTicks.map((tick) => ({ 'row 1': tick })),
	])('accepts nothing by %j', (answer) => {
		expect(accepted({ ...ticked(1), ...answer }, [check(1)])).toEqual([]);
	});

	it.each<[string, IDataObject]>([
		['that is Confirmed', { outcome: 'Confirmed' }],
		['that is Not Confirmed', { outcome: 'Not Confirmed' }],
		['that was not checked', { outcome: 'Unchecked' }],
		['with an outcome that nobody knows', { outcome: 'needs a look' }],
		['that somebody has accepted', { accepted_by: 'peter@example.com' }],
		['without an expected name', { payee: ' ' }],
		['without a registered name', { registered_name: '' }],
		['with a placeholder as registered name', { registered_name: 'N/A' }],
		['without an id', { id: '' }],
		['that the reviewer uploaded', { checked_by: ' MARY@example.com' }],
		['that the reviewer uploaded under their name', { checked_by: 'mary  atieno' }],
		['without the name of the uploader', { checked_by: null }],
	])('does not accept a row %s', (_what, changes) => {
		const answers = { ...ticked(1), 'row ': [TICK], 'how ': 'x' };
		expect(accepted(answers, [check(1, changes)])).toEqual([]);
	});

	it('accepts the reviewer’s own rows where a setting allows it', () => {
		const rows = [check(1, { checked_by: mary.email }), check(2, { checked_by: '' })];
		const found = accepted(ticked(1, 2), rows, { uploaderMayAccept: true });
		expect(found).toMatchObject([{ id: 1 }, { id: 2 }]);
	});

	it.each<[string, unknown, unknown]>([
		['somebody else than who opened it', { ...mary, id: 'u2' }, mary],
		['nobody', undefined, mary],
		['somebody, when nobody opened it', mary, undefined],
		['nobody, when nobody opened it', {}, {}],
		['somebody without an address', { ...mary, email: '' }, mary],
	])('accepts nothing that was sent by %s', (_who, user, openedBy) => {
		const changes = { openedBy, uploaderMayAccept: true };
		expect(accepted({ ...ticked(1), user }, [check(1)], changes)).toEqual([]);
	});

	it('accepts neither of two rows with one id', () => {
		const rows = [check(1), check(1, { number: '5218890' }), check(2)];
		expect(accepted(ticked(1, 2), rows)).toMatchObject([{ id: 2 }]);
	});

	it.each([undefined, 'rows', [null, 5], { 0: check(1) }].map((rows) => ({ rows })))(
		'accepts nothing where the rows are $rows',
		(rows) => {
			expect(accepted(ticked(1), [], rows)).toEqual([]);
		},
	);
});

describe('A check that a data table keeps', () => {
	it('is read with both names and its own row number, and is never payable', () => {
		const { toActOn, counts } = made([check(1), check(2, { outcome: 'Confirmed' })]);
		expect(counts).toMatchObject({ needsReview: 1, confirmed: 1, payable: 0 });
		expect(toActOn).toMatchObject([
			{ row: '3', outcome: 'confirmed', payable: false },
			{ row: '2', payee: 'Jane Kamua', name: 'JANE WANJIKU KAMAU', amount: 1500 },
		]);
	});

	it('shows in the form what the table has', () => {
		const paybill = { type: 'paybill', number: '247247', account_number: '0110' };
		const { reviewForm } = made([check(7, paybill)]);
		expect(reviewForm.map(({ fieldName }) => fieldName)).toEqual([undefined, 'row 7', 'how 7']);
		for (const text of ['<b>Jane Kamua</b></td><td><b>JANE WANJIKU KAMAU</b>', 'A letter.', '0110'])
			expect(reviewForm[0]?.['html']).toContain(text);
	});

	it('is not read in place of a result', () => {
		const { toActOn } = made([{ ...check(1), ...resultRow({}, { outcome: 'notConfirmed' }) }]);
		expect(toActOn).toMatchObject([{ outcome: 'notConfirmed' }]);
	});
});

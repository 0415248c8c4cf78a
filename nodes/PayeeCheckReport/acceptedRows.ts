import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import { plainText } from './plainText';
import { readItem } from './result';
import { answerNames, TICK } from './reviewForm';

/** What the workflow says of the review beside the answers; each value as an expression gives it. */
export interface Review {
	/** The rows that the form was made from: rows, or n8n items that hold them. */
	readonly rows: unknown;
	readonly rowIdField: string;
	/** Whom n8n signed in when the first page was opened. */
	readonly openedBy: unknown;
	/** Whether who uploaded a row may accept it, too. */
	readonly uploaderMayAccept: boolean;
}

const userSchema = z.object({
	id: z.string().min(1),
	email: z.string().min(1).max(320),
	firstName: z.string().nullish(),
	lastName: z.string().nullish(),
});

const fieldsSchema = z.record(z.unknown());
const itemSchema = z.object({ json: fieldsSchema }).transform(({ json }) => json);
const rowsSchema = z.array(z.union([itemSchema, fieldsSchema])).catch([]);
const tickSchema = z.tuple([z.literal(TICK)]);

/** A name or an address as people compare it. */
const compared = (text: unknown): string =>
	plainText(text, 320).normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).join(' ');

/** Whether somebody else has uploaded the row; of a row without uploader nobody knows. */
function isOfAnother(checkedBy: unknown, user: z.output<typeof userSchema>): boolean {
	const uploader = compared(checkedBy);
	const names = [user.email, `${user.firstName ?? ''} ${user.lastName ?? ''}`].map(compared);
	return uploader !== '' && !names.includes(uploader);
}

/**
 * Reads the answers of the review form: the rows that may be accepted, each with `reviewed_by` and `how_checked`.
 *
 * A row is among them only when its tick came, alone, with how it was checked, from who opened the page; when it needs review and nobody has
 * accepted it; when it has both names; and when somebody else has uploaded it (its column `checked_by`).
 *
 * @param answers what the form's page gave, with `user`
 */
export function acceptedRows(answers: unknown, review: Review): IDataObject[] {
	const given = fieldsSchema.catch({}).parse(answers);
	const user = userSchema.safeParse(given['user']).data;
	if (!user || userSchema.safeParse(review.openedBy).data?.id !== user.id) return [];
	const rows = rowsSchema
		.parse(review.rows)
		.map((row) => ({ row, id: plainText(row[review.rowIdField], 40) }));
	const ids = rows.map(({ id }) => id);
	const isUnique = (id: string) => id !== '' && ids.indexOf(id) === ids.lastIndexOf(id);
	return rows.flatMap(({ row, id }) => {
		const names = answerNames(id);
		const how = plainText(given[names.how], 300);
		const isTicked = tickSchema.safeParse(given[names.tick]).success && how !== '';
		const { result, own } = readItem(row);
		const isOpen = result.outcome === 'needsReview' && result.acceptedBy === '';
		const hasNames = plainText(own['payee'], 120) !== '' && result.name !== '';
		const mayAccept = review.uploaderMayAccept || isOfAnother(row['checked_by'], user);
		if (!isTicked || !isUnique(id) || !isOpen || !hasNames || !mayAccept) return [];
		return [{ ...row, reviewed_by: user.email, how_checked: how }];
	});
}

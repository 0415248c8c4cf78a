import type { IDataObject, INodeProperties } from 'n8n-workflow';
import { z } from 'zod';

import { objectIn } from '../MobileMoneyNameLookup/domain/json';
import { textField } from './parameters';
import { plainText } from './plainText';
import { readItem } from './result';
import { answerNames, areComparable, TICK } from './reviewForm';

const fields: INodeProperties[] = [
	textField('Rows Shown', 'rows', "{{ $('Rows to Review').all() }}", {
		required: true,
		description: 'The rows that the review form was made from, as an expression',
	}),
	textField('Opened By', 'openedBy', "{{ $('Review Payees').first().json.user }}", {
		required: true,
		description: 'The n8n user who opened the form, as an expression. Only their answers count.',
	}),
	{
		displayName: 'Uploader May Accept',
		name: 'uploaderMayAccept',
		type: 'boolean',
		default: false,
		description:
			"Whether the person in a row's field checked_by may accept it. If off, nobody can accept a row without that field.",
	},
];

export const reviewFields = fields.map((field): INodeProperties => {
	return { ...field, displayOptions: { show: { operation: ['reviewAnswers'] } } };
});

type Setting = (name: 'rows' | 'openedBy' | 'uploaderMayAccept') => unknown;

const userSchema = z.object({
	id: z.string().min(1),
	email: z.string().min(1).max(320),
	firstName: z.string().nullish(),
	lastName: z.string().nullish(),
});

const itemsSchema = z.array(z.object({ json: z.record(z.unknown()) })).catch([]);
const tickSchema = z.tuple([z.literal(TICK)]);

const compared = (text: unknown): string =>
	plainText(text, 320).normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).join(' ');

/** False for a row without uploader, because nobody knows. */
function isOfAnother(checkedBy: unknown, user: z.output<typeof userSchema>): boolean {
	const uploader = compared(checkedBy);
	const names = [user.email, `${user.firstName ?? ''} ${user.lastName ?? ''}`].map(compared);
	return uploader !== '' && !names.includes(uploader);
}

/** The rows that the person who opened the form has ticked and may accept, with `reviewed_by` and `how_checked`. */
export function acceptedRows(answers: unknown, setting: Setting): IDataObject[] {
	const given = objectIn(answers);
	const user = userSchema.safeParse(given['user']).data;
	if (!user || userSchema.safeParse(setting('openedBy')).data?.id !== user.id) return [];
	const rows = itemsSchema.parse(setting('rows')).map(({ json }) => json);
	const ids = rows.map((row) => plainText(row['id'], 40));
	return rows.flatMap((row, at) => {
		const id = ids[at] ?? '';
		const isUnique = id !== '' && ids.indexOf(id) === ids.lastIndexOf(id);
		const names = answerNames(id);
		const how = plainText(given[names.how], 300);
		const isTicked = tickSchema.safeParse(given[names.tick]).success && how !== '';
		const { outcome, acceptedBy, expectedName, name } = readItem(row).result;
		const isOpen = outcome === 'needsReview' && acceptedBy === '';
		const hasNames = areComparable(expectedName, name);
		const mayAccept = setting('uploaderMayAccept') === true || isOfAnother(row['checked_by'], user);
		if (!isTicked || !isUnique || !isOpen || !hasNames || !mayAccept) return [];
		return [{ ...row, reviewed_by: user.email, how_checked: how }];
	});
}

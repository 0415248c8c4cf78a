import { withTexts } from './jsonTexts';
import { type AnswerTexts, type CheckedRow, isAnswered } from './checkedRow';

type Clean = (text: string) => string;

const optional = (name: keyof AnswerTexts, text: string | undefined, clean: Clean) =>
	text === undefined ? {} : { [name]: clean(text) };

/** A row whose texts from outside hold no secret: only what is named here gets into a result. */
export function cleanRow(row: CheckedRow): CheckedRow {
	const { clean } = row;
	if (!clean) return row;
	if (!isAnswered(row)) return { ...row, failed: row.failed.cleaned(clean) };
	const { name, status, message, httpStatus, raw } = row.answer;
	const { judgement } = row;
	const { nameMatch, refusal } = judgement;
	return {
		...row,
		answer: {
			...optional('name', name, clean),
			...optional('status', status, clean),
			...optional('message', message, clean),
			...(httpStatus !== undefined && { httpStatus }),
			...(raw && { raw: withTexts(raw, clean) }),
		},
		judgement: {
			...judgement,
			...(nameMatch && {
				nameMatch: { ...nameMatch, explanation: nameMatch.explanation.map(clean) },
			}),
			...(refusal && { refusal: { ...refusal, message: clean(refusal.message) } }),
		},
	};
}

import { readFileSync } from 'node:fs';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** The rows of a CSV file with headings, as a schema reads them. Throws where one does not fit. */
export const csvRows = <Schema extends z.ZodTypeAny>(
	file: string,
	row: Schema,
): Array<z.infer<Schema>> => z.array(row).parse(parse(readFileSync(file), { columns: true }));

/** A text in which `\u200b` and the like stand for characters that nobody would see. */
const text = z
	.string()
	.transform((given) =>
		given.replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
			String.fromCharCode(parseInt(code, 16)),
		),
	);
const asked = z.object({ question: text, one: text, other: text, answer: text });

/** Tests that each row of a file has its answer, when its question is put to one text, and another beside it. */
export function testAnswers(
	file: string,
	questions: Readonly<Record<string, (one: string, other: string) => string>>,
): void {
	const rows = csvRows(file, asked);
	test('each row has a question that is known', () => {
		expect(rows.filter(({ question }) => !(question in questions))).toEqual([]);
	});
	test.each(Object.entries(questions))('each row has its answer: %s', (question, ask) => {
		const ofQuestion = rows.filter((row) => row.question === question);
		const told = ofQuestion.map((row) => ({ ...row, answer: ask(row.one, row.other) }));
		expect(told).toEqual(ofQuestion);
		expect(told).not.toEqual([]);
	});
}

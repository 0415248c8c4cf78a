import { z } from 'zod';

import { plainText } from './plainText';

/** Where the form is that started the check, and the same with its answers filled in; empty for no link. */
export interface Links {
	readonly next: string;
	readonly again: string;
	/** Where doubtful rows are accepted. */
	readonly review: string;
}

/** An address of the web, or a path on this n8n; nothing that runs. */
const ADDRESS = /^(?:https?:\/\/|\.{0,2}\/(?!\/))[^\s"'<>\\]*$/i;

const MOST_ANSWERS = 20;

const NOT_ANSWERS: ReadonlySet<string> = new Set(['submittedAt', 'formMode']);

const answersSchema = z.record(z.unknown()).catch({});

/** The address as it may stand in a link; empty where it may not. */
const linkTo = (address: string): string => (ADDRESS.test(address) ? address : '');

/** Where the pages lead; texts and numbers of the answers are filled in again. */
export function linksTo(formUrl: string, formAnswers: unknown, reviewUrl: string): Links {
	const [next, review] = [linkTo(formUrl), linkTo(reviewUrl)];
	const query = new URLSearchParams();
	const answers = Object.entries(answersSchema.parse(formAnswers));
	for (const [label, answer] of answers.filter(([each]) => !NOT_ANSWERS.has(each))) {
		const [name, value] = [plainText(label, 100), plainText(answer, 200)];
		if (name !== '' && value !== '' && query.size < MOST_ANSWERS) query.append(name, value);
	}
	const isFilled = next !== '' && query.size > 0;
	const again = isFilled ? `${next}${next.includes('?') ? '&' : '?'}${query.toString()}` : '';
	return { next, again, review };
}

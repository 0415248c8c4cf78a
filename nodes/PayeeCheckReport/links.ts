import { z } from 'zod';

import type { Links } from './about';
import { plainText } from './plainText';

/** An address of the web, or a path on this n8n; nothing that runs. */
const ADDRESS = /^(?:https?:\/\/|\.{0,2}\/)[^\s"'<>\\]*$/i;

const MOST_ANSWERS = 20;

/** What n8n's form adds to the answers. */
const NOT_ANSWERS: ReadonlySet<string> = new Set(['submittedAt', 'formMode']);

const answersSchema = z.record(z.unknown()).catch({});

function parsed(answers: unknown): unknown {
	if (typeof answers !== 'string') return answers;
	try {
		return JSON.parse(answers);
	} catch {
		return {};
	}
}

/** The address as it may stand in a link; empty where it may not. */
export const linkTo = (address: string): string =>
	ADDRESS.test(address) && !address.startsWith('//') ? address : '';

/**
 * Where the page of a form leads next.
 *
 * @param formUrl the address of the form; empty for no links
 * @param formAnswers what was answered there, as an object or JSON; texts and numbers of it are filled in again
 */
export function linksTo(formUrl: string, formAnswers: unknown): Omit<Links, 'review'> {
	if (linkTo(formUrl) === '') return { next: '', again: '' };
	const query = Object.entries(answersSchema.parse(parsed(formAnswers)))
		.filter(([label]) => !NOT_ANSWERS.has(label))
		.slice(0, MOST_ANSWERS)
		.map(([label, answer]) => [plainText(label, 100), plainText(answer, 200)] as const)
		.filter(([label, answer]) => label !== '' && answer !== '')
		.map(([label, answer]) => `${encodeURIComponent(label)}=${encodeURIComponent(answer)}`);
	if (query.length === 0) return { next: formUrl, again: '' };
	return {
		next: formUrl,
		again: `${formUrl}${formUrl.includes('?') ? '&' : '?'}${query.join('&')}`,
	};
}

import { objectIn } from '../MobileMoneyNameLookup/domain/json';
import type { Settings } from './parameters';
import { plainText } from './plainText';

/** An address of the web, or a path on this n8n; nothing that runs. */
const ADDRESS = /^(?:https?:\/\/|\.{0,2}\/(?!\/))[^\s"'<>\\]*$/i;
const MOST_ANSWERS = 20;
const NOT_ANSWERS: ReadonlySet<string> = new Set(['submittedAt', 'formMode']);

const linkTo = (address: string): string => (ADDRESS.test(address) ? address : '');

/** The address of a form with these answers filled in, by the names of its fields; empty without an answer. */
function filledForm(address: string, answers: object): string {
	const query = new URLSearchParams();
	for (const [label, answer] of Object.entries(answers)) {
		const [name, value] = [plainText(label, 100), plainText(answer, 200)];
		const isAnswer = name !== '' && value !== '' && !NOT_ANSWERS.has(label);
		if (isAnswer && query.size < MOST_ANSWERS) query.append(name, value);
	}
	if (address === '' || query.size === 0) return '';
	return `${address}${address.includes('?') ? '&' : '?'}${query.toString()}`;
}

/** The addresses of the form, of the form with its answers, and of the review of this reference; empty for no link. */
export function linksTo(options: Settings['options'], reference: string) {
	const { formUrl, formAnswers, reviewUrl } = options;
	const [next, review] = [linkTo(formUrl), linkTo(reviewUrl)];
	return {
		next,
		again: filledForm(next, objectIn(formAnswers)),
		review: filledForm(review, { reference }) || review,
	};
}

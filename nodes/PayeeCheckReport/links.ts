import { objectIn } from '../MobileMoneyNameLookup/domain/json';
import { plainText } from './plainText';

/** An address of the web, or a path on this n8n; nothing that runs. */
const ADDRESS = /^(?:https?:\/\/|\.{0,2}\/(?!\/))[^\s"'<>\\]*$/i;
const MOST_ANSWERS = 20;
const NOT_ANSWERS: ReadonlySet<string> = new Set(['submittedAt', 'formMode']);

const linkTo = (address: string): string => (ADDRESS.test(address) ? address : '');

/** The addresses of the form, of the form with its answers filled in again, and of the review; empty for no link. */
export function linksTo(formUrl: string, formAnswers: unknown, reviewUrl: string) {
	const [next, review] = [linkTo(formUrl), linkTo(reviewUrl)];
	const query = new URLSearchParams();
	const answers = Object.entries(objectIn(formAnswers));
	for (const [label, answer] of answers.filter(([each]) => !NOT_ANSWERS.has(each))) {
		const [name, value] = [plainText(label, 100), plainText(answer, 200)];
		if (name !== '' && value !== '' && query.size < MOST_ANSWERS) query.append(name, value);
	}
	const isFilled = next !== '' && query.size > 0;
	const again = isFilled ? `${next}${next.includes('?') ? '&' : '?'}${query.toString()}` : '';
	return { next, again, review };
}

/**
 * How the sentences begin that warn. Sheet columns hold them in one text, after the sentences on the names; results with
 * fields hold them by themselves.
 */
const BEGINNINGS = new RegExp(
	[
		'Row \\S{1,20} expects ',
		'The same payee has ',
		'Also in row ',
		'This number is in ',
		'This paybill collects money ',
		'The number has ',
		'The account number ',
		"'[^']{1,40}' has \\d+ names\\. ",
		'The account in the credential ',
		'No number in this run ',
		'The input item already had ',
		'DEMO: ',
	].join('|'),
	'g',
);

const DEMO = 'DEMO: ';
const DEMO_WARNING = /DEMO: this result is invented[^.]{0,60}\.(?: Do not pay on it\.)? ?/;

/** The page says once that it shows results of the demo. */
export const withoutDemoWarning = (warning: string): string =>
	warning.includes(DEMO) ? warning.replace(DEMO_WARNING, '').trim() : warning;

const isSentenceStart = (text: string, at: number): boolean =>
	at === 0 || /[.!?"”] $/.test(text.slice(at - 2, at));

/** The text of Lookup Details, cut where its warnings begin. */
export function splitDetails(details: string): { differs: string; warning: string } {
	for (const { index } of details.matchAll(BEGINNINGS))
		if (isSentenceStart(details, index))
			return {
				differs: details.slice(0, index).trim(),
				warning: withoutDemoWarning(details.slice(index)),
			};
	return { differs: details, warning: '' };
}

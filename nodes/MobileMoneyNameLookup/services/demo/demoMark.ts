import { withoutOverrides, withoutZeroWidth } from '../../domain/zeroWidth';

const MARK = '(DEMO)';

/** The mark wherever it stands, in brackets of any kind: a name is edited before it is used again. */
const ANY_MARK = /\s*[([{]\s*DEMO\s*[)\]}]\s*/gi;

/** What stands in the warnings of every result of the demo. */
export const DEMO_WARNING =
	'DEMO: this result is invented, and no service was asked. Do not pay on it.';

/** Marks a text of the demo, so that it cannot be taken for the service's own. */
export const withDemoMark = (text: string): string => `${text} ${MARK}`.trim();

/** The text without the mark of the demo. */
export const withoutDemoMark = (text: string): string =>
	withoutOverrides(withoutZeroWidth(text.normalize('NFKC')))
		.replace(ANY_MARK, ' ')
		.trim();

/** Whether a text carries the mark of the demo. */
export const hasDemoMark = (text: string): boolean =>
	withoutOverrides(withoutZeroWidth(text.normalize('NFKC'))).search(ANY_MARK) >= 0;

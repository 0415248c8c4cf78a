const MARK = '(DEMO)';
const MARK_AT_END = /\s*\(DEMO\)\s*$/i;

/** What stands in the warnings of every result of the demo. */
export const DEMO_WARNING =
	'DEMO: this result is invented. No service was asked, so nothing may be paid on it.';

/** Marks a text of the demo, so that it cannot be taken for the service's own. */
export const withDemoMark = (text: string): string => `${text} ${MARK}`.trim();

/** Whether a text carries the mark of the demo. */
export const hasDemoMark = (text: string): boolean => MARK_AT_END.test(text);

/** The text without the mark of the demo. */
export const withoutDemoMark = (text: string): string => text.replace(MARK_AT_END, '');

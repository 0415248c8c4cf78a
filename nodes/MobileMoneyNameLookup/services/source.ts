import { withoutOverrides, withoutZeroWidth } from '../domain/visible';

/** Where the results of a run come from, and so what marks them. */
export interface Source {
	readonly warnings: readonly string[];
	/** Fields of every result and of every raw reply. */
	readonly mark: { readonly simulated?: true };
	shown(text: string): string;
	/** A name of the input as it is compared; undefined for one that must not be. */
	comparable(name: string): string | undefined;
}

/** The mark anywhere, in brackets of any kind: people edit a name before they use it again. */
const ANY_MARK = /[([{]\s*DEMO\s*[)\]}]/gi;

const asRead = (text: string): string => withoutOverrides(withoutZeroWidth(text.normalize('NFKC')));

/** Marks a text of the demo, so that it cannot be taken for the service's own. */
export const withDemoMark = (text: string): string => `${text} (DEMO)`.trim();

/** The text without the mark of the demo. */
export const withoutDemoMark = (text: string): string =>
	asRead(text).replace(ANY_MARK, ' ').replace(/\s+/g, ' ').trim();

/** Whether a text carries the mark of the demo. */
export const hasDemoMark = (text: string): boolean => asRead(text).search(ANY_MARK) >= 0;

/** The service itself. What the demo invented is refused: nobody may be confirmed by it. */
export const REAL_SOURCE: Source = {
	warnings: [],
	mark: {},
	shown: (text) => text,
	comparable: (name) => (hasDemoMark(name) ? undefined : name),
};

/** The demo: every text is marked, and its own names are compared without their mark. */
export const DEMO_SOURCE: Source = {
	warnings: ['DEMO: this result is invented, and no service was asked. Do not pay on it.'],
	mark: { simulated: true },
	shown: (text) => (hasDemoMark(text) ? text : withDemoMark(text)),
	comparable: (name) => (hasDemoMark(name) ? withoutDemoMark(name) : name),
};

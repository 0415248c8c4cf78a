import { withoutOverrides, withoutZeroWidth } from '../domain/visible';
import { type Warning, WARNINGS } from '../domain/warnings';

/** Where the results of a run come from. */
export interface Source {
	readonly warnings: readonly Warning[];
	readonly simulated?: true;
	shown(text: string): string;
	/** An input name as it is compared; undefined if it must not be. */
	comparable(name: string): string | undefined;
}

/** In any brackets, because people edit a name before they use it again. */
const ANY_MARK = /[([{]\s*DEMO\s*[)\]}]/gi;

const asRead = (text: string): string => withoutOverrides(withoutZeroWidth(text.normalize('NFKC')));

export const withDemoMark = (text: string): string => `${text} (DEMO)`.trim();

export const withoutDemoMark = (text: string): string =>
	asRead(text).replace(ANY_MARK, ' ').replace(/\s+/g, ' ').trim();

export const hasDemoMark = (text: string): boolean => asRead(text).search(ANY_MARK) >= 0;

/** The service itself. It refuses names that the demo invented: they must confirm nobody. */
export const REAL_SOURCE: Source = {
	warnings: [],
	shown: (text) => text,
	comparable: (name) => (hasDemoMark(name) ? undefined : name),
};

/** Every text is marked; marked names are compared without their mark. */
export const DEMO_SOURCE: Source = {
	warnings: [WARNINGS.demo()],
	simulated: true,
	shown: (text) => (hasDemoMark(text) ? text : withDemoMark(text)),
	comparable: (name) => (hasDemoMark(name) ? withoutDemoMark(name) : name),
};

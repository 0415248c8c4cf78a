import { DEMO_WARNING, hasDemoMark, withDemoMark, withoutDemoMark } from './demo/demoMark';

/** Where the results of a run come from, and so how they are told apart. */
export interface Source {
	/** What stands in the warnings of every result. */
	readonly warnings: readonly string[];
	/** Fields of every result and of every raw reply. */
	readonly mark: { readonly simulated?: true };
	/** A text of a result as it is shown. */
	shown(text: string): string;
	/** A name of the input as it is compared; undefined for one that must not be. */
	comparable(name: string): string | undefined;
}

/** The service itself. What the demo invented is refused: nobody may be confirmed by it. */
export const REAL_SOURCE: Source = {
	warnings: [],
	mark: {},
	shown: (text) => text,
	comparable: (name) => (hasDemoMark(name) ? undefined : name),
};

/** The demo, every text of which is marked; its own names are compared without their mark. */
export const DEMO_SOURCE: Source = {
	warnings: [DEMO_WARNING],
	mark: { simulated: true },
	shown: (text) => (hasDemoMark(text) ? text : withDemoMark(text)),
	comparable: (name) => (hasDemoMark(name) ? withoutDemoMark(name) : name),
};

import type { ExampleChanges } from '../../e2e/examples/example';
import type { Canvas } from '../editor/canvas';
import type { OpenEditor } from '../support/openEditor';

/** Where an example is run. */
export interface Stage extends OpenEditor {
	/** A throw-away folder that n8n may read and write. */
	folder: string;
	/** The ids of the credentials to choose, by their types. */
	credentials: Readonly<Record<string, string>>;
}

/** How one example is set up and run in the editor, and what is then on the screen. */
export interface ExampleRun {
	/** Does what has to be done before, and tells what a user changes in it besides choosing credentials. */
	prepare: (stage: Stage) => Promise<Omit<ExampleChanges, 'credentials'>>;
	/** Runs the example, open on the canvas, to its end. */
	run: (canvas: Canvas, stage: Stage) => Promise<void>;
	/** The nodes that look up, with the number of items that the canvas shows at each of their outputs. */
	lookups: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Looks at what else the example shows after its run. */
	look?: (canvas: Canvas) => Promise<void>;
	/** The size of the window for its picture, in pixels. */
	window: readonly [width: number, height: number];
}

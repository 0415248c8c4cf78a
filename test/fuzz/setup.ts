import fc from 'fast-check';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** Prototypes that a careless program changes; Node's own objects hang on others than those Jest gives a test. */
const PROTOTYPES: readonly unknown[] = [
	...[Object, Array, Function, String, Number, Error, Promise, Map, URL].map(
		(each) => each.prototype,
	),
	Object.getPrototypeOf(path),
	Object.getPrototypeOf(Reflect.get(path, 'join')),
];
const snapshot = () => PROTOTYPES.map((each) => Object.getOwnPropertyDescriptors(each));
const untouched = snapshot();

fc.configureGlobal({
	seed: Number(process.env.FUZZ_SEED),
	// For what is shrunk: a failure is told as small as it has become by then.
	interruptAfterTimeLimit: 300_000,
	markInterruptAsFailure: true,
	asyncAfterEach: () => {
		if (!isDeepStrictEqual(snapshot(), untouched)) throw new Error('A prototype was changed');
	},
});

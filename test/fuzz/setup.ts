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

afterEach(() => {
	expect(isDeepStrictEqual(snapshot(), untouched)).toBe(true);
});

import path from 'node:path';

/** Node's own objects hang on other prototypes than those that Jest gives to a test. */
const NODES_OBJECT_PROTOTYPE: unknown = Object.getPrototypeOf(path);
const NODES_FUNCTION_PROTOTYPE: unknown = Object.getPrototypeOf(Reflect.get(path, 'join'));

const BUILT_INS: ReadonlyArray<readonly [string, unknown]> = [
	['Object.prototype', Object.prototype],
	['Array.prototype', Array.prototype],
	['Function.prototype', Function.prototype],
	['String.prototype', String.prototype],
	['Number.prototype', Number.prototype],
	['Boolean.prototype', Boolean.prototype],
	['RegExp.prototype', RegExp.prototype],
	['Date.prototype', Date.prototype],
	['Error.prototype', Error.prototype],
	['Promise.prototype', Promise.prototype],
	['Map.prototype', Map.prototype],
	['Set.prototype', Set.prototype],
	['URL.prototype', URL.prototype],
	['Object', Object],
	['Array', Array],
	['JSON', JSON],
	['Math', Math],
	['Node’s Object.prototype', NODES_OBJECT_PROTOTYPE],
	['Node’s Function.prototype', NODES_FUNCTION_PROTOTYPE],
];

type Properties = ReadonlyMap<PropertyKey, unknown>;

/** What is there under each name; of an accessor the function itself, which is not called. */
function propertiesOf(target: unknown): Properties {
	if ((typeof target !== 'object' && typeof target !== 'function') || target === null) {
		throw new Error('A built-in object is missing');
	}
	return new Map(
		Reflect.ownKeys(target).map((key) => {
			const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
			return [key, descriptor && 'value' in descriptor ? descriptor.value : descriptor?.get];
		}),
	);
}

const snapshot = () => BUILT_INS.map(([name, target]) => [name, propertiesOf(target)] as const);

const untouched = snapshot();

/** The built-in properties that differ from those at the start, such as a field put on `Object.prototype`. */
export function changedBuiltIns(): string[] {
	return snapshot().flatMap(([name, now], index) => {
		const before: Properties = untouched[index]?.[1] ?? new Map();
		const keys = new Set([...before.keys(), ...now.keys()]);
		return [...keys]
			.filter((key) => !now.has(key) || !before.has(key) || now.get(key) !== before.get(key))
			.map((key) => `${name}.${String(key)}`);
	});
}

const NAMES_AT_START = Reflect.ownKeys(Object.prototype).length;

/** Whether a field was put on `Object.prototype`; quick enough to be asked after each case. */
export const isObjectPolluted = (): boolean =>
	Reflect.ownKeys(Object.prototype).length !== NAMES_AT_START;

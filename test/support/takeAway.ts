import { ExecuteContext } from 'n8n-core';

/**
 * Takes a function away from running nodes, as in a version of n8n that does not have it.
 *
 * @param name of the function
 * @returns gives it back
 */
export function takeAway(name: string): () => void {
	let owner: object | null = ExecuteContext.prototype;
	while (owner !== null && !Object.hasOwn(owner, name)) owner = Reflect.getPrototypeOf(owner);
	const found = owner && Reflect.getOwnPropertyDescriptor(owner, name);
	if (owner === null || !found) throw new Error(`n8n has no function ${name} to take away.`);
	const holder = owner;
	Reflect.deleteProperty(holder, name);
	return () => {
		Reflect.defineProperty(holder, name, found);
	};
}

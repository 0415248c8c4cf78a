import { parseArgs } from 'node:util';
import type { AccountKind } from '../simulator';

/** What `--service` may say, and the kind of account that asks then. */
const kinds = new Map<string, AccountKind>([
	['gateway', 'apiUser'],
	['client-credentials', 'clientCredentials'],
	['daraja', 'daraja'],
]);

/**
 * The kind of account that the command line names; undefined, with the reason told, when it is a wrong one.
 * @param command as people type it, for the reason
 */
export function chosenKind(command: string): AccountKind | undefined {
	const usage = `Usage: ${command} -- [--service ${[...kinds.keys()].join('|')}]`;
	try {
		const options = { service: { type: 'string', default: 'gateway' } } as const;
		const { service } = parseArgs({ options }).values;
		const kind = kinds.get(service);
		if (kind) return kind;
		console.error(`--service: there is no ${service}\n${usage}`);
	} catch (error) {
		console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
	}
	return undefined;
}

import { parseArgs } from 'node:util';
import type { AccountKind } from '../simulator';

/** What `--service` may say, and the kind of account that asks then. */
const kinds = new Map<string, AccountKind>([
	['gateway', 'apiUser'],
	['client-credentials', 'clientCredentials'],
	['daraja', 'daraja'],
]);

/**
 * The kind of account that the command line names.
 * @throws when it is a wrong one
 */
export function chosenKind(): AccountKind {
	const options = { service: { type: 'string', default: 'gateway' } } as const;
	const { service } = parseArgs({ options }).values;
	const kind = kinds.get(service);
	if (!kind) throw new Error(`--service is one of ${[...kinds.keys()].join(', ')}, not ${service}`);
	return kind;
}

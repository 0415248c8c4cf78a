import type { IDataObject, IExecuteFunctions, INodeParameters, INodeType } from 'n8n-workflow';
import { sleep } from 'n8n-workflow';

import { MobileMoneyNameLookup } from '../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts';
import type { AccountKind } from '../simulator';
import { lookupOf } from '../simulator';
import type { CredentialStore } from './credentialStore';
import { rowEnds, rowResults, type RowEnd, type RowResult } from './rowEnds';
import { startNode, type NodeRun, type NodeRunResult, type StartedRun } from './runNode';
import { credentialOf, service } from './service';

/** The setting of On Error with which a failed row costs no other one. */
export const goesOn = { onError: 'continueRegularOutput' } as const;

/** The columns of a row; a text alone is its number. */
type Row = IDataObject | string;

/** What differs from a run of the till operation on the `number` column. */
export interface LookupOverrides extends Partial<Omit<NodeRun, 'items'>> {
	readonly options?: INodeParameters;
	readonly credential?: IDataObject;
	/** Of the account that asks; an API user when absent. */
	readonly kind?: AccountKind;
}

/** Starts looking rows up with the real node in the real engine. */
export function startLookUp(
	rows: readonly Row[],
	{ parameters, options = {}, credential, kind, ...run }: LookupOverrides = {},
): StartedRun {
	const { credentials = credentialOf(credential, kind) } = run;
	const till = { operation: 'till', merchantTillNumber: '={{ $json.number }}' };
	const items = rows.map((row) => ({ json: typeof row === 'string' ? { number: row } : row }));
	return startNode({ ...run, items, credentials, parameters: { ...till, options, ...parameters } });
}

export const lookUp = async (
	rows: readonly Row[],
	overrides?: LookupOverrides,
): Promise<NodeRunResult> => await startLookUp(rows, overrides).result;

/** The results of rows in their order, of a run that continues on errors; throws when a row is lost or there twice. */
export const lookUpAll = async (
	rows: readonly Row[],
	overrides?: LookupOverrides,
): Promise<RowResult[]> => rowResults(await lookUp(rows, { ...goesOn, ...overrides }), rows.length);

/** The result of one row. */
export async function lookUpOne(row: Row, overrides?: LookupOverrides): Promise<RowResult> {
	const [only] = await lookUpAll([row], overrides);
	if (!only) throw new Error('A row was lost');
	return only;
}

/** So many different numbers that no register has: their lookups end as not confirmed. */
export const rowsOf = (count: number): string[] =>
	Array.from({ length: count }, (_, row) => String(100_000 + row));

/** Where rows ended, in a run that continues on errors; a count stands for so many numbers that no register has. */
export async function lookUpRows(
	rows: number | readonly Row[],
	overrides?: LookupOverrides,
): Promise<RowEnd[]> {
	const all = typeof rows === 'number' ? rowsOf(rows) : rows;
	return rowEnds(await lookUp(all, { ...goesOn, ...overrides }), all.length);
}

/** The rows that were not checked, as `row: message`. */
export const uncheckedRows = (ends: readonly RowEnd[]): string[] =>
	ends.flatMap(({ outcome, error }, row) =>
		outcome === 'unchecked' ? [`${row}: ${error?.message}`] : [],
	);

/** Starts another node, which looks a till up with the credential by this helper of n8n, as n8n's HTTP Request node does; it fails when that fails. */
export function startRequest(
	credentials: CredentialStore,
	kind: AccountKind = 'apiUser',
	name: 'requestWithAuthentication' | 'httpRequestWithAuthentication' = 'requestWithAuthentication',
): StartedRun {
	const { url, ...request } = lookupOf(kind, service.baseUrl);
	const address = name === 'requestWithAuthentication' ? { uri: url } : { url };
	const otherNode: INodeType = {
		description: {
			...new MobileMoneyNameLookup().description,
			name: 'lookup',
			credentials: [{ name: credentials.type.name, required: true }],
			properties: [],
		},
		async execute(this: IExecuteFunctions) {
			const helper: unknown = Reflect.get(this.helpers, name);
			if (typeof helper !== 'function') throw new Error(`n8n has no ${name}`);
			await Reflect.apply(helper, this, [credentials.type.name, { ...address, ...request }]);
			return [[]];
		},
	};
	return startNode({ items: [{ json: {} }], parameters: {}, credentials, otherNode });
}

/** Waits until something holds; for ever, and so into the test's limit, if it never does. */
export async function until(condition: () => boolean): Promise<void> {
	while (!condition()) await sleep(10);
}

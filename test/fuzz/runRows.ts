import { Socket } from 'node:net';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { IDataObject } from 'n8n-workflow';
import { z } from 'zod';

import { ACCOUNT_KINDS, type AccountKind, type Simulator } from '../simulator';
import { rowEnds, type RowEnd } from '../support/rowEnds';
import { ERROR_OUTPUT, runNode, type NodeRun } from '../support/runNode';
import { credentialOf } from '../support/service';

const FUZZ_SEED = Number(process.env.FUZZ_SEED);

/** So many cases of a property, and for each kind of account other ones. */
export const casesOf = (kind: AccountKind, numRuns: number) => ({
	numRuns,
	seed: FUZZ_SEED + ACCOUNT_KINDS.indexOf(kind),
});

/** Prints how many rows came to each outcome: a property that hardly sees one of the wanted proves nothing. */
export function expectMany(kind: AccountKind, outcomes: string[], ...wanted: string[]): void {
	const counts = wanted.map((each) => outcomes.filter((outcome) => outcome === each).length);
	// Straight to the terminal, because Jest puts a stack trace behind each line of console.log.
	process.stdout.write(`FUZZ_SEED=${FUZZ_SEED}: ${kind}: ${wanted.join()}: ${counts.join()}\n`);
	expect(Math.min(...counts)).toBeGreaterThanOrEqual(10);
}

const placeSchema = z
	.object({ host: z.string(), port: z.coerce.number() })
	.transform(({ host, port }) => `http://${host}:${port}`);

/** Every connection of this process goes through it, by whichever library. */
const connect = jest.spyOn(Socket.prototype, 'connect');

const ofPrototypes = () =>
	[Object.prototype, Array.prototype, Object.getPrototypeOf(path)].map(
		Object.getOwnPropertyDescriptors,
	);
const untouched = ofPrototypes();

const objectSchema = z.record(z.custom<NonNullable<unknown>>());

/** Where each row ended; none where an error of our own stopped the workflow. Throws when a row is lost or doubled, an error is not our own, a connection leads elsewhere, or a prototype is changed. */
export async function runRows(
	service: Pick<Simulator, 'baseUrl' | 'account'>,
	kind: AccountKind,
	rows: readonly IDataObject[],
	run: Pick<NodeRun, 'parameters' | 'onError' | 'isTool'>,
): Promise<RowEnd[]> {
	connect.mockClear();
	const items = rows.map((json) => ({ json }));
	const result = await runNode({ ...run, items, credentials: credentialOf({}, kind, service) });
	// Node.js itself gives the options in a list.
	const places = connect.mock.calls.map(([options]) => placeSchema.parse([options].flat()[0]));
	expect(places.filter((place) => place !== service.baseUrl)).toEqual([]);
	expect(isDeepStrictEqual(ofPrototypes(), untouched)).toBe(true);
	// n8n keeps a copy of the error, which is no instance of its class any more.
	const isOwnError = /^Node(?:Api|Operation)Error$/.test(result.error?.name ?? '');
	if (run.onError === 'stopWorkflow' && isOwnError) return [];
	const outputs = result.outputs.map((output, outputIndex) =>
		output.map(({ json, ...item }) => {
			const { lookup = json, error } = json;
			// On the error output stands the input's own field, if it has one of this name.
			const failed = { outcome: 'unchecked', error };
			return { ...item, json: outputIndex === ERROR_OUTPUT ? failed : objectSchema.parse(lookup) };
		}),
	);
	return rowEnds({ ...result, outputs }, rows.length);
}

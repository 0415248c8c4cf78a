import { createHash } from 'node:crypto';

import { ACCOUNT_KINDS, tills, type Fault } from '../simulator';
import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import type { RowEnd } from '../support/rowEnds';
import type { FaultEffect } from './faultEffects';
import { OF_ALL, OF_DARAJA } from './faultEffects';
import { lookUpWith } from '../support/lookUp';
import { credentialOf, service } from '../support/service';

const NAMELESS = '900101';
export const UNKNOWN = '999999';

const names = new Map(tills.map(({ number, name }) => [number, name]));

function trueEnd(number: string) {
	if (number === NAMELESS) return { outcome: 'needsReview', outputIndex: NEEDS_REVIEW };
	const name = names.get(number);
	if (name === undefined) return { outcome: 'notConfirmed', outputIndex: NOT_CONFIRMED };
	return { outcome: 'confirmed', outputIndex: CONFIRMED, name };
}

/** Why a row's end is a lie; undefined for its true outcome and for a check that failed. */
export function falsehood(number: string, end: RowEnd, row: number) {
	const { outcome, outputIndex, name, error } = end;
	if (outcome === 'unchecked') {
		const isTold = outputIndex === NEEDS_REVIEW && error?.itemIndex === row;
		return isTold && error.description ? undefined : `row ${row} failed without a proper error`;
	}
	const told = JSON.stringify({ number: end.number, outcome, outputIndex, name });
	const truth = JSON.stringify({ number, ...trueEnd(number) });
	return told === truth ? undefined : `row ${row} is ${told}, not ${truth}`;
}

const BEYOND = 200;
const TOKENS_BEYOND = 10;
const REGISTER = [...tills.map(({ number }) => number), NAMELESS, UNKNOWN];
const OF_ACCOUNT = /did not give a token|login|refused|gave no answer|does not seem to be the/;

const faultsOf = (effects: readonly FaultEffect[]) => effects.map(([, fault]) => fault);
const FAULTS: Fault[] = [...faultsOf(OF_ALL), { kind: 'hang' }, { kind: 'slow', delayMs: 20 }];

const REFUSALS = new Set(
	faultsOf([...OF_ALL, ...OF_DARAJA].filter(([, , to]) => to === 'renewed')),
);

const chanceOf = (text: string): number =>
	createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/** Looks 30 rows up at a local service with random faults, one kind of account a seed. Returns what breaks the contract. */
export async function randomRun(seed: number): Promise<string[]> {
	let draws = 0;
	const random = () => chanceOf(`${seed} ${draws++}`);
	const pick = (most: number) => Math.floor(random() * most);
	const kind = ACCOUNT_KINDS[seed % ACCOUNT_KINDS.length] ?? 'apiUser';
	const faults = kind === 'daraja' ? [...FAULTS, ...faultsOf(OF_DARAJA)] : FAULTS;
	const lookupShare = random() ** 2;
	const tokenShare = random() * 0.4;
	const expiryShare = random() < 0.5 ? 0.02 : 0;
	const hits = new Set<string>();
	let [tokenHits, refusals] = [0, 0];
	service.setFaultPlan((request) => {
		if (random() < expiryShare) service.expireAllTokens();
		const isToken = request.kind === 'token';
		// A plan would take the place of this number's own answer.
		if (request.number === NAMELESS || random() >= (isToken ? tokenShare : lookupShare))
			return undefined;
		const fault = faults[pick(faults.length)];
		if (isToken) tokenHits++;
		else if (fault && REFUSALS.has(fault)) refusals++;
		if (request.number !== undefined) hits.add(request.number);
		return fault;
	});
	const variety = 1 + pick(REGISTER.length);
	const numbers = Array.from({ length: 30 }, () => REGISTER[pick(variety)] ?? UNKNOWN);
	const [maxParallel, maxRetries, maxOutage] = [1 + pick(12), pick(4), pick(4)];
	const options = { maxParallel, maxRetries, maxOutage, timeout: 4000 };
	const ends = await lookUpWith(credentialOf({}, kind), numbers, options);
	const { stats } = service;
	refusals += stats.bearerRefusals;
	const lies = ends.flatMap((end, row) => {
		const number = numbers[row] ?? '';
		const lie = falsehood(number, end, row);
		if (lie !== undefined || end.outcome === trueEnd(number).outcome) return lie ?? [];
		const message = end.error?.message ?? '';
		const isOfAccount = OF_ACCOUNT.test(message) && tokenHits + refusals > 0;
		const mayFail = hits.has(number) || message.startsWith('Not looked up') || isOfAccount;
		return mayFail ? [] : `row ${row} failed without a fault: ${message}`;
	});
	const bounds: Array<[string, number, number]> = [
		['lookups', stats.lookups, new Set(numbers).size * (1 + maxRetries) + refusals + BEYOND],
		['token requests', stats.tokenRequests, (1 + refusals) * (1 + maxRetries) + TOKENS_BEYOND],
		['lookups in flight', stats.mostInFlight, maxParallel],
		['requests elsewhere', stats.elsewhere.requests, 0],
	];
	const excesses = bounds.filter(([, actual, bound]) => actual > bound);
	return [...lies, ...excesses.map((excess) => excess.join(' '))];
}

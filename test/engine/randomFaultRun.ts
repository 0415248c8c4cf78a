import { chance } from '../sending/virtualRun';
import { ACCOUNT_KINDS, tills, type Fault } from '../simulator';
import { lookUpRows, rowsOf } from '../support/lookUp';
import type { RowEnd } from '../support/rowEnds';
import { CONFIRMED, NEEDS_REVIEW, NOT_CONFIRMED } from '../support/runNode';
import { service } from '../support/service';
import { OF_ALL, OF_DARAJA } from './faultEffects';

const NAMELESS = '900101';
export const UNKNOWN = '999999';
const REGISTER = [...tills.map(({ number }) => number), NAMELESS, UNKNOWN];

function trueEnd(number: string) {
	if (number === NAMELESS) return { outcome: 'needsReview', output: NEEDS_REVIEW };
	const name = tills.find((till) => till.number === number)?.name;
	if (name === undefined) return { outcome: 'notConfirmed', output: NOT_CONFIRMED };
	return { outcome: 'confirmed', output: CONFIRMED, name };
}

/** Why a row's end is a lie; undefined for its true outcome and for a check that failed. */
export function falsehood(number: string, end: RowEnd, row: number) {
	const { outcome, output, name, error } = end;
	if (outcome === 'unchecked') {
		const isTold = output === NEEDS_REVIEW && error?.itemIndex === row;
		return isTold && error.description ? undefined : `row ${row} failed without a proper error`;
	}
	const told = JSON.stringify({ number: end.number, outcome, output, name });
	const truth = JSON.stringify({ number, ...trueEnd(number) });
	return told === truth ? undefined : `row ${row} is ${told}, not ${truth}`;
}

const OTHERS: Fault[] = [
	{ kind: 'json', httpStatus: 200, body: { access_token: 12345 } },
	{ kind: 'hang' },
	{ kind: 'slow', delayMs: 20 },
];
const OF_ACCOUNT = /did not give a token|login|refused|gave no answer|does not seem to be the/;

/** Looks 30 rows up at a local service with random faults, one kind of account a seed. Returns what breaks the contract. */
export async function randomRun(seed: number): Promise<string[]> {
	const random = chance(seed);
	const pick = (most: number) => Math.floor(random() * most);
	const kind = ACCOUNT_KINDS[seed % ACCOUNT_KINDS.length] ?? 'apiUser';
	const told = [...OF_ALL, ...(kind === 'daraja' ? OF_DARAJA : [])].map(([, fault]) => fault);
	const faults = [...told, ...OTHERS];
	const lookupShare = random() ** 2;
	const tokenShare = random() * 0.4;
	const expiryShare = random() < 0.5 ? 0.02 : 0;
	const hits = new Set<string | undefined>();
	service.setFaultPlan((request) => {
		if (random() < expiryShare) service.expireAllTokens();
		const share = request.kind === 'token' ? tokenShare : lookupShare;
		// A plan would take the place of this number's own answer.
		if (request.number === NAMELESS || random() >= share) return undefined;
		hits.add(request.number);
		return faults[pick(faults.length)];
	});
	const variety = 1 + pick(REGISTER.length);
	const numbers = rowsOf(30).map(() => REGISTER[pick(variety)] ?? UNKNOWN);
	const [maxParallel, maxRetries, maxOutage] = [1 + pick(12), pick(4), pick(4)];
	const options = { maxParallel, maxRetries, maxOutage, timeout: 4000 };
	const ends = await lookUpRows(numbers, { kind, options });
	const { stats } = service;
	const isAccountHit = hits.size > 0 || stats.bearerRefusals > 0;
	const lies = ends.flatMap((end, row) => {
		const number = numbers[row] ?? '';
		const lie = falsehood(number, end, row);
		if (lie !== undefined || end.outcome !== 'unchecked') return lie ?? [];
		const message = end.error?.message ?? '';
		const isOfAccount = isAccountHit && OF_ACCOUNT.test(message);
		const mayFail = hits.has(number) || message.startsWith('Not looked up') || isOfAccount;
		return mayFail ? [] : `row ${row} failed without a fault: ${message}`;
	});
	// How many requests there may be is in test/sending/laws.test.ts.
	const { mostInFlight, elsewhere } = stats;
	if (mostInFlight > maxParallel) lies.push(`${mostInFlight} lookups were in flight at once`);
	if (elsewhere.requests > 0) lies.push('a request went elsewhere');
	return lies;
}

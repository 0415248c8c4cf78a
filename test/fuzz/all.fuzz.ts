import { casesBySuite, kindsSeen } from './forAll';
import { IS_FULL, LEAST_CASES, SEED, SHARE } from './settings';
import './suites/answers';
import './suites/rows';
import './suites/cells';
import './suites/addresses';
import './suites/accounts';
import './suites/tokens';
import './suites/errors';
import './suites/names';
import './suites/demo';
import './suites/engineAnswers';
import './suites/engineCells';
import './suites/engineSecrets';
import './suites/engineAddresses';
import './suites/engineRequests';

/** A property whose cases all end at the first check proves nothing, so of each of these many must come. */
const KINDS = [
	'read as answer',
	'read as failed',
	'read as tokenRefused',
	'row confirmed',
	'row needsReview',
	'row notConfirmed',
	'row unchecked',
	'found as the other type',
	'cell taken',
	'cell refused',
	'operator taken',
	'address of a cell',
	'question asked',
	'options taken',
	'address taken',
	'address refused',
	'address read again',
	'account taken',
	'same account',
	'token taken',
	'wait',
	'account problem found',
	'names: match',
	'names: closeMatch',
	'confirmed by confirmed',
	'confirmed by needsReview',
	'demo confirmed',
	'demo unchecked',
	'calm run',
	'run with refusals or outages',
	'engine confirmed',
	'engine needsReview',
	'engine notConfirmed',
	'engine unchecked',
	'cell row confirmed',
	'cell row notConfirmed',
	'token that can be sent',
	'token that cannot be sent',
	'reply that is no token',
	'token call at an address',
	'lookup at an address',
	'token sent home',
	'redirect followed',
] as const;
const LEAST_OF_EACH = 10;

const totalOf = (suites: ReadonlyMap<string, number>): number =>
	[...suites.values()].reduce((sum, cases) => sum + cases, 0);

// Straight to the terminal, because Jest puts a stack trace behind each line of console.log.
const print = (line: string) => process.stdout.write(`fuzz: ${line}\n`);

beforeAll(() => {
	print(`seed ${SEED} (FUZZ_SEED=${SEED} brings the same cases again)`);
});

afterAll(() => {
	const suites = casesBySuite();
	for (const [suite, cases] of suites) print(`${cases.toLocaleString('en')} cases of ${suite}`);
	const total = totalOf(suites).toLocaleString('en');
	print(`${total} cases, seed ${SEED}, ${suites.size} suites`);
});

describe('all suites together', () => {
	it(`have run ${LEAST_CASES} cases at least in the full setting`, () => {
		const share = Math.min(SHARE, 1);
		expect(totalOf(casesBySuite())).toBeGreaterThanOrEqual(LEAST_CASES * share);
	});

	if (IS_FULL) {
		it.each(KINDS)('have seen many cases of the kind “%s”', (kind) => {
			expect(kindsSeen().get(kind) ?? 0).toBeGreaterThanOrEqual(LEAST_OF_EACH);
		});
	}
});

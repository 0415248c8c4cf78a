import type * as Credential from '../../../credentials/MobileMoneyNameLookupApi.credentials';
import type * as Node from '../../../nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts';
import {
	sessionCount,
	tokenSession,
} from '../../../nodes/MobileMoneyNameLookup/account/tokenSession';
import type { Fault, Simulator } from '../../simulator';
import { CredentialStore } from '../../support/credentialStore';
import { credentialOf } from '../../support/lookUpWith';
import { itWithService, lookUpRows, rowsOf, uncheckedRows } from '../../support/ownService';
import { rowEnds, type RowEnd } from '../../support/rowEnds';
import { startNode } from '../../support/runNode';
import { useOwnTime } from '../../support/ownTime';

useOwnTime();

/** Database and network of a worker: a token is stored so long after it was issued. */
const STORING_MS = 20;

/** A process of its own: it knows nothing of the tokens of others but what is stored. */
async function startProcess() {
	const folder = '../../..';
	let modules: (typeof Credential & typeof Node) | undefined;
	await jest.isolateModulesAsync(async () => {
		modules = {
			...(await import(`${folder}/credentials/MobileMoneyNameLookupApi.credentials`)),
			...(await import(`${folder}/nodes/MobileMoneyNameLookup/MobileMoneyNameLookup.node.ts`)),
		};
	});
	if (!modules) throw new Error('The modules of a process were not loaded');
	return modules;
}
type Process = Awaited<ReturnType<typeof startProcess>>;

let processes: Process[] = [];
beforeAll(async () => {
	processes = [await startProcess(), await startProcess()];
});

/** The credential of all processes, as the one of them sees it. */
function sharedCredential({ MobileMoneyNameLookupApi }: Process, shared: CredentialStore) {
	const own = new CredentialStore(new MobileMoneyNameLookupApi(), undefined);
	own.storingMs = STORING_MS;
	return Object.defineProperty(own, 'stored', {
		get: () => shared.stored,
		set: (stored: CredentialStore['stored']) => {
			shared.stored = stored;
		},
	});
}

/** Looks as many numbers up in each process at the same time. */
async function lookUpInAll(service: Simulator, rows: number): Promise<RowEnd[]> {
	const shared = credentialOf(service);
	const runs = processes.map(async (own) => {
		const started = startNode({
			items: rowsOf(rows).map((number) => ({ json: { number } })),
			parameters: { operation: 'till', merchantTillNumber: '={{ $json.number }}' },
			credentials: sharedCredential(own, shared),
			onError: 'continueRegularOutput',
			otherNode: new own.MobileMoneyNameLookup(),
		});
		return rowEnds(await started.result, rows);
	});
	return (await Promise.all(runs)).flat();
}

describe('two workers with a service that keeps one live token for an account', () => {
	itWithService.each<[string, number]>([
		['from the start', 0],
		['when their token dies', 50],
	])(
		'share it through the stored credential %s',
		async (service, _when, diesAt) => {
			service.setLatency(5);
			service.setFaultPlan(({ kind, sequence }): Fault | undefined => {
				if (kind !== 'token' && sequence === diesAt) service.expireAllTokens();
				return undefined;
			});
			expect(uncheckedRows(await lookUpInAll(service, 150))).toEqual([]);
			expect(service.stats.tokenRequests).toBeLessThanOrEqual(2 * processes.length);
		},
		() => ({ oneLiveToken: true }),
	);
});

describe('more accounts than a process keeps in memory', () => {
	itWithService('cost no row of a run that is under way, and no token', async (service) => {
		let deaths = 0;
		let lookupsWithToken = 0;
		service.setFaultPlan(({ kind, sequence }) => {
			lookupsWithToken = kind === 'token' ? 0 : lookupsWithToken + 1;
			// A token dies in use: one that dies before its first answer would look like a refused account.
			if (lookupsWithToken !== 20) return undefined;
			for (let other = 0; other < 100; other++) tokenSession(`of others ${sequence} ${other}`);
			service.expireAllTokens();
			deaths++;
			return undefined;
		});
		expect(uncheckedRows(await lookUpRows(service, 100, { maxParallel: 5 }))).toEqual([]);
		expect(deaths).toBeGreaterThan(2);
		expect(sessionCount()).toBe(100);
		// One at the beginning, and one for each time that all have died.
		expect(service.stats.tokenRequests).toBeLessThanOrEqual(1 + deaths);
	});
});

import { fetch } from 'undici';
import { number, seconds } from '../bench/figures';
import { everyTillHeld, strayRows, tillAt } from '../bench/throughput/rows';
import { finishedExecution } from '../e2e/support/executions';
import { storeCredential } from '../e2e/support/liveN8n';
import { type PublishedWorkflow, publishAt } from '../e2e/support/publishWorkflow';
import { until } from '../e2e/support/until';
import { inLine, lookupName, lookupNode, node, webhook } from '../e2e/support/workflows';
import { whenDone } from '../realN8n/cleanup';
import { localCredentialData } from '../realN8n/localCredential';
import { CREDENTIAL_TYPES, startSimulator } from '../simulator';
import type { Cluster } from './cluster';

async function publishLogin(
	{ main }: Cluster,
	path: string,
	account: Record<string, string>,
): Promise<PublishedWorkflow> {
	const credential = await storeCredential(main.rest, CREDENTIAL_TYPES.daraja, account);
	const lookup = lookupNode(credential, {}, 'daraja');
	const nodes = [
		webhook(path, { responseMode: 'onReceived' }),
		node('Rows', 'splitOut', { fieldToSplitOut: 'body.rows' }),
		{ ...lookup, onError: 'continueRegularOutput' as const },
	];
	return await publishAt(main, inLine(path, nodes), `/webhook/${path}`);
}

/** Looks rows up with two credentials of one account, each in a worker, at a service whose every new token ends the one before; every `otherLoginMs` another system logs in, too. */
export async function runTwoLogins(cluster: Cluster, rows: number, otherLoginMs?: number) {
	const title = `two credentials of one account${otherLoginMs === undefined ? '' : ', and another system logs in'}`;
	console.log(`two workers, ${title}, ${number(rows)} rows each …`);
	const service = await startSimulator({ latencyMs: 50, oneLiveToken: true });
	whenDone(() => service.close());
	service.setFaultPlan(everyTillHeld);
	const account = localCredentialData(service, 'daraja');
	const name = (login: string) => `${login}-${otherLoginMs ?? 'alone'}`;
	const first = await publishLogin(cluster, name('first'), account);
	const second = await publishLogin(cluster, name('second'), account);
	const others =
		otherLoginMs &&
		setInterval(() => {
			service.expireAllTokens();
		}, otherLoginMs);
	const body = JSON.stringify({
		rows: Array.from({ length: rows }, (_, row) => ({ till: tillAt(row, rows) })),
	});
	const headers = { 'content-type': 'application/json' };
	const start = async ({ url }: PublishedWorkflow) => {
		await fetch(url, { method: 'POST', headers, body });
	};
	const startedAt = Date.now();
	await start(first);
	const busy = await until(
		'a worker looks up',
		() => service.stats.lookups > 50 && cluster.busiest,
	);
	await cluster.without(busy, async () => {
		await start(second);
	});
	const problems: string[] = [];
	for (const login of [first, second]) {
		const run = (await finishedExecution(cluster.main.rest, login.id)).nodeRun(lookupName);
		if (!run) throw new Error(`The lookups at ${login.url} did not run`);
		const { lost, unchecked } = strayRows(run, rows, rows);
		problems.push(...lost.slice(0, 3), ...unchecked.slice(0, 3));
	}
	const endedAt = Date.now();
	clearInterval(others);
	const figures = {
		Where: 'two workers',
		Run: title,
		Rows: [rows, rows].map(number).join(' + '),
		Time: seconds(endedAt - startedAt),
		Lookups: number(service.stats.lookups),
	};
	console.log(`${number(service.stats.tokenRequests)} token calls.`);
	await service.close();
	return { figures, problems: problems.map((problem) => `${title}: ${problem}.`) };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { OUTPUTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { ACCOUNT_KINDS, CREDENTIAL_TYPES, lookupOf } from '../simulator';
import { newestExecutions } from './support/executions';
import { storeAccount, useLiveN8n } from './support/liveN8n';
import { publishAt } from './support/publishWorkflow';
import { until } from '../realN8n/until';
import {
	inLine,
	lookupName,
	lookupNode,
	node,
	trigger,
	webhook,
	type NewWorkflow,
	type WorkflowNode,
} from './support/workflows';

const jane = 'JANE WANJIKU KAMAU';
const sixty = Array.from({ length: 60 }, (_, row) => String(5_600_000 + row));
const live = useLiveN8n();

async function lookUp(
	rows: readonly string[],
	setting: Partial<WorkflowNode> = {},
	changes: Partial<NewWorkflow> = {},
): Promise<{ status: string; reached: unknown[][] }> {
	const after = [...OUTPUTS, ...(setting.onError === 'continueErrorOutput' ? ['Error'] : [])];
	const sheet = { mode: 'raw', jsonOutput: JSON.stringify({ rows }), options: {} };
	const split = { fieldToSplitOut: 'rows', options: { destinationFieldName: 'till' } };
	const workflow = inLine(
		'After each output',
		[
			node(trigger, 'manualTrigger'),
			node('Sheet', 'set', sheet, 3.4),
			node('Rows', 'splitOut', split),
			{ ...lookupNode(live().credentialId), ...setting },
		],
		after.map((output) => node(output, 'noOp')),
	);
	const { status, outputs } = await live().run({ ...workflow, ...changes });
	return { status, reached: after.map((output) => outputs(output)[0] ?? []) };
}

test('the error output gets the rows that could not be checked, with their own fields and the error', async () => {
	const rows = ['not a number', '4738534', '900503'];
	const { reached } = await lookUp(rows, { onError: 'continueErrorOutput' });
	const failed = (itemIndex: number) => {
		const unchecked = { outcome: 'unchecked', payable: false, nextStep: expect.any(String) };
		return { till: rows[itemIndex], ...unchecked, error: expect.objectContaining({ itemIndex }) };
	};
	expect(reached).toMatchObject([[], [{ name: jane }], [], [failed(0), failed(2)]]);
});

const pinned = { outcome: 'notConfirmed', number: '5031264' };
const pins = { pinData: { [lookupName]: [{ json: pinned }] } };
const always = { alwaysOutputData: true };
const notFound = expect.objectContaining({ reason: 'accountNotFound' });
test.each<[string, string, Partial<WorkflowNode>, Partial<NewWorkflow>, unknown[][]]>([
	['the node is deactivated', '4738534', { disabled: true }, {}, [[{ till: '4738534' }], [], []]],
	['its data are pinned', '4738534', {}, pins, [[pinned], [], []]],
	['n8n adds the empty item of an output', '5999991', always, {}, [[{}], [], [notFound]]],
])('nothing leaves by Confirmed when %s', async (_what, till, setting, changes, expected) => {
	expect((await lookUp([till], setting, changes)).reached).toEqual(expected);
});

test('Stop in the editor ends a run at once whose lookups hang, and sends no more', async () => {
	const { rest, service } = live();
	service.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : { kind: 'hang' }));
	const run = lookUp(sixty);
	await until('the run has come so far', () => service.stats.inFlight === 10);
	const stoppedAt = Date.now();
	const [newest] = await newestExecutions(rest, 1);
	await rest.post(`/rest/executions/${newest?.id}/stop`, {});
	await until('no lookup is under way', () => service.stats.inFlight === 0);
	expect((await run).status).toBe('canceled');
	expect(Date.now() - stoppedAt).toBeLessThan(3_000);
	service.setFaultPlan(undefined);
	const { lookups, tokenRequests } = service.stats;
	await sleep(1_000);
	expect(service.stats).toMatchObject({ lookups, tokenRequests, inFlight: 0 });
});

// An edit before a renewal is in test/engine/recovery/tokens.test.ts.
test('the stored credential keeps what is edited while a run renews its token', async () => {
	const { service } = live();
	let edited: Promise<void> | undefined;
	service.setFaultPlan(({ kind, sequence }) => {
		if (kind !== 'token' && sequence === 20) service.expireAllTokens();
		if (kind !== 'token') return { kind: 'slow', delayMs: 20 };
		if (sequence < 20) return undefined;
		edited ??= live().changeCredential({ login: 'edited@example.com' });
		return { kind: 'held', until: edited };
	});
	const { reached } = await lookUp(sixty, { onError: 'continueRegularOutput' });
	service.setFaultPlan(undefined);
	await edited;
	// The run goes on as the account that it began with.
	expect(reached.map((items) => items.length)).toEqual([0, 0, 60]);
	expect(await live().shownCredential()).toMatchObject({ login: 'edited@example.com' });
	service.resetStats();
	const after = await lookUp(['4738534'], { onError: 'continueRegularOutput' });
	expect(after.reached).toMatchObject([[{ outcome: 'unchecked' }], [], []]);
	expect(service.stats).toMatchObject({ tokenRefusals: 1, lookups: 0 });
});

// Last: it ends tokens within the seconds in which one that was just replaced is not replaced again.
test.each(ACCOUNT_KINDS)('n8n’s HTTP Request node uses and renews the account %s', async (kind) => {
	const { service } = live();
	const nodeCredentialType = CREDENTIAL_TYPES[kind];
	const id = await storeAccount(live(), {}, kind);
	const credentials = { [nodeCredentialType]: { id, name: kind } };
	const { method, url, body } = lookupOf(kind, service.baseUrl);
	const sent = body === undefined ? {} : { sendBody: true, specifyBody: 'json', jsonBody: body };
	const authentication = { authentication: 'predefinedCredentialType', nodeCredentialType };
	const parameters = { method, url, ...sent, ...authentication, options: {} };
	const request = node('HTTP Request', 'httpRequest', parameters, 4.2);
	const workflow = inLine(kind, [
		webhook(kind, { responseMode: 'lastNode' }),
		{ ...request, credentials },
	]);
	const published = await publishAt(live(), workflow, `/webhook/${kind}`);
	const call = async (): Promise<string> =>
		await (await fetch(published.url, { method: 'POST' })).text();
	expect(await call()).toContain(jane);
	service.expireAllTokens();
	service.resetStats();
	expect(await call()).toContain(jane);
	expect(service.stats).toMatchObject({ tokenRequests: 1, lookups: 2, bearerRefusals: 1 });
});

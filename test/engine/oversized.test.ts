import { setTimeout as pause } from 'node:timers/promises';

import { credentialOf, lookUpWith } from '../support/lookUpWith';
import type { EndlessServer } from '../support/endlessServer';
import { startEndlessServer } from '../support/endlessServer';
import { rowEnds } from '../support/rowEnds';
import { withService } from '../support/withService';

const { simulator } = withService();

const NUMBER = '4738534';
const SETTINGS = { options: { timeout: 3000, maxRetries: 0 } };

/** More than the buffers of a connection hold, and far less than a body that is read on. */
const READ_AT_MOST = 32 * 1024 * 1024;

let endless: EndlessServer | undefined;

afterEach(async () => {
	await endless?.close();
});

async function expectEnded({ open, bytesWritten }: EndlessServer) {
	for (let wait = 0; wait < 50 && open() > 0; wait++) await pause(20);
	expect(open()).toBe(0);
	expect(bytesWritten()).toBeLessThan(READ_AT_MOST);
}

describe('an answer to a lookup', () => {
	it.each([
		['of 1 KiB is taken', 1024, 'confirmed'],
		['of 63 KiB is taken', 63 * 1024, 'confirmed'],
		['of 65 KiB is refused', 65 * 1024, 'unchecked'],
		['of 1 MiB is refused', 1024 * 1024, 'unchecked'],
	])('%s', async (_size, bytes, outcome) => {
		simulator().setFaultPlan(({ kind }) =>
			kind === 'token' ? undefined : { kind: 'largeBody', bytes: bytes - 100 },
		);
		const [end] = rowEnds(await lookUpWith(credentialOf(simulator()), [NUMBER], SETTINGS), 1);
		expect(end?.outcome).toBe(outcome);
		if (outcome === 'unchecked') expect(end?.error?.message).toContain('far larger');
	});

	it.each([
		['is dropped while it still comes', false],
		['is dropped although it is small on the wire', true],
	])('without end %s', async (_how, isCompressed) => {
		endless = await startEndlessServer(isCompressed);
		const credentials = credentialOf(simulator(), {
			authUrl: simulator().baseUrl,
			baseUrl: endless.origin,
		});
		const [end] = rowEnds(await lookUpWith(credentials, [NUMBER], SETTINGS), 1);
		expect(end).toMatchObject({ outcome: 'unchecked', error: { retryable: false } });
		expect(end?.error?.message).toContain('far larger');
		await expectEnded(endless);
	});
});

describe('an answer to the token call', () => {
	it('without end is dropped while it still comes', async () => {
		endless = await startEndlessServer(false);
		const credentials = credentialOf(simulator(), { authUrl: endless.origin });
		credentials.tokenTimeoutMs = 1000;
		const [end] = rowEnds(await lookUpWith(credentials, [NUMBER], SETTINGS), 1);
		expect(end).toMatchObject({ outcome: 'unchecked' });
		await expectEnded(endless);
	});
});

import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetch } from 'undici';
import type { N8nInstance } from './n8nInstance';
import { N8nRest, type Owner } from './n8nRest';

const startLimitMs = 90_000;

/** An n8n that answers, with its owner signed in. */
export interface N8nServer {
	baseUrl: string;
	owner: Owner;
	rest: N8nRest;
	/** Everything that n8n has logged so far. */
	log: () => string;
	/** Resolves with the exit code when n8n ends, by itself or through `stop`. */
	ended: Promise<number | null>;
	stop: () => Promise<void>;
}

export interface StartOptions {
	/** Receives what n8n logs, as it arrives. */
	onOutput?: (text: string) => void;
	/** The owner, when this instance has run before. */
	owner?: Owner;
}

/**
 * Starts n8n, waits until it answers, creates its owner and signs in.
 * @throws with n8n's last lines when it ends or does not answer within 90 s
 */
export async function startServer(
	instance: N8nInstance,
	{ onOutput, owner: known }: StartOptions = {},
): Promise<N8nServer> {
	const { ended, output, stop } = instance.start(onOutput);
	try {
		await Promise.race([
			answers(instance.baseUrl),
			ended.then((code) => {
				throw new Error(`n8n ended with ${String(code)} while starting.`);
			}),
		]);
		const owner = known ?? { email: 'owner@example.com', password: newPassword() };
		const rest = known
			? await N8nRest.signIn(instance.baseUrl, owner)
			: await N8nRest.setUpOwner(instance.baseUrl, owner);
		return { baseUrl: instance.baseUrl, owner, rest, log: output, ended, stop };
	} catch (error) {
		const lastLines = output().trim().split('\n').slice(-25).join('\n');
		await stop();
		throw new Error(`n8n did not start:\n${lastLines}`, { cause: error });
	}
}

/** Waits for n8n's API; n8n 1 calls itself ready before, and answers everything with a text until then. */
async function answers(baseUrl: string): Promise<void> {
	const deadline = Date.now() + startLimitMs;
	while (Date.now() < deadline) {
		const response = await fetch(`${baseUrl}/rest/settings`).catch(() => undefined);
		await response?.body?.cancel();
		const type = response?.headers.get('content-type') ?? '';
		if (response?.status === 200 && type.includes('json')) return;
		await sleep(150);
	}
	throw new Error(`n8n did not answer on ${baseUrl} within ${startLimitMs / 1000} s.`);
}

/** n8n wants a digit and an upper-case letter in a password. */
function newPassword(): string {
	return `M1-${randomBytes(9).toString('base64url')}`;
}

import type { Page } from 'playwright-core';

/** How the messages begin that n8n shows at the end of a run. */
export type RunEnding =
	'Workflow executed successfully' | 'Node executed successfully' | 'Problem in node';

const note = `
	window.noticed = [];
	new MutationObserver(() => {
		for (const message of document.querySelectorAll('.el-notification:not([data-noticed])')) {
			if (message.textContent === '') continue;
			message.dataset.noticed = '';
			window.noticed.push(message.textContent);
		}
	}).observe(document, { childList: true, subtree: true, characterData: true });`;

const forget = `
	window.noticed = [];
	document.querySelectorAll('.el-notification__closeBtn').forEach((button) => button.click());`;

/**
 * Has a page note the messages that n8n shows. n8n takes them away after a few seconds, in which nobody may
 * have looked on a busy machine.
 */
export async function noteRunEndings(page: Page): Promise<void> {
	await page.addInitScript(note);
}

/** What n8n may say. Where a node’s run ends before n8n answered the click on it, n8n takes it for the workflow’s. */
const saidAt: Readonly<Record<RunEnding, RegExp>> = {
	'Workflow executed successfully': /Workflow executed successfully/,
	'Node executed successfully': /(Node|Workflow) executed successfully/,
	'Problem in node': /Problem in node/,
};

/** Forgets what n8n said so far: its word on a run by a form may come after the run's last node was seen to end. */
export async function forgetRunEndings(page: Page): Promise<void> {
	await page.evaluate(forget);
}

/**
 * Waits for the message at the end of a run, and closes it, so that it is not taken for the next run's.
 * @param last the node that ends a run by a form, of whose end n8n may say nothing: it is marked as run, then
 * @throws with what n8n said instead
 */
export async function runHasEnded(page: Page, ending: RunEnding, last = ''): Promise<void> {
	const said = saidAt[ending];
	const ran = `[data-node-name="${last}"] [data-test-id="canvas-node-status-success"]`;
	try {
		await page.waitForFunction(
			`window.noticed.some((text) => ${String(said)}.test(text)) || document.querySelector('${ran}')`,
		);
	} catch (cause) {
		const noticed = String(await page.evaluate('window.noticed.join("; ")'));
		throw new Error(`n8n did not say “${ending}”, but: ${noticed}`, { cause });
	}
	await forgetRunEndings(page);
	const message = page.locator('.el-notification').filter({ hasText: said });
	await message.waitFor({ state: 'detached' });
}

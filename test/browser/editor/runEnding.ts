import type { Page } from 'playwright-core';

/** How the messages begin that n8n shows at the end of a run. */
export type RunEnding =
	'Workflow executed successfully' | 'Node executed successfully' | 'Problem in node';

/** Waits for the message at the end of a run, and closes it, so that it is not taken for the next run's. */
export async function runHasEnded(page: Page, ending: RunEnding): Promise<void> {
	const message = page.locator('.el-notification').filter({ hasText: ending });
	await message.waitFor();
	await message.locator('.el-notification__closeBtn').click();
	await message.waitFor({ state: 'detached' });
}

import { access } from 'node:fs/promises';
import { chromium, selectors, type Page } from 'playwright-core';
import { whenDone } from './cleanup';

const chromiumPath = '/usr/bin/chromium';

const chromiumArguments = [
	// Chromium refuses to run as root, as in a container, with its sandbox; it sees only this machine's n8n.
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * Opens the system's Chromium, without a window and with a profile that is removed when the process ends.
 * Its pages reach only `baseUrl`; their test ids are n8n's.
 * @throws when Chromium is not installed, with how to install it
 */
export async function openBrowser(baseUrl: string): Promise<Page> {
	await access(chromiumPath).catch(() => {
		throw new Error(
			`Chromium is not at ${chromiumPath}. Install it (Debian, Ubuntu: apt-get install chromium), then run the same command again.`,
		);
	});
	const browser = await chromium.launch({
		executablePath: chromiumPath,
		args: chromiumArguments,
		// The clean-up ends the browser; Playwright's own handlers would end the process before it is done.
		handleSIGINT: false,
		handleSIGTERM: false,
		handleSIGHUP: false,
	});
	whenDone(async () => {
		await browser.close();
	});
	selectors.setTestIdAttribute('data-test-id');
	const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
	await page.route(
		(url) => url.origin !== baseUrl,
		async (route) => {
			await route.abort();
		},
	);
	return page;
}

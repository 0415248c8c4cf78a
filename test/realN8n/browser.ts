import { access } from 'node:fs/promises';
import { chromium, selectors, type Page } from 'playwright-core';
import { runProcess } from './childProcess';
import { whenDone } from './cleanup';
import { phase, type Log } from './progress';

const chromiumPath = '/usr/bin/chromium';

/** Long enough for a machine that does other work as well, in ms. */
const patienceMs = 60_000;

const chromiumArguments = [
	// Chromium refuses to run as root, as in a container, with its sandbox; it sees only this machine's n8n.
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// Blocked here and not by Playwright's routes, which would switch off the browser's cache too.
	'--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/**
 * Finds Debian's Chromium, or installs it with apt-get.
 * @throws when it is missing and apt-get cannot install it, with what to do
 */
export async function installChromium(log: Log): Promise<void> {
	if (await isInstalled()) return;
	if (process.getuid?.() !== 0) {
		throw new Error(
			`Chromium is not at ${chromiumPath}. Install it (Debian, Ubuntu: apt-get install chromium), then run the same command again.`,
		);
	}
	await phase(log, 'Installing Chromium', async () => {
		await aptGet(['update']);
		await aptGet(['install', '--yes', '--no-install-recommends', 'chromium']);
	});
	if (!(await isInstalled())) throw new Error(`apt-get did not install ${chromiumPath}.`);
}

/**
 * Opens the system's Chromium, without a window and with a profile that is removed when the process ends.
 * Its page reaches only this machine; its test ids are n8n's.
 */
export async function openBrowser(): Promise<Page> {
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
	page.setDefaultTimeout(patienceMs);
	return page;
}

async function isInstalled(): Promise<boolean> {
	return await access(chromiumPath).then(
		() => true,
		() => false,
	);
}

async function aptGet(args: readonly string[]): Promise<void> {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	await runProcess('apt-get', args, { cwd: '/', env });
}

import { chromium, selectors, type Page } from 'playwright-core';
import { whenDone } from './cleanup';
import { installDebianPackages } from './debianPackages';

const chromiumPath = '/usr/bin/chromium';

/** Long enough for a machine that does other work as well, in ms. */
const patienceMs = 60_000;

const chromiumArguments = [
	// Chromium refuses to run as root, as in a container, with its sandbox; it sees only this machine's n8n.
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	// Blocked here and not by Playwright's routes, which would switch off the browser's cache too.
	'--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/** Finds Debian's Chromium, or installs it with apt-get. */
export async function installChromium(): Promise<void> {
	await installDebianPackages({ [chromiumPath]: 'chromium' });
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
	whenDone(() => browser.close());
	selectors.setTestIdAttribute('data-test-id');
	const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
	page.setDefaultTimeout(patienceMs);
	return page;
}

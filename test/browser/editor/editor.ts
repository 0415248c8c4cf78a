import { chromium, selectors, type Locator, type Page } from 'playwright-core';
import { sharedN8n } from '../../e2e/support/sharedN8n';
import { cleanUp, whenDone } from '../../realN8n/cleanup';
import { browserId } from '../../realN8n/n8nRest';
import { keepScreen } from './picture';

export const chromiumPath = '/usr/bin/chromium';

const chromiumArguments = [
	// Chromium refuses to run as root, as in a container, with its sandbox; it sees only this machine's n8n.
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	// Blocked here and not by Playwright's routes, which would switch off the browser's cache too.
	'--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/** Opens the system's Chromium, which reaches only this machine; its test ids are n8n's. */
export async function openBrowser(): Promise<Page> {
	// The clean-up ends the browser; Playwright's own handlers would end the process before it is done.
	const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
	const options = { executablePath: chromiumPath, args: chromiumArguments, ...signals };
	const browser = await chromium.launch(options);
	whenDone(() => browser.close());
	selectors.setTestIdAttribute('data-test-id');
	const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
	// Long enough for a machine that does other work as well.
	page.setDefaultTimeout(60_000);
	return page;
}

/** Opens n8n's editor for the tests of a suite, in the owner's session; returns a function that gives its page. */
export function useEditor(): () => Page {
	let page: Page;
	beforeAll(async () => {
		const { baseUrl: url, cookie } = sharedN8n();
		page = await openBrowser();
		const cookies = cookie.split('; ').map((pair) => {
			const [name = '', value = ''] = pair.split('=');
			return { name, value, url };
		});
		await page.context().addCookies(cookies);
		// n8n ties a session to the browser that opened it.
		await page.addInitScript(`localStorage.setItem('n8n-browserId', '${browserId}')`);
		// Until all is there, n8n goes back to this page from whatever is opened.
		await page.goto(`${url}/home/workflows`, { waitUntil: 'networkidle' });
	});
	afterEach(async () => {
		await keepScreen(page);
	});
	afterAll(cleanUp);
	return () => page;
}

/** Chooses an entry of the menu of new things, until what it opens is there. */
async function addNew(page: Page, entry: string, opened: Locator): Promise<void> {
	const entries = page.getByTestId('navigation-menu-item');
	const choose = async (): Promise<void> => {
		await page.getByTestId('universal-add').click();
		await entries.filter({ hasText: entry }).click();
		// The menu stays open, above the page, as long as the pointer is there.
		await page.mouse.move(600, 300);
		await entries.first().waitFor({ state: 'hidden' });
	};
	await choose();
	// n8n may still go back to its first page once, when it has loaded the rest of itself.
	await opened.waitFor({ timeout: 20_000 }).catch(choose);
	await opened.waitFor();
}

async function openEmptyWorkflow(page: Page): Promise<Locator> {
	const firstNode = page.getByTestId('canvas-plus-button');
	await addNew(page, 'New workflow', firstNode);
	return firstNode;
}

/** Opens an empty workflow, and returns the field that finds a node for it. */
export async function openNodeSearch(page: Page): Promise<Locator> {
	await (await openEmptyWorkflow(page)).click();
	return page.getByTestId('node-creator-search-bar');
}

/** Imports a workflow from a file into an empty one, as “Import from file” does. */
export async function importWorkflow(page: Page, file: string): Promise<void> {
	await openEmptyWorkflow(page);
	const saved = page.waitForResponse(
		(response) =>
			response.request().method() !== 'GET' && response.url().includes('/rest/workflows'),
	);
	await page.getByTestId('workflow-import-input').setInputFiles(file);
	await page.getByTestId('canvas-node').first().waitFor();
	// The import leaves everything selected.
	await page.locator('.vue-flow__pane').click({ position: { x: 8, y: 100 } });
	// n8n saves it by itself; until then it does not let go of it.
	await saved;
}

/** Runs the workflow, by this trigger's own button when it has several, until its last node is marked as run. */
export async function runTo(page: Page, last: string, trigger?: string): Promise<void> {
	const nodeOf = (name: string): Locator =>
		page.locator(`[data-test-id="canvas-node"][data-node-name="${name}"]`);
	// The button shows itself only while the pointer is on the trigger.
	if (trigger !== undefined) await nodeOf(trigger).hover();
	const own = trigger === undefined ? '' : `-${trigger}`;
	await page.getByTestId(`execute-workflow-button${own}`).click();
	await nodeOf(last).getByTestId('canvas-node-status-success').waitFor();
}

/** Opens the form of a new credential, and returns its dialog. */
export async function openNewCredential(page: Page, typeName: string): Promise<Locator> {
	const search = page.getByTestId('new-credential-type-select').locator('input');
	await addNew(page, 'New credential', search);
	await search.fill(typeName);
	const types = page.getByTestId('new-credential-type-select-option');
	await types.getByText(typeName, { exact: true }).click();
	await page.getByTestId('new-credential-type-button').click();
	const dialog = page.getByTestId('editCredential-modal');
	await dialog.waitFor();
	return dialog;
}

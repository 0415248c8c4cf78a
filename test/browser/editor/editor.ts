import type { Page } from 'playwright-core';
import { browserId } from '../../realN8n/n8nRest';
import { sharedN8n } from '../../e2e/support/sharedN8n';
import { openBrowser } from '../../realN8n/browser';
import { cleanUp } from '../../realN8n/cleanup';
import { Canvas } from './canvas';
import { CredentialForm } from './credentialForm';
import { NodePanel } from './nodePanel';
import { keepScreen } from './picture';
import { noteRunEndings } from './runEnding';

/** n8n's dialog scrolls; this one grows with the window, so that a picture shows every field. */
const tallDialog = `[data-test-id="editCredential-modal"] {
	max-height: none !important;
	height: calc(100vh - 80px) !important;
}`;

/** n8n's editor in a browser, driven as a person would. */
export class Editor {
	private constructor(readonly page: Page) {}

	/** Opens the browser in the owner's session; `cleanUp` ends it. */
	static async open(): Promise<Editor> {
		const { baseUrl: url, cookie } = sharedN8n();
		const page = await openBrowser();
		const cookies = cookie.split('; ').map((pair) => {
			const [name = '', value = ''] = pair.split('=');
			return { name, value, url };
		});
		await page.context().addCookies(cookies);
		// n8n ties a session to the browser that opened it.
		await page.addInitScript(`localStorage.setItem('n8n-browserId', '${browserId}')`);
		await noteRunEndings(page);
		// Until all is there, n8n goes back to this page from whatever is opened.
		await page.goto(`${url}/home/workflows`, { waitUntil: 'networkidle' });
		return new Editor(page);
	}

	/** Opens an empty workflow. */
	async openNewWorkflow(): Promise<Canvas> {
		await this.addNew('New workflow');
		const canvas = new Canvas(this.page);
		await canvas.addFirstStep.waitFor();
		return canvas;
	}

	/** Adds the node to an empty workflow by this action, as somebody who searches for it, and leaves it open. */
	async openNewLookup(action: string): Promise<NodePanel> {
		const { addFirstStep } = await this.openNewWorkflow();
		await addFirstStep.click();
		const search = this.page.getByTestId('node-creator-search-bar');
		await search.pressSequentially('mobile money');
		await this.page.getByTestId('node-creator-action-item').first().waitFor();
		await search.press('Enter');
		const actions = this.page.getByTestId('node-creator-item-name');
		await actions.getByText(action, { exact: true }).click();
		return new NodePanel(this.page);
	}

	/** Imports a workflow from a file into an empty one, as “Import from file” does. */
	async importWorkflow(file: string): Promise<Canvas> {
		const canvas = await this.openNewWorkflow();
		const saved = this.page.waitForResponse(
			(response) =>
				response.request().method() !== 'GET' && response.url().includes('/rest/workflows'),
		);
		await this.page.getByTestId('workflow-import-input').setInputFiles(file);
		await canvas.nodes.first().waitFor();
		// The import leaves everything selected.
		await this.page.locator('.vue-flow__pane').click({ position: { x: 8, y: 100 } });
		// n8n saves it by itself; until then it does not let go of it.
		await saved;
		return canvas;
	}

	/** Opens the form of a new credential. */
	async openNewCredential(typeName: string): Promise<CredentialForm> {
		await this.addNew('New credential');
		await this.page.getByTestId('new-credential-type-select').locator('input').fill(typeName);
		const types = this.page.getByTestId('new-credential-type-select-option');
		await types.getByText(typeName, { exact: true }).click();
		await this.page.getByTestId('new-credential-type-button').click();
		await this.page.addStyleTag({ content: tallDialog });
		const form = new CredentialForm(this.page);
		await form.dialog.waitFor();
		return form;
	}

	/** Chooses from the menu “+”, which leaves the page loaded: n8n takes seconds to load anew. */
	private async addNew(entry: string): Promise<void> {
		await this.page.getByTestId('universal-add').click();
		const entries = this.page.getByTestId('navigation-menu-item');
		await entries.filter({ hasText: entry }).click();
		// The menu stays open, above the page, as long as the pointer is there.
		await this.page.mouse.move(600, 300);
		await entries.first().waitFor({ state: 'hidden' });
	}
}

/**
 * Opens it before the tests of a suite, and leaves what the screen shows at the end of each test; returns
 * a function that gives it.
 */
export function useEditor(): () => Editor {
	let editor: Editor | undefined;
	const opened = (): Editor => {
		if (!editor) throw new Error('The editor is there only while tests run.');
		return editor;
	};
	beforeAll(async () => {
		editor = await Editor.open();
	});
	afterEach(async () => {
		await keepScreen(opened().page, expect.getState().currentTestName ?? '');
	});
	afterAll(cleanUp);
	return opened;
}

import type { Page } from 'playwright-core';
import type { Owner } from '../../realN8n/n8nRest';
import { Canvas } from './canvas';
import { CredentialForm } from './credentialForm';
import { noteRunEndings } from './runEnding';

/** n8n's dialog scrolls; this one grows with the window, so that a picture shows every field. */
const tallDialog = `[data-test-id="editCredential-modal"] {
	max-height: none !important;
	height: calc(100vh - 80px) !important;
}`;

/** n8n's editor in a browser, driven as a person would. */
export class Editor {
	constructor(
		readonly page: Page,
		private readonly baseUrl: string,
	) {}

	/** Signs in through the form. */
	async signIn({ email, password }: Owner): Promise<void> {
		await noteRunEndings(this.page);
		await this.page.goto(`${this.baseUrl}/signin`);
		await this.page.locator('input[type=email]').fill(email);
		await this.page.locator('input[type=password]').fill(password);
		await this.page.getByRole('button', { name: 'Sign in' }).click();
		await this.page.waitForURL(/\/home\//);
	}

	/** Shows the editor in this theme, as someone sees it whose system has it. */
	async useTheme(theme: 'light' | 'dark'): Promise<void> {
		await this.page.emulateMedia({ colorScheme: theme });
	}

	/** Makes the window this large, in pixels, which are also those of a picture. */
	async useWindow(width: number, height: number): Promise<void> {
		await this.page.setViewportSize({ width, height });
	}

	/** Opens an empty workflow. */
	async openNewWorkflow(): Promise<Canvas> {
		await this.addNew('New workflow');
		const canvas = new Canvas(this.page);
		await canvas.addFirstStep.waitFor();
		return canvas;
	}

	/** Imports a workflow from a file into an empty one, as “Import from file” does. */
	async importWorkflow(file: string): Promise<Canvas> {
		const canvas = await this.openNewWorkflow();
		await this.page.getByTestId('workflow-import-input').setInputFiles(file);
		await canvas.nodes.first().waitFor();
		await canvas.selectNothing();
		return canvas;
	}

	/** Opens the form of a new credential. */
	async openNewCredential(typeName: string): Promise<CredentialForm> {
		await this.addNew('New credential');
		await this.page.getByTestId('new-credential-type-select').locator('input').fill(typeName);
		await this.page
			.getByTestId('new-credential-type-select-option')
			.getByText(typeName, { exact: true })
			.click();
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

import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { callersHeader } from '../../e2e/examples/payoutExample';
import { examplesFolder } from '../../realN8n/paths';
import { Canvas } from '../editor/canvas';
import { CredentialForm } from '../editor/credentialForm';
import { NodePanel } from '../editor/nodePanel';
import { typingIsTaken } from '../editor/parameterFields';
import { centre, type Film } from './film';

/** Where an open node shows the credential that it has. */
const chosenCredential = '[data-test-id="ndv"] [data-test-id="node-credentials-select"] input';

/** What somebody had to do: a double click counts as two, dragging as one, and so does choosing a file. */
export interface Effort {
	clicks: number;
	fields: number;
}

/** Somebody who uses n8n for the first time, with the mouse and the keyboard only, and is counted. */
export class NewUser {
	/** So far. */
	readonly effort: Effort = { clicks: 0, fields: 0 };
	readonly node: NodePanel;
	private readonly canvas: Canvas;
	/** Takes pictures of what is done, while there is one. */
	film: Film | undefined;

	constructor(readonly page: Page) {
		this.node = new NodePanel(page);
		this.canvas = new Canvas(page);
	}

	/** Clicks on something as soon as that is possible. */
	async click(target: Locator, clickCount = 1): Promise<void> {
		await this.film?.approach(target);
		await target.hover();
		await this.film?.press(clickCount);
		await target.click({ clickCount });
		this.effort.clicks += clickCount;
	}

	/** Clicks into a field, and types over what stands there. */
	async type(field: Locator, text: string): Promise<void> {
		await this.click(field);
		await field.press('Control+A');
		await field.pressSequentially(text);
		await typingIsTaken(this.page);
		this.effort.fields += 1;
	}

	/** Clicks into an expression, and pastes another over it. */
	async pasteOver(field: Locator, expression: string): Promise<void> {
		await this.click(field.locator('.cm-content'));
		await this.page.keyboard.press('Control+A');
		await this.page.keyboard.insertText(expression);
		await typingIsTaken(this.page);
		this.effort.fields += 1;
	}

	/** Drags something up or down. */
	async drag(handle: Locator, byPx: number): Promise<void> {
		await this.film?.approach(handle);
		await handle.hover();
		const { x, y } = await centre(handle);
		await this.film?.press(1);
		await this.page.mouse.down();
		await this.page.mouse.move(x, y + byPx, { steps: 8 });
		await this.page.mouse.up();
		this.film?.moveTo({ x, y: y + byPx });
		this.effort.clicks += 1;
	}

	/** Scrolls to the right with the mouse’s wheel, which is not counted. */
	async scroll(target: Locator, byPx: number): Promise<void> {
		await this.film?.approach(target);
		await target.hover();
		await this.page.mouse.wheel(byPx, 0);
	}

	/** Begins a workflow and imports an example into it, all by n8n’s menus. */
	async importExample(file: string): Promise<void> {
		await this.click(this.page.getByTestId('universal-add'));
		const entries = this.page.getByTestId('navigation-menu-item');
		await this.click(entries.filter({ hasText: 'New workflow' }));
		await this.canvas.addFirstStep.waitFor();
		await this.click(this.page.getByTestId('workflow-menu'));
		await this.click(this.menuItem('Import'));
		const chooser = this.page.waitForEvent('filechooser');
		await this.click(this.menuItem('From file'));
		await (await chooser).setFiles(join(examplesFolder, file));
		this.effort.clicks += 1;
		await this.canvas.nodes.first().waitFor();
	}

	/** Opens a node by a double click. */
	async open(name: string): Promise<void> {
		await this.click(this.canvas.node(name), 2);
		await this.node.panel.waitFor();
	}

	/** Closes the open node. */
	async close(): Promise<void> {
		await this.click(this.node.panel.getByTestId('ndv-close-button'));
		await this.node.panel.waitFor({ state: 'hidden' });
	}

	/** Opens a node, creates the credential that it asks for with the environment Demo, and closes the node. */
	async chooseDemo(node: string): Promise<void> {
		await this.open(node);
		await this.click(this.node.connectButton);
		const form = new CredentialForm(this.page);
		await this.nameOf(form).waitFor();
		await this.click(form.fields.field('environment'));
		await this.click(form.fields.option('Demo (No Account Needed)'));
		await this.save(form);
		await this.close();
	}

	/** Creates another credential in the open node, and fills in what an API user has in production. */
	async createAccount(values: Readonly<Record<string, string>>): Promise<void> {
		await this.click(this.page.getByTestId('node-credentials-select'));
		await this.click(this.page.getByTestId('node-credentials-select-item-new'));
		const form = new CredentialForm(this.page);
		await this.click(form.fields.field('environment'));
		await this.click(form.fields.option('Production'));
		for (const field of ['baseUrl', 'apiKey', 'login', 'password']) {
			await this.type(form.fields.field(field).locator('input'), values[field] ?? '');
		}
		await this.save(form);
	}

	/** Creates the header that an open webhook asks its callers for. */
	async createCallers({ name, value }: typeof callersHeader): Promise<void> {
		await this.click(this.node.connectButton);
		const form = new CredentialForm(this.page);
		await this.type(form.fields.field('name').locator('input'), name);
		await this.type(form.fields.field('value').locator('input'), value);
		await this.save(form);
	}

	/** Switches a node on, by the menu of the right button. */
	async activate(name: string): Promise<void> {
		await this.canvas.node(name).click({ button: 'right' });
		this.effort.clicks += 1;
		await this.click(this.page.getByTestId('context-menu-item-toggle_activation'));
		await this.canvas.node(name).getByText('Deactivated').waitFor({ state: 'detached' });
	}

	/** Runs the workflow by the large button. */
	async run(): Promise<void> {
		await this.click(this.canvas.executeButton);
		await this.canvas.hasEnded();
	}

	/** Publishes the workflow, and clicks away what n8n then shows: a message, and a list over the workflow. */
	async publish(): Promise<void> {
		await this.click(this.page.getByTestId('workflow-open-publish-modal-button'));
		await this.click(this.page.getByTestId('workflow-publish-button'));
		await this.click(this.page.getByRole('button', { name: 'Got it' }));
		await this.click(this.page.getByTestId('suggested-actions-close'));
	}

	/** Saves a credential, and sees that the open node has it: n8n chooses it only after the form is gone. */
	private async save(form: CredentialForm): Promise<void> {
		const name = await this.nameOf(form).innerText();
		await this.click(form.saveButton);
		await form.dialog.waitFor({ state: 'hidden' });
		await this.page.waitForFunction(
			`document.querySelector('${chosenCredential}')?.value === ${JSON.stringify(name)}`,
		);
	}

	/** The name that n8n gives to a new credential, a moment after its form opens. */
	private nameOf({ dialog }: CredentialForm): Locator {
		return dialog.getByTestId('inline-edit-preview').getByText(/ account( \d+)?$/);
	}

	private menuItem(name: string): Locator {
		return this.page.getByRole('menuitem', { name, exact: true });
	}
}

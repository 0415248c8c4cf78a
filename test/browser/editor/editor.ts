import type { Locator, Page } from 'playwright-core';
import type { Owner } from './n8nRest';

/** A part of the page, in pixels from its left and top edges. */
type Clip = Record<'x' | 'y' | 'width' | 'height', number>;

/** What floats above the workflow and would cover a part of it. */
const controls = [
	'canvas-controls',
	'execute-workflow-button',
	'node-creator-plus-button',
	'command-bar-button',
	'add-sticky-button',
	'toggle-focus-panel-button',
	'instance-ai-canvas-action-button',
	'floating-nodes',
].map((id) => `[data-test-id="${id}"]`);

const withoutControls = `${controls.join(', ')} { visibility: hidden !important; }`;

/** n8n's dialog scrolls; this one grows with the window, so that a picture shows every field. */
const tallCredential = `[data-test-id="editCredential-modal"] {
	max-height: none !important;
	height: calc(100vh - 80px) !important;
}`;

/** The parts of a workflow that its picture must show in full; hidden toolbars reach further out. */
const drawn = '.vue-flow__node, .vue-flow__edge-path, [data-test-id="canvas-handle-plus"]';

/** Room for what hangs out of its node's box: a trigger's wide label, and every label below. */
const margin = { left: 48, top: 24, right: 32, bottom: 56 };

/** n8n's editor in a browser, driven as a person would. */
export class EditorPage {
	constructor(
		private readonly page: Page,
		private readonly baseUrl: string,
	) {}

	/** Signs in through the form. */
	async signIn({ email, password }: Owner): Promise<void> {
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

	/** Opens a workflow and waits until its canvas is drawn. */
	async openWorkflow(id: string): Promise<void> {
		await this.page.goto(`${this.baseUrl}/workflow/${id}`);
		await this.page.getByTestId('canvas-node').first().waitFor();
		await this.dismissHints();
	}

	/** Presses “Execute workflow” and waits for the message that n8n shows at its end. */
	async runWorkflow(ending: 'executed successfully' | 'Problem in node'): Promise<void> {
		await this.page.getByTestId('execute-workflow-button').click();
		const message = this.page.locator('.el-notification').filter({ hasText: ending });
		await message.waitFor();
		await message.locator('.el-notification__closeBtn').click();
		await message.waitFor({ state: 'detached' });
	}

	/** Takes a picture of the whole workflow, without the editor's controls, cropped to its nodes and notes. */
	async takeCanvas(path: string): Promise<void> {
		await this.page.keyboard.press('1');
		await this.settle();
		const boxes = await this.boxesOf(drawn);
		const x = Math.min(...boxes.map((box) => box.x)) - margin.left;
		const y = Math.min(...boxes.map((box) => box.y)) - margin.top;
		const width = Math.max(...boxes.map((box) => box.x + box.width)) + margin.right - x;
		const height = Math.max(...boxes.map((box) => box.y + box.height)) + margin.bottom - y;
		await this.take({ path, clip: { x, y, width, height } });
	}

	/** Opens a node and waits for its output. */
	async openNode(name: string): Promise<Locator> {
		await this.page.getByTestId('canvas-node').filter({ hasText: name }).first().dblclick();
		const panel = this.page.getByTestId('ndv');
		await panel.getByTestId('output-panel').waitFor();
		return panel;
	}

	/** Moves the parameters of an open node to the left (negative) or right, which leaves the output more room. */
	async moveParameters(byPx: number): Promise<void> {
		const box = await this.page.getByTestId('panel-drag-button').boundingBox();
		if (box === null) throw new Error('The open node has no handle to move its parameters with.');
		const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
		await this.page.mouse.move(x, y);
		await this.page.mouse.down();
		await this.page.mouse.move(x + byPx, y, { steps: 8 });
		await this.page.mouse.up();
	}

	/** Opens a credential, which makes n8n test it, and waits until the test has passed. */
	async openCredential(name: string): Promise<Locator> {
		await this.page.goto(`${this.baseUrl}/home/credentials`);
		await this.page.addStyleTag({ content: tallCredential });
		await this.page.getByText(name).first().click();
		const dialog = this.page.getByTestId('editCredential-modal');
		await dialog.getByText('Connection tested successfully').waitFor();
		return dialog;
	}

	/** Takes a picture of one part of the page. */
	async takePart(part: Locator, path: string): Promise<void> {
		// Away from whatever would show itself under the pointer.
		await this.page.mouse.move(0, 0);
		await this.settle();
		const clip = await part.boundingBox();
		if (clip === null) throw new Error(`There is nothing to be seen for ${path}.`);
		await this.take({ path, clip });
	}

	private async take(options: { path: string; clip: Clip }): Promise<void> {
		await this.page.screenshot({ ...options, style: withoutControls });
	}

	private async boxesOf(selector: string): Promise<Clip[]> {
		const parts = await this.page.locator(selector).all();
		const boxes = await Promise.all(parts.map(async (part) => await part.boundingBox()));
		return boxes.filter((box) => box !== null);
	}

	private async dismissHints(): Promise<void> {
		const gotIt = this.page.getByRole('button', { name: 'Got it' });
		if (await gotIt.isVisible()) await gotIt.click();
	}

	/** n8n draws, zooms and fades without telling when it is done. */
	private async settle(): Promise<void> {
		await this.page.waitForTimeout(1_000);
	}
}

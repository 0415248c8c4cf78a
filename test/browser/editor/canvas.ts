import type { Locator, Page } from 'playwright-core';
import { NodePanel } from './nodePanel';
import { standsStill, takePicture } from './picture';
import { forgetRunEndings, runHasEnded } from './runEnding';

/** The parts of a workflow that its picture must show in full; hidden toolbars reach further out. */
const drawn = '.vue-flow__node, .vue-flow__edge-path, [data-test-id="canvas-handle-plus"]';

/** Room for what hangs out of its node's box: a trigger's wide label, and every label below. */
const margin = { left: 48, top: 24, right: 32, bottom: 56 };

/** A workflow on n8n's canvas. */
export class Canvas {
	/** The button of an empty workflow. */
	readonly addFirstStep: Locator;
	readonly nodes: Locator;
	/** The large button that runs the workflow. */
	readonly executeButton: Locator;

	constructor(private readonly page: Page) {
		this.addFirstStep = page.getByTestId('canvas-plus-button');
		this.nodes = page.getByTestId('canvas-node');
		this.executeButton = page.getByTestId('execute-workflow-button');
	}

	/** The texts of the nodes that n8n marks because something is not set. */
	async nodesWithIssues(): Promise<string[]> {
		const mark = this.page.getByTestId('node-issues');
		return await this.nodes.filter({ has: mark }).allInnerTexts();
	}

	/** Starts the workflow, at this trigger when it has several, and waits for its end. */
	async run(trigger?: string): Promise<void> {
		await forgetRunEndings(this.page);
		if (trigger === undefined) await this.executeButton.click();
		else await this.startAt(trigger);
		await this.hasEnded();
	}

	/** Starts the workflow at this trigger, and returns the form that it opens. */
	async runToForm(trigger: string): Promise<Page> {
		const opened = this.page.waitForEvent('popup');
		await this.startAt(trigger);
		return await opened;
	}

	/** Waits for the end of a run; of one by a form, whose last node is named. */
	async hasEnded(last?: string): Promise<void> {
		await runHasEnded(this.page, 'Workflow executed successfully', last);
	}

	/** A node, by its name. */
	node(name: string): Locator {
		return this.page.locator(`[data-test-id="canvas-node"][data-node-name="${name}"]`);
	}

	/** Opens a node. */
	async openNode(name: string): Promise<NodePanel> {
		await this.node(name).dblclick();
		const node = new NodePanel(this.page);
		await node.panel.waitFor();
		return node;
	}

	/** Takes a picture of the whole workflow, without the editor's controls, cropped to its nodes and notes. */
	async take(picture: string): Promise<void> {
		await this.page.getByTestId('zoom-to-fit').click();
		await standsStill(this.page);
		const parts = await this.page.locator(drawn).all();
		const found = await Promise.all(parts.map(async (part) => await part.boundingBox()));
		const boxes = found.filter((box) => box !== null);
		const x = Math.min(...boxes.map((box) => box.x)) - margin.left;
		const y = Math.min(...boxes.map((box) => box.y)) - margin.top;
		const width = Math.max(...boxes.map((box) => box.x + box.width)) + margin.right - x;
		const height = Math.max(...boxes.map((box) => box.y + box.height)) + margin.bottom - y;
		await takePicture(this.page, picture, { x, y, width, height });
	}

	/** A trigger's own button shows itself only while the pointer is on the trigger. */
	private async startAt(trigger: string): Promise<void> {
		await this.node(trigger).hover();
		await this.page.getByTestId(`execute-workflow-button-${trigger}`).click();
	}
}

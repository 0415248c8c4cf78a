import type { Locator, Page } from 'playwright-core';
import { NodePanel } from './nodePanel';
import { standsStill, takePicture, type Clip } from './picture';
import { runHasEnded } from './runEnding';

/** The parts of a workflow that its picture must show in full; hidden toolbars reach further out. */
const drawn = '.vue-flow__node, .vue-flow__edge-path, [data-test-id="canvas-handle-plus"]';

/** Room for what hangs out of its node's box: a trigger's wide label, and every label below. */
const margin = { left: 48, top: 24, right: 32, bottom: 56 };

/** A workflow on n8n's canvas. */
export class Canvas {
	/** The button of an empty workflow. */
	readonly addFirstStep: Locator;
	readonly nodes: Locator;

	constructor(private readonly page: Page) {
		this.addFirstStep = page.getByTestId('canvas-plus-button');
		this.nodes = page.getByTestId('canvas-node');
	}

	/** Takes away the selection that an import leaves on everything. */
	async selectNothing(): Promise<void> {
		await this.page.locator('.vue-flow__pane').click({ position: { x: 8, y: 100 } });
	}

	/** The names of the nodes that n8n marks because something is not set. */
	async nodesWithIssues(): Promise<string[]> {
		const marked = this.nodes.filter({ has: this.page.getByTestId('node-issues') });
		return await Promise.all((await marked.all()).map(nameOf));
	}

	/** Starts the workflow, at this trigger when it has several, and waits for its end. */
	async run(trigger?: string): Promise<void> {
		if (trigger === undefined) await this.page.getByTestId('execute-workflow-button').click();
		else await this.startAt(trigger);
		await this.hasEnded();
	}

	/** Makes this trigger wait for a call, as “Execute workflow” does with a webhook. */
	async listen(trigger: string): Promise<void> {
		await this.startAt(trigger);
		await this.page.getByTestId('stop-execution-waiting-for-webhook-button').waitFor();
	}

	/** Waits for the end of a run. */
	async hasEnded(): Promise<void> {
		await runHasEnded(this.page, 'Workflow executed successfully');
	}

	/** The names of a node's outputs and what the canvas shows at each: a number of items, or nothing. */
	async outputs(node: string): Promise<Array<{ name: string; items: string }>> {
		const handles = await this.node(node).getByTestId('canvas-node-output-handle').all();
		return await Promise.all(
			handles.map(async (handle) => {
				const [name = '', items = ''] = (await handle.innerText()).split('\n');
				const id = await handle.getAttribute('data-handleid');
				return { name, items: items || (await this.itemsOnEdge(handle, id ?? '')) };
			}),
		);
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
		const boxes = await this.boxesOf(drawn);
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

	private node(name: string): Locator {
		return this.page.locator(`[data-test-id="canvas-node"][data-node-name="${name}"]`);
	}

	/** n8n draws the labels of all edges in the order of the edges. */
	private async itemsOnEdge(handle: Locator, handleId: string): Promise<string> {
		const nodeId = (await handle.getAttribute('data-nodeid')) ?? '';
		const edges = await this.page.locator('.vue-flow__edge').all();
		const ids = await Promise.all(edges.map(async (edge) => await edge.getAttribute('data-id')));
		const place = ids.findIndex((id) => id?.startsWith(`[${nodeId}/${handleId}]`) === true);
		if (place === -1) return '';
		return await this.page.getByTestId('edge-label').nth(place).innerText();
	}

	private async boxesOf(selector: string): Promise<Clip[]> {
		const parts = await this.page.locator(selector).all();
		const boxes = await Promise.all(parts.map(async (part) => await part.boundingBox()));
		return boxes.filter((box) => box !== null);
	}
}

async function nameOf(node: Locator): Promise<string> {
	return (await node.getAttribute('data-node-name')) ?? '';
}

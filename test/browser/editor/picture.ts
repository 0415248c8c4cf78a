import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { outputFolder, projectFolder } from '../../realN8n/paths';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const fileOf = (name: string): string => join(projectFolder, 'docs', 'images', `${name}.png`);

/** Whether the documentation has this picture, and it is to be taken anew: `npm run screenshots`. */
const isWanted = (name: string): boolean =>
	process.env['UPDATE_SCREENSHOTS'] === '1' && existsSync(fileOf(name));

/** Where every test leaves what the screen showed at its end. */
export const screensFolder = join(outputFolder, 'browser', 'screens');

/** How far the page reaches out of the window to the right, in pixels. */
export const wider = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;

const byId = (id: string): string => `[data-test-id="${id}"]`;

/** What would make a picture restless, by its test id. */
const restless = [
	'node-creator-plus-button',
	'command-bar-button',
	'add-sticky-button',
	'toggle-focus-panel-button',
	'instance-ai-canvas-action-button',
	'canvas-controls',
	'execute-workflow-button',
	'floating-nodes',
	'canvas-background',
].map(byId);

// The second is where the code editor keeps its hints, of which the corners are seen.
const others = ['.el-notification', '[class^="ͼ"]', '[aria-label="Select trigger node"]'];
const style = `${[...restless, ...others].join(', ')} { visibility: hidden !important; }`;

/** Takes a picture of a part of the page, if it is wanted. */
export async function takePicture(page: Page, name: string, part: Box | Locator): Promise<void> {
	if (!isWanted(name)) return;
	const isElement = 'boundingBox' in part;
	// Away from whatever would show itself under the pointer.
	if (isElement) await page.mouse.move(0, 0);
	await standsStill(page);
	const clip = isElement ? await boxOf(part) : part;
	await writeFile(fileOf(name), await page.screenshot({ clip, style }));
}

/** Takes a picture of a whole workflow, cropped to its nodes and notes; hidden toolbars reach further out. */
export async function takeWorkflow(page: Page, name: string): Promise<void> {
	if (!isWanted(name)) return;
	await page.getByTestId('zoom-to-fit').click();
	await standsStill(page);
	const handle = byId('canvas-handle-plus');
	const parts = page.locator(`.vue-flow__node, .vue-flow__edge-path, ${handle}`);
	const found = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
	const boxes = found.filter((box) => box !== null);
	// Room for what hangs out of its node's box: a trigger's wide label, and every label below.
	const x = Math.min(...boxes.map((box) => box.x)) - 48;
	const y = Math.min(...boxes.map((box) => box.y)) - 24;
	const width = Math.max(...boxes.map((box) => box.x + box.width)) + 32 - x;
	const height = Math.max(...boxes.map((box) => box.y + box.height)) + 56 - y;
	await takePicture(page, name, { x, y, width, height });
}

export async function boxOf(element: Locator): Promise<Box> {
	const box = await element.boundingBox();
	if (box === null) throw new Error('There is nothing to be seen.');
	return box;
}

/** Leaves what the screen shows at the end of a test, for whoever reads a failure. */
export async function keepScreen(page: Page): Promise<void> {
	const test = expect.getState().currentTestName ?? '';
	const name = test.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 120);
	await page.screenshot({ path: join(screensFolder, `${name}.png`) });
}

/** Waits until three pictures in a row are the same: n8n draws, zooms and fades without telling when it is done. */
async function standsStill(page: Page): Promise<void> {
	const seen: Buffer[] = [];
	while (seen.length < 60) {
		const last = await page.screenshot({ style });
		const before = seen.slice(-2);
		if (before.length === 2 && before.every((each) => last.equals(each))) return;
		seen.push(last);
	}
	throw new Error('The page did not stand still.');
}

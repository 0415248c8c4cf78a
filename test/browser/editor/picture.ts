import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { outputFolder, projectFolder } from '../../realN8n/paths';

const pixels = z.number();
export const clipSchema = z.object({ x: pixels, y: pixels, width: pixels, height: pixels });

/** A part of the page, in pixels from its left and top edges. */
export type Clip = z.infer<typeof clipSchema>;

/** Where the documentation's pictures are; tests write there only when asked to, so that a run leaves the tree clean. */
const documentation = join(projectFolder, 'docs', 'images');
const isUpdating = process.env['UPDATE_SCREENSHOTS'] === '1';

/** Where every test leaves what the screen showed at its end. */
export const screensFolder = join(outputFolder, 'browser', 'screens');

/** How far the page reaches out of the window to the right, in pixels. */
export const wider = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;

const mostBytes = 250_000;
const mostTries = 60;

/** What would make a film restless: messages that come and go, and buttons that look out behind an open node. */
const restless = [
	'.el-notification',
	...[
		'node-creator-plus-button',
		'command-bar-button',
		'add-sticky-button',
		'toggle-focus-panel-button',
		'instance-ai-canvas-action-button',
	].map(byId),
];

/** What else would cover a part of a workflow. */
const covering = [
	...['canvas-controls', 'execute-workflow-button', 'floating-nodes'].map(byId),
	'[aria-label="Select trigger node"]',
	// The grid of the canvas, which tells nothing and doubles a picture's size.
	byId('canvas-background'),
];

/** The style sheet of a film. */
export const quiet = hiding(restless);
/** The style sheet of a picture. */
const style = hiding([...restless, ...covering]);

/**
 * Writes a picture of a part of the page, which has to stand still, for the documentation.
 * @throws when the picture is larger than a page of documentation should load
 */
export async function takePicture(page: Page, name: string, clip: Clip): Promise<void> {
	const picture = await page.screenshot({ clip, style });
	if (picture.length > mostBytes) {
		throw new Error(`${name}.png has ${picture.length} bytes, more than ${mostBytes}: crop it.`);
	}
	await writePicture(name, picture);
}

/** Whether a page of the documentation shows a picture; one that none shows would only be something to keep up to date. */
async function isShown(name: string): Promise<boolean> {
	const folders = ['', 'docs', 'examples'].map((part) => join(projectFolder, part));
	const pages = folders.map(async (part) => {
		const files = (await readdir(part)).filter((file) => file.endsWith('.md'));
		return await Promise.all(files.map(async (file) => await readFile(join(part, file), 'utf8')));
	});
	return (await Promise.all(pages)).flat().some((page) => page.includes(`images/${name}.png)`));
}

/** Writes a picture, which may move, for the documentation. */
export async function writePicture(name: string, png: Buffer): Promise<void> {
	const forPage = isUpdating && (await isShown(name));
	const folder = forPage ? documentation : join(outputFolder, 'browser');
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, `${name}.png`), png);
}

/** Writes a picture of one element for the documentation. */
export async function takeElement(page: Page, name: string, element: Locator): Promise<void> {
	// Away from whatever would show itself under the pointer.
	await page.mouse.move(0, 0);
	await standsStill(page);
	const clip = await element.boundingBox();
	if (clip === null) throw new Error(`There is nothing to be seen for ${name}.`);
	await takePicture(page, name, clip);
}

/** The card of a form's page around its button, with a little of the page; no wider than the window. */
export function cardAround(button: Clip, windowWidth: number): Clip {
	const [side, above, below] = [56, 8, 56];
	const x = Math.max(0, button.x - side);
	const width = Math.min(windowWidth - x, button.x + button.width + side - x);
	return { x, y: above, width, height: button.y + button.height + below - above };
}

/** Leaves what the screen shows beside the test output, for whoever reads a failure. */
export async function keepScreen(page: Page, test: string): Promise<void> {
	const name = test.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 120);
	await page.screenshot({ path: join(screensFolder, `${name}.png`) });
}

/**
 * Waits until three pictures in a row are the same: n8n draws, zooms and fades without telling when it is done.
 * @param without style sheet of what is not to be seen
 * @returns the last picture
 */
export async function standsStill(page: Page, without = style): Promise<Buffer> {
	const seen: Buffer[] = [];
	while (seen.length < mostTries) {
		const last = await page.screenshot({ style: without });
		const before = seen.slice(-2);
		if (before.length === 2 && before.every((each) => last.equals(each))) return last;
		seen.push(last);
	}
	throw new Error(`The page did not stand still for ${mostTries} pictures.`);
}

function byId(id: string): string {
	return `[data-test-id="${id}"]`;
}

function hiding(parts: readonly string[]): string {
	return `${parts.join(', ')} { visibility: hidden !important; }`;
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { outputFolder, projectFolder } from '../../realN8n/paths';

/** A part of the page, in pixels from its left and top edges. */
export type Clip = Record<'x' | 'y' | 'width' | 'height', number>;

/** Where the documentation's pictures are; tests write there only when asked to, so that a run leaves the tree clean. */
const documentation = join(projectFolder, 'docs', 'images');
const folder =
	process.env['UPDATE_SCREENSHOTS'] === '1' ? documentation : join(outputFolder, 'browser');

/** Where every test leaves what the screen showed at its end. */
export const screensFolder = join(outputFolder, 'browser', 'screens');

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

/** Writes a picture, which may move, for the documentation. */
export async function writePicture(name: string, png: Buffer): Promise<void> {
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

import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { openBrowser } from '../../realN8n/browser';
import { quiet, standsStill, writePicture } from '../editor/picture';
import { animate, type Frame } from './apng';

interface Point {
	x: number;
	y: number;
}

/** What is seen for a while: the screen, the pointer, and whether the mouse is pressed. */
interface Look {
	screen: Buffer;
	pointer: Point;
	pressed: boolean;
	ms: number;
}

/** More than this a page of documentation should not load. */
export const mostBytes = 3_000_000;

const readMs = 600;
const stepMs = 40;
const pressMs = 260;
const steps = 8;

const drawn = z.object({ png: z.string(), x: z.number(), y: z.number() }).nullable();

/** In a page of its own, draws what is seen and tells what has changed, as a PNG in base64. */
const drawing = `
let before;
window.draw = async (screen, x, y, pressed) => {
	const picture = await (await fetch('data:image/png;base64,' + screen)).blob();
	const image = await createImageBitmap(picture);
	const { width, height } = image;
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext('2d', { willReadFrequently: true });
	context.drawImage(image, 0, 0);
	if (pressed) {
		context.fillStyle = 'rgba(255, 109, 0, 0.35)';
		context.strokeStyle = 'rgb(255, 109, 0)';
		context.lineWidth = 3;
		context.beginPath();
		context.arc(x, y, 20, 0, 2 * Math.PI);
		context.fill();
		context.stroke();
	}
	context.setTransform(1.5, 0, 0, 1.5, x, y);
	const arrow = new Path2D('M0 0 V17 L4 13.2 L6.6 19 L9.2 17.9 L6.7 12.2 H12 Z');
	context.fillStyle = '#111';
	context.strokeStyle = '#fff';
	context.lineWidth = 1.2;
	context.fill(arrow);
	context.stroke(arrow);

	const now = context.getImageData(0, 0, width, height);
	const pixels = new Uint32Array(now.data.buffer);
	const seen = pixels.slice();
	let [left, top, right, bottom] = [width, height, -1, -1];
	pixels.forEach((pixel, index) => {
		if (before?.[index] === pixel) {
			pixels[index] = 0;
			return;
		}
		const [column, row] = [index % width, Math.floor(index / width)];
		[left, right] = [Math.min(left, column), Math.max(right, column)];
		[top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
	});
	before = seen;
	if (right < 0) return null;
	const part = new OffscreenCanvas(right - left + 1, bottom - top + 1);
	part.getContext('2d').putImageData(now, -left, -top);
	const bytes = new Uint8Array(await (await part.convertToBlob()).arrayBuffer());
	const png = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
	return { png, x: left, y: top };
};`;

/** A film of what somebody does: few pictures of the screen, between which the pointer moves. */
export class Film {
	private readonly looks: Look[] = [];

	/** @param pointer where it is at the beginning, in pixels */
	constructor(
		private readonly page: Page,
		private pointer: Point,
	) {}

	/** Shows the screen as it is now. */
	async show(ms: number): Promise<void> {
		this.look(await standsStill(this.page, quiet), ms);
	}

	/** Shows the screen, and moves the pointer to something. */
	async approach(target: Locator): Promise<void> {
		await target.scrollIntoViewIfNeeded();
		const screen = await standsStill(this.page, quiet);
		this.look(screen, readMs);
		const { x, y } = this.pointer;
		const end = await centre(target);
		for (let step = 1; step <= steps; step += 1) {
			// Slower at both ends, as a hand moves.
			const part = (1 - Math.cos((Math.PI * step) / steps)) / 2;
			this.moveTo({ x: x + (end.x - x) * part, y: y + (end.y - y) * part });
			this.look(screen, stepMs);
		}
	}

	/** Presses where the pointer is. */
	async press(times: number): Promise<void> {
		const screen = await standsStill(this.page, quiet);
		for (let time = 0; time < times; time += 1) {
			this.look(screen, pressMs, true);
			this.look(screen, stepMs);
		}
	}

	/** Has the pointer be somewhere else from now on. */
	moveTo(pointer: Point): void {
		this.pointer = pointer;
	}

	/** Writes the film for the documentation, as a PNG that moves; returns it with the number of its pictures and its time. */
	async save(name: string): Promise<{ film: Buffer; frames: number; ms: number }> {
		const page = await openBrowser();
		await page.evaluate(drawing);
		const frames: Frame[] = [];
		for (const { screen, pointer, pressed, ms } of this.looks) {
			const given = [screen.toString('base64'), pointer.x, pointer.y, pressed];
			const part = drawn.parse(await page.evaluate(`draw(...${JSON.stringify(given)})`));
			const last = frames.at(-1);
			if (part) frames.push({ ...part, png: Buffer.from(part.png, 'base64'), ms });
			else if (last) frames.splice(-1, 1, { ...last, ms: last.ms + ms });
		}
		await page.close();
		const film = animate(frames);
		await writePicture(name, film);
		const ms = frames.reduce((sum, frame) => sum + frame.ms, 0);
		return { film, frames: frames.length, ms };
	}

	private look(screen: Buffer, ms: number, pressed = false): void {
		this.looks.push({ screen, pointer: this.pointer, pressed, ms });
	}
}

/** Where the middle of something is. */
export async function centre(target: Locator): Promise<Point> {
	const box = await target.boundingBox();
	if (box === null) throw new Error(`It is not on the screen: ${target.toString()}`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

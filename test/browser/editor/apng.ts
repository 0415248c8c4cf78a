import { crc32 } from 'node:zlib';

/** One picture of a film, as a PNG, and how long it is shown. */
export interface Frame {
	readonly png: Buffer;
	readonly ms: number;
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Makes one PNG that moves of several of one size (https://www.w3.org/TR/png-3/#apng-frame-based-animation).
 * It goes on for ever.
 */
export function animate(frames: readonly Frame[]): Buffer {
	const parts = frames.map((frame) => ({ ...frame, ...readPng(frame.png) }));
	const header = parts[0]?.header ?? Buffer.alloc(0);
	if (!parts.every((part) => part.header.equals(header)))
		throw new Error('The frames have different sizes or kinds of pixels.');
	let sequence = 0;
	const body = parts.flatMap(({ pixels, ms }, index) => {
		const control = Buffer.alloc(26);
		control.writeUInt32BE(sequence++, 0);
		// Width and height.
		header.copy(control, 4, 0, 8);
		control.writeUInt16BE(ms, 20);
		control.writeUInt16BE(1_000, 22);
		if (index === 0) return [chunk('fcTL', control), chunk('IDAT', pixels)];
		return [chunk('fcTL', control), chunk('fdAT', uint32(sequence++), pixels)];
	});
	const count = chunk('acTL', uint32(frames.length), uint32(0));
	return Buffer.concat([signature, chunk('IHDR', header), count, ...body, chunk('IEND')]);
}

/** The header and the pixels of a PNG. */
function readPng(png: Buffer): { header: Buffer; pixels: Buffer } {
	const found: Record<string, Buffer[]> = {};
	for (let at = signature.length; at < png.length;) {
		const end = at + 8 + png.readUInt32BE(at);
		(found[png.toString('latin1', at + 4, at + 8)] ??= []).push(png.subarray(at + 8, end));
		at = end + 4;
	}
	return { header: Buffer.concat(found['IHDR'] ?? []), pixels: Buffer.concat(found['IDAT'] ?? []) };
}

function chunk(type: string, ...data: readonly Buffer[]): Buffer {
	const content = Buffer.concat([Buffer.from(type, 'latin1'), ...data]);
	return Buffer.concat([uint32(content.length - 4), content, uint32(crc32(content))]);
}

function uint32(value: number): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(value);
	return bytes;
}

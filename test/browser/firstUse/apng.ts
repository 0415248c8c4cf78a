import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** One picture of an animation. */
export interface Frame {
	/** A PNG of the part that changes; what is transparent in it stays as it was. */
	readonly png: Buffer;
	/** Where the part is, in pixels. */
	readonly x: number;
	readonly y: number;
	/** How long it is shown. */
	readonly ms: number;
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Makes one PNG that moves of several that do not (https://www.w3.org/TR/png-3/#apng-frame-based-animation).
 * It goes on for ever. The first frame gives the size.
 * @throws when the frames have different kinds of pixels
 */
export function animate(frames: readonly Frame[]): Buffer {
	const parts = frames.map((frame) => ({ ...frame, ...readPng(frame.png) }));
	const [first] = parts;
	if (!first) throw new Error('There is nothing to animate.');
	// Width and height come first, then the kind of pixels.
	if (!parts.every(({ header }) => header.subarray(8).equals(first.header.subarray(8)))) {
		throw new Error('The frames have different kinds of pixels.');
	}
	let sequence = 0;
	const body = parts.flatMap(({ header, pixels, x, y, ms }, index) => {
		const control = Buffer.alloc(26);
		control.writeUInt32BE(sequence++, 0);
		header.copy(control, 4, 0, 8);
		control.writeUInt32BE(x, 12);
		control.writeUInt32BE(y, 16);
		control.writeUInt16BE(ms, 20);
		control.writeUInt16BE(1_000, 22);
		if (index === 0) return [chunk('fcTL', control), chunk('IDAT', pixels)];
		// Drawn over what is there.
		control.writeUInt8(1, 25);
		return [chunk('fcTL', control), chunk('fdAT', uint32(sequence++), pixels)];
	});
	const count = chunk('acTL', uint32(frames.length), uint32(0));
	return Buffer.concat([signature, chunk('IHDR', first.header), count, ...body, chunk('IEND')]);
}

/** The header and the pixels of a PNG, these as small as they get. */
function readPng(png: Buffer): { header: Buffer; pixels: Buffer } {
	const found: Record<string, Buffer[]> = {};
	for (let at = signature.length; at < png.length;) {
		const end = at + 8 + png.readUInt32BE(at);
		(found[png.toString('latin1', at + 4, at + 8)] ??= []).push(png.subarray(at + 8, end));
		at = end + 4;
	}
	const pixels = inflateSync(Buffer.concat(found['IDAT'] ?? []));
	return {
		header: Buffer.concat(found['IHDR'] ?? []),
		pixels: deflateSync(pixels, { level: 9 }),
	};
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

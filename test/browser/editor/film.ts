import { crc32 } from 'node:zlib';

/** One picture of a film, as a PNG, and how long it is shown. */
export interface Frame {
	readonly png: Buffer;
	readonly ms: number;
}

const signatureBytes = 8;

/** Makes one PNG that moves for ever of several of one size (https://www.w3.org/TR/png-3/#apng-frame-based-animation). */
export function animate(frames: readonly Frame[]): Buffer {
	const [first] = frames;
	const header = first ? dataOf(first.png, 'IHDR') : Buffer.alloc(0);
	let sequence = 0;
	const body = frames.flatMap(({ png, ms }, index) => {
		const control = Buffer.alloc(26);
		control.writeUInt32BE(sequence++, 0);
		// Width and height.
		header.copy(control, 4, 0, 8);
		control.writeUInt16BE(ms, 20);
		control.writeUInt16BE(1_000, 22);
		const pixels = dataOf(png, 'IDAT');
		if (index === 0) return [chunk('fcTL', control), chunk('IDAT', pixels)];
		return [chunk('fcTL', control), chunk('fdAT', uint32(sequence++), pixels)];
	});
	const count = chunk('acTL', uint32(frames.length), uint32(0));
	const signature = first?.png.subarray(0, signatureBytes) ?? Buffer.alloc(0);
	return Buffer.concat([signature, chunk('IHDR', header), count, ...body, chunk('IEND')]);
}

function dataOf(png: Buffer, type: string): Buffer {
	const found: Buffer[] = [];
	for (let at = signatureBytes; at < png.length; at += 12 + png.readUInt32BE(at)) {
		const end = at + 8 + png.readUInt32BE(at);
		if (png.toString('latin1', at + 4, at + 8) === type) found.push(png.subarray(at + 8, end));
	}
	return Buffer.concat(found);
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

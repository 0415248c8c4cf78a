import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('the film of the documentation moves, goes on for ever, and is quick to load', () => {
	const film = readFileSync(join(__dirname, '../../docs/images/verify-a-sheet.png'));
	expect(film.length).toBeLessThan(3_000_000);
	// Behind the signature and the header, https://www.w3.org/TR/png-3/#acTL-chunk.
	expect(film.toString('latin1', 37, 41)).toBe('acTL');
	const [frames, plays] = [film.readUInt32BE(41), film.readUInt32BE(45)];
	expect(frames).toBeGreaterThan(10);
	expect(plays).toBe(0);
});

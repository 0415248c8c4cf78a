import { writeFigures } from '../bench/figures';
import { SECTIONS } from './sections';

/** Writes the parts of the documentation that are made from the code. */
async function write(): Promise<void> {
	for (const [section, text] of SECTIONS) await writeFigures('reference.md', section, text);
}

void write();

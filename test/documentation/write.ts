import { writeFigures } from '../bench/figures';
import { TABLES } from './tables';

/** Writes the tables of the documentation that are made from the code. */
async function write(): Promise<void> {
	for (const table of TABLES) await writeFigures(...table);
}

void write();

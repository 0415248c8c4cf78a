import { writeFigures } from '../bench/figures';
import { TABLES } from './tables';

/** Writes the tables of the documentation that are made from the code. */
async function write(): Promise<void> {
	for (const [page, section, table] of TABLES) await writeFigures(page, section, table);
}

void write();

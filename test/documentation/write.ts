import { writeFile } from 'node:fs/promises';

import { writeFigures } from '../bench/figures';
import { OUTPUT_SCHEMAS } from './outputSchemas';
import { SECTIONS } from './sections';

async function write(): Promise<void> {
	for (const [section, text] of SECTIONS) await writeFigures('reference.md', section, text);
	for (const [path, text] of OUTPUT_SCHEMAS) await writeFile(path, text);
}

void write();

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { installN8n } from '../realN8n/installN8n';
import { projectFolder } from '../realN8n/paths';

const found = z.object({ taken: z.number(), asked: z.number() }).passthrough();
const script = join('test', 'support', 'columnProbe.ts');

// The engine vm needs n8n’s own Node.
test.each(['legacy', 'vm', 'quickjs'])(
	'a value that is taken from the item is the one that n8n gives, with its engine %s',
	async (engine) => {
		const { nodeBinary } = await installN8n();
		const args = ['--import', 'tsx', script, engine];
		const { stdout } = await promisify(execFile)(nodeBinary, args, { cwd: projectFolder });
		const line = stdout.split('\n').find((each) => each.startsWith('{'));
		// Both ways have to be taken often, or this would show nothing.
		const { taken, asked, ...rest } = found.parse(JSON.parse(line ?? stdout));
		expect(Math.min(taken, asked)).toBeGreaterThan(200);
		expect(rest).toEqual({ engine, differences: [] });
	},
);

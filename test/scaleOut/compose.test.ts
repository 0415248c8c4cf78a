import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { n8nPackageFolder } from '../realN8n/n8nVersion';
import { projectFolder } from '../realN8n/paths';
import { queueMode } from './queueCluster';

const compose = readFileSync(join(projectFolder, 'docs', 'compose.yaml'), 'utf8');
const pinned = z.object({ dependencies: z.object({ n8n: z.string() }) });

describe('docs/compose.yaml', () => {
	test('runs the n8n that the example is tested with', () => {
		const text = readFileSync(join(n8nPackageFolder(), 'package.json'), 'utf8');
		const { n8n } = pinned.parse(JSON.parse(text)).dependencies;
		expect(compose.match(/image: n8nio\/n8n:.*/g)).toEqual([`image: n8nio/n8n:${n8n}`]);
	});

	test('puts n8n into queue mode as the measured cluster is', () => {
		for (const [name, value] of Object.entries(queueMode)) {
			expect(compose).toMatch(new RegExp(`^ +${name}: '?${value}'?$`, 'm'));
		}
	});

	test('holds no secret: each comes from .env, and nothing starts without it', () => {
		const secrets = [...compose.matchAll(/^ +\w*(?:PASSWORD|KEY): (.*)$/gm)].map(
			([, value]) => value,
		);
		expect(secrets).toHaveLength(5);
		for (const value of secrets) expect(value).toMatch(/^\$\{\w+:\?.*\}$/);
	});
});

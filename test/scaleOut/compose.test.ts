import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedVersions } from '../realN8n/installN8n';
import { projectFolder } from '../realN8n/paths';
import { queueMode } from './cluster';

describe('docs/compose.yaml', () => {
	const compose = readFileSync(join(projectFolder, 'docs', 'compose.yaml'), 'utf8');

	test('runs the n8n that the example is tested with', () => {
		const images = compose.match(/image: n8nio\/n8n:.*/g);
		expect(images).toEqual([`image: n8nio/n8n:${pinnedVersions(2).n8n}`]);
	});

	test.each(Object.entries(queueMode))('sets %s to %s, as the measured cluster', (name, value) => {
		expect(compose).toMatch(new RegExp(`^ +${name}: '?${value}'?$`, 'm'));
	});

	test('holds no secret: each comes from .env, and nothing starts without it', () => {
		const secrets = compose.match(/^ +\w*(?:PASSWORD|KEY): .*$/gm) ?? [];
		expect(secrets).toHaveLength(5);
		for (const secret of secrets) expect(secret).toMatch(/: \$\{\w+:\?.*\}$/);
	});
});

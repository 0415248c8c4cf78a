import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectFolder } from '../realN8n/paths';

const configuration = z.object({
	updates: z.array(
		z.object({
			'package-ecosystem': z.string(),
			directory: z.string().optional(),
			directories: z.array(z.string()).default([]),
			groups: z.record(z.unknown()),
		}),
	),
});

const { updates } = configuration.parse(
	parse(readFileSync(join(projectFolder, '.github', 'dependabot.yml'), 'utf8')),
);

const watched = (ecosystem: string): string[] =>
	updates
		.filter((update) => update['package-ecosystem'] === ecosystem)
		.flatMap(({ directory, directories }) => [directory ?? [], directories].flat());

test('every locked package is kept up to date, the private ones too', () => {
	const folders = ['/', ...readdirSync(join(projectFolder, 'test/realN8n')).map(inRealN8n)];
	const locked = folders.filter((folder) =>
		existsSync(join(projectFolder, folder, 'package-lock.json')),
	);
	expect(locked).toContain('/test/realN8n/n8n');
	expect(watched('npm').sort()).toEqual(locked.sort());
});

test('pinned actions are kept up to date', () => {
	expect(watched('github-actions')).toEqual(['/']);
});

test('updates come in groups', () => {
	for (const { groups } of updates) expect(Object.keys(groups)).not.toEqual([]);
});

function inRealN8n(name: string): string {
	return `/test/realN8n/${name}`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { examplesFolder, packageName } from '../realN8n/paths';

const workflow = z
	.object({
		id: z.string(),
		name: z.string(),
		nodes: z.array(
			z
				.object({
					id: z.string(),
					name: z.string(),
					type: z.string(),
					parameters: z.record(z.unknown()),
					credentials: z.record(z.object({ id: z.string(), name: z.string() }).strict()).optional(),
				})
				.passthrough(),
		),
		connections: z.record(z.record(z.array(z.array(z.object({ node: z.string() }).passthrough())))),
		settings: z.record(z.unknown()),
	})
	// Nothing that n8n adds when it exports, such as pinned data or an instance id.
	.strict();

const examples = readdirSync(examplesFolder)
	.filter((file) => file.endsWith('.json'))
	.map((file) => [file, readFileSync(join(examplesFolder, file), 'utf8')] as const);

describe.each(examples)('the example %s', (_file, text) => {
	const { nodes, connections } = workflow.parse(JSON.parse(text));
	const names = nodes.map(({ name }) => name);

	test('has nodes of n8n and of this package only, each with a name and an id of its own', () => {
		for (const { type } of nodes) {
			expect(type).toMatch(
				new RegExp(`^(n8n-nodes-base|@n8n/n8n-nodes-langchain|${packageName})\\.`),
			);
		}
		expect(new Set(names).size).toBe(nodes.length);
		expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
	});

	test('refers only to nodes that it has', () => {
		const connected = Object.values(connections)
			.flatMap((outputs) => Object.values(outputs).flat(2))
			.map(({ node }) => node);
		const parameters = JSON.stringify(nodes.map((node) => node.parameters));
		const inExpressions = [...parameters.matchAll(/\$\('((?:[^'\\]|\\.)+)'\)/g)].map(
			([, name]) => name,
		);
		const known = new Set<string | undefined>(names);
		const referred = [...connected, ...Object.keys(connections), ...inExpressions];
		expect(referred.filter((name) => !known.has(name))).toEqual([]);
	});

	test('guides a newcomer with notes', () => {
		const notes = nodes.filter(({ type }) => type === 'n8n-nodes-base.stickyNote');
		expect(notes.length).toBeGreaterThanOrEqual(3);
	});
});

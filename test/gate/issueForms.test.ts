import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectFolder } from '../realN8n/paths';

const folder = join(projectFolder, '.github', 'ISSUE_TEMPLATE');
const files = readdirSync(folder).filter((file) => file !== 'config.yml');

const text = z.string().min(1);
const id = text.regex(/^[\w-]+$/);
const validations = z.object({ required: z.boolean() }).strict().optional();
const field = { id, validations };
const label = z.object({ label: text, description: text.optional(), placeholder: text.optional() });

/** GitHub's form schema, as far as our forms use it; it shows a form that breaks it to nobody. */
const form = z
	.object({
		name: text,
		description: text,
		labels: z.array(text),
		body: z.array(
			z.discriminatedUnion('type', [
				z.object({
					type: z.literal('markdown'),
					attributes: z.object({ value: text }).strict(),
				}),
				z.object({ type: z.literal('input'), ...field, attributes: label.strict() }).strict(),
				z
					.object({
						type: z.literal('textarea'),
						...field,
						attributes: label.extend({ render: text.optional() }).strict(),
					})
					.strict(),
				z
					.object({
						type: z.literal('dropdown'),
						...field,
						attributes: label.extend({ options: z.array(text).nonempty() }).strict(),
					})
					.strict(),
				z
					.object({
						type: z.literal('checkboxes'),
						id,
						attributes: label
							.extend({
								options: z.array(z.object({ label: text, required: z.boolean() })),
							})
							.strict(),
					})
					.strict(),
			]),
		),
	})
	.strict();

const read = (file: string): z.infer<typeof form> =>
	form.parse(parse(readFileSync(join(folder, file), 'utf8')));

describe.each(files)('the form %s', (file) => {
	const { body } = read(file);

	test('asks every question once', () => {
		const ids = body.flatMap((part) => (part.type === 'markdown' ? [] : [part.id]));
		expect(new Set(ids).size).toBe(ids.length);
	});

	test('is not sent before names, numbers and keys were removed', () => {
		const required = body.flatMap((part) =>
			part.type === 'checkboxes' ? part.attributes.options : [],
		);
		expect(required).toEqual([
			{ label: expect.stringMatching(/names.*numbers.*keys/), required: true },
		]);
	});
});

test('a bug comes with the versions of the package and of n8n', () => {
	const asked = read('bug.yml').body.flatMap((part) =>
		'validations' in part && part.validations?.required === true ? [part.id] : [],
	);
	expect(asked).toEqual(expect.arrayContaining(['package', 'n8n', 'environment', 'steps']));
});

test('a new result code comes with its text and what is true of the number', () => {
	const asked = read('result-code.yml').body.flatMap((part) =>
		'validations' in part && part.validations?.required === true ? [part.id] : [],
	);
	expect(asked).toEqual(expect.arrayContaining(['status', 'message', 'truth']));
});

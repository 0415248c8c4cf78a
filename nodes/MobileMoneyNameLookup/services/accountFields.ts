import type { ICredentialDataDecryptedObject } from 'n8n-workflow';
import { z } from 'zod';

import { AccountProblem } from '../account/accountProblem';

/** An address or a key, without the spaces that pasting brings. */
export const trimmedField = z.string().transform((text) => text.trim());

/** A field that must not be empty. */
export const requiredField = trimmedField.refine((text) => text !== '', 'is empty');

/** The same of a client's id: with a colon, HTTP Basic would cut it into another id and secret (RFC 7617). */
export const clientIdField = requiredField.refine((text) => !text.includes(':'), 'has a colon');

/** A field that must not be empty, and in which every character counts: passwords may begin with a space. */
export const exactField = z.string().refine((text) => text !== '', 'is empty');

/** A field that may be left out. */
export const optionalField = trimmedField.default('');

/** Which system the account belongs to. */
export const environmentField = z.enum(['uat', 'production']);

/**
 * Reads the fields of a credential once, at the edge.
 *
 * @param schema of the fields
 * @param labels how the form calls each
 * @param data the decrypted credential
 * @throws AccountProblem of kind `settings` that names the field, never its value
 */
export function readAccountFields<Shape extends z.ZodRawShape>(
	schema: z.ZodObject<Shape>,
	labels: Readonly<Record<keyof Shape, string>>,
	data: ICredentialDataDecryptedObject,
): z.output<z.ZodObject<Shape>> {
	const parsed = schema.safeParse(data);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const field = String(issue?.path[0] ?? '');
	const label: unknown = Object.hasOwn(labels, field) ? labels[field] : field;
	const problem = issue?.code === 'custom' ? issue.message : 'is missing or has the wrong type';
	throw new AccountProblem(
		'settings',
		`'${String(label)}' in the credential ${problem}.`,
		'Open the credential and fill in every field from your account details.',
	);
}

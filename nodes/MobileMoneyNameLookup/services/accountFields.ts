import type { ICredentialDataDecryptedObject, INodeProperties } from 'n8n-workflow';
import { z } from 'zod';

import { AccountProblem } from '../account/accountProblem';

/** An address or a key, without the spaces that pasting brings. */
export const trimmedField = z.string().transform((text) => text.trim());

export const requiredField = trimmedField.refine((text) => text !== '', 'is empty');

/** The same of a client's id: with a colon, HTTP Basic would cut it into another id and secret (RFC 7617). */
export const clientIdField = requiredField.refine((text) => !text.includes(':'), 'has a colon');

/**
 * The `Authorization` header of OAuth 2.0 client credentials.
 *
 * @param id of the client; it must not hold a colon (RFC 7617)
 * @returns `Basic <Base64>`
 */
export const clientLogin = (id: string, secret: string): string =>
	`Basic ${Buffer.from(`${id}:${secret}`, 'utf8').toString('base64')}`;

/** A field that must not be empty, and in which every character counts: passwords may begin with a space. */
export const exactField = z.string().refine((text) => text !== '', 'is empty');

/** A field of the form for what only its owner may see. */
export const secretText = (
	texts: Pick<INodeProperties, 'displayName' | 'name' | 'placeholder' | 'hint' | 'description'>,
): INodeProperties => ({
	...texts,
	type: 'string',
	typeOptions: { password: true },
	required: true,
	default: '',
});

export const optionalField = trimmedField.default('');

export const environmentField = z.enum(['uat', 'production']);

/**
 * Reads the fields of a credential once, at the edge.
 *
 * @param fields as the form shows them; all services have an environment field
 * @throws AccountProblem of kind `settings` that names the field, never its value
 */
export function readAccountFields<Shape extends z.ZodRawShape>(
	schema: z.ZodObject<Shape>,
	fields: readonly INodeProperties[],
	data: ICredentialDataDecryptedObject,
): z.output<z.ZodObject<Shape>> {
	const parsed = schema.safeParse(data);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const field = issue?.path[0];
	const label = fields.find(({ name }) => name === field)?.displayName ?? 'Environment';
	const problem = issue?.code === 'custom' ? issue.message : 'is missing or has the wrong type';
	throw new AccountProblem(
		'settings',
		`'${label}' in the credential ${problem}.`,
		'Open the credential and fill in every field from your account details.',
	);
}

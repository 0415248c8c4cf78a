import type { ICredentialTestRequest } from 'n8n-workflow';
import { z } from 'zod';

/** The Test button's address, which the credential replaces by a lookup. */
export const TEST_ADDRESS = 'data:application/json,{"isTest":true}';

/** A field's path, its values (undefined: missing) if the account does not work, and what they mean. */
type Refusal = readonly [
	key: string,
	values: ReadonlyArray<string | number | undefined>,
	message: string,
];

export interface TestTexts {
	/** HTTP 401 and 403 after a login that worked. */
	readonly tokenRefused: string;
	readonly accessDenied: string;
	readonly notTheService: string;
	readonly refusals: readonly Refusal[];
}

const REDIRECTED =
	"'Base URL' redirects to another address, and this node does not follow redirects. Enter that other address in 'Base URL'.";

const outOfOrder = (status: number): string =>
	`The login works, but the service answered the test lookup with HTTP ${status}. Test the credential again later. If this continues, check 'Base URL'.`;

const STATUSES_OF_SERVERS = [...Array.from({ length: 31 }, (_, index) => 500 + index), 598, 599];

/** The Test button: after a login, a lookup that must be answered as working accounts are. */
export function credentialTest(texts: TestTexts): ICredentialTestRequest {
	const statuses: ReadonlyArray<readonly [number, string]> = [
		[401, texts.tokenRefused],
		[403, texts.accessDenied],
		...[301, 302, 303, 307, 308].map((status) => [status, REDIRECTED] as const),
		...STATUSES_OF_SERVERS.map((status) => [status, outOfOrder(status)] as const),
	];
	const bodies: readonly Refusal[] = [
		...texts.refusals,
		// Any response that is not JSON is a text for n8n, which reads this path of it.
		['constructor.name', ['String'], texts.notTheService],
	];
	const rules = [
		...statuses.map(([value, message]) => ({
			type: 'responseCode',
			properties: { value, message },
		})),
		...bodies.flatMap(([key, values, message]) =>
			values.map((value) => ({ type: 'responseSuccessBody', properties: { key, value, message } })),
		),
	];
	return {
		request: {
			url: TEST_ADDRESS,
			// Other statuses are answers: the number of the test belongs to nobody.
			ignoreHttpStatusErrors: { ignore: true, except: statuses.map(([status]) => status) },
			disableFollowRedirect: true,
		},
		// n8n accepts a mix of rule types, but its TypeScript type does not.
		rules: z.custom<NonNullable<ICredentialTestRequest['rules']>>(Array.isArray).parse(rules),
	};
}

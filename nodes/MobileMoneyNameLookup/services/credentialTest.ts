import type { ICredentialTestRequest } from 'n8n-workflow';
import { z } from 'zod';

/** The Test button's address, which the credential replaces by a lookup. */
export const TEST_ADDRESS = 'data:application/json,{"isTest":true}';

const HTTP_STATUS = 'httpStatus';

/** The HTTP status or a field's path, its values (undefined: missing) if the account does not work, and what they mean. */
export type Refusal = readonly [
	key: string,
	values: ReadonlyArray<string | number | undefined>,
	message: string,
];

/** Any response that is not JSON is a text for n8n, which reads this path of it. */
export const anyPage = (message: string): Refusal => ['constructor.name', ['String'], message];

const REDIRECTED: Refusal = [
	HTTP_STATUS,
	[301, 302, 303, 307, 308],
	"'Base URL' redirects to another address, and this node does not follow redirects. Enter that other address in 'Base URL'.",
];

const OUT_OF_ORDER = [...Array.from({ length: 31 }, (_, index) => 500 + index), 598, 599].map(
	(status): Refusal => [
		HTTP_STATUS,
		[status],
		`The login works, but the service answered the test lookup with HTTP ${status}. Test the credential again later. If this continues, check 'Base URL'.`,
	],
);

/** The Test button: after a login, a lookup that must be answered as for a working account. */
export function credentialTest(refusals: readonly Refusal[]): ICredentialTestRequest {
	const rules = [...refusals, REDIRECTED, ...OUT_OF_ORDER].flatMap(([key, values, message]) =>
		values.map((value) =>
			key === HTTP_STATUS
				? { type: 'responseCode', properties: { value, message } }
				: { type: 'responseSuccessBody', properties: { key, value, message } },
		),
	);
	const errors = rules.filter(({ type }) => type === 'responseCode');
	return {
		request: {
			url: TEST_ADDRESS,
			// Other statuses are answers: the number of the test belongs to nobody.
			ignoreHttpStatusErrors: {
				ignore: true,
				except: errors.map(({ properties }) => Number(properties.value)),
			},
			disableFollowRedirect: true,
		},
		// n8n accepts a mix of rule types, but its TypeScript type does not.
		rules: z.custom<NonNullable<ICredentialTestRequest['rules']>>(Array.isArray).parse(rules),
	};
}

import type {
	IAuthenticateRuleResponseCode,
	IAuthenticateRuleResponseSuccessBody,
	ICredentialTestRequest,
} from 'n8n-workflow';
import { z } from 'zod';

import { TEST_ADDRESS } from './service';

/** A reply to the test's lookup that no working account gets. */
export interface TestRefusal {
	/** The path of a field of the reply. */
	readonly key: string;
	/** What it holds; undefined where the reply lacks the field. */
	readonly value: string | number | undefined;
	readonly message: string;
}

interface TestTexts {
	/** What HTTP 401 and 403 mean after a login that worked. */
	readonly tokenRefused: string;
	readonly accessDenied: string;
	/** What a reply without JSON means. */
	readonly notTheService: string;
	readonly refusals: readonly TestRefusal[];
}

const REDIRECTS = [301, 302, 303, 307, 308];

const OUT_OF_ORDER = [
	...[500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511],
	// What proxies add.
	...[520, 521, 522, 523, 524, 525, 526, 527, 529, 530, 598, 599],
];

/** Matches every reply that is not JSON, whatever it begins with: n8n reads the field by its path, and texts have a constructor. */
const TEXT = { key: 'constructor.name', value: 'String' };

const withStatus = (value: number, message: string): IAuthenticateRuleResponseCode => ({
	type: 'responseCode',
	properties: { value, message },
});

/** The Test button: after a login, a lookup that must be answered as working accounts are. */
export function credentialTest({
	tokenRefused,
	accessDenied,
	notTheService,
	refusals,
}: TestTexts): ICredentialTestRequest {
	const statuses = [
		withStatus(401, tokenRefused),
		withStatus(403, accessDenied),
		...REDIRECTS.map((status) =>
			withStatus(
				status,
				"'Base URL' redirects to another address, and this node does not follow redirects. Enter that other address in 'Base URL'.",
			),
		),
		...OUT_OF_ORDER.map((status) =>
			withStatus(
				status,
				`The login works, but the service answered the test lookup with HTTP ${status}. Test the credential again later. If this continues, check 'Base URL'.`,
			),
		),
	];
	const rules: Array<IAuthenticateRuleResponseCode | IAuthenticateRuleResponseSuccessBody> = [
		...statuses,
		...[...refusals, { ...TEXT, message: notTheService }].map(
			(properties): IAuthenticateRuleResponseSuccessBody => ({
				type: 'responseSuccessBody',
				properties: { ...properties },
			}),
		),
	];
	return {
		request: {
			url: TEST_ADDRESS,
			// Other statuses are answers: the number of the test belongs to nobody.
			ignoreHttpStatusErrors: {
				ignore: true,
				except: statuses.map(({ properties }) => properties.value),
			},
			disableFollowRedirect: true,
		},
		// n8n accepts a mix of rule types, but its TypeScript type does not.
		rules: z.custom<NonNullable<ICredentialTestRequest['rules']>>(Array.isArray).parse(rules),
	};
}

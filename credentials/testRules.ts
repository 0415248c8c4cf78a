import type {
	IAuthenticateRuleResponseCode,
	IAuthenticateRuleResponseSuccessBody,
	ICredentialTestRequest,
} from 'n8n-workflow';
import { z } from 'zod';

import { SERVICES } from '../nodes/MobileMoneyNameLookup/services/services';
import type { TestRefusal } from '../nodes/MobileMoneyNameLookup/services/service';

/** The first character of an answer that is text: a web page, where JSON is due. */
const WEB_PAGE: TestRefusal = {
	key: '0',
	value: '<',
	message:
		"'Base URL' leads to a web page and not to the name lookup service. Compare it with your account details: is the path after the host missing?",
};

const UNAUTHORIZED: IAuthenticateRuleResponseCode = {
	type: 'responseCode',
	properties: {
		value: 401,
		message:
			"The login works, but the service does not accept its token for lookups. Check the addresses and 'Environment', and ask your provider whether the account may look up names. In Daraja, add the product Query Organization Info (B2B Hakikisha) to the app.",
	},
};

/** Statuses that lead elsewhere, where no token is sent. */
export const REDIRECTS = [301, 302, 303, 307, 308];

const redirected = REDIRECTS.map((value): IAuthenticateRuleResponseCode => ({
	type: 'responseCode',
	properties: {
		value,
		message:
			"'Base URL' redirects to another address, and this node does not follow redirects. Enter that other address in 'Base URL'.",
	},
}));

/** Both kinds of gateway accounts have the same. */
const refusals = new Set([WEB_PAGE, ...SERVICES.flatMap(({ testRefusals }) => testRefusals)]);

const rules: Array<IAuthenticateRuleResponseCode | IAuthenticateRuleResponseSuccessBody> = [
	UNAUTHORIZED,
	...redirected,
	...Array.from(refusals, (properties): IAuthenticateRuleResponseSuccessBody => ({
		type: 'responseSuccessBody',
		properties: { ...properties },
	})),
];

/** What the Test button says of a reply to its lookup. n8n takes both kinds of rules together, its type does not. */
export const testRules = z
	.custom<NonNullable<ICredentialTestRequest['rules']>>(Array.isArray)
	.parse(rules);

import type { IAuthenticateRuleResponseSuccessBody } from 'n8n-workflow';

import { SERVICES } from '../nodes/MobileMoneyNameLookup/services/services';
import type { TestRefusal } from '../nodes/MobileMoneyNameLookup/services/service';

/** The first character of an answer that is text: a web page, where JSON is due. */
const WEB_PAGE: TestRefusal = {
	key: '0',
	value: '<',
	message:
		'The Base URL answered with a web page instead of the name lookup service. Check the Base URL against your account details.',
};

const refusals = [WEB_PAGE, ...SERVICES.flatMap(({ testRefusals }) => testRefusals)];

/** What the Test button says of a reply to its lookup; by then the account has proved its login. */
export const testRules = refusals.map((properties): IAuthenticateRuleResponseSuccessBody => ({
	type: 'responseSuccessBody',
	properties: { ...properties },
}));

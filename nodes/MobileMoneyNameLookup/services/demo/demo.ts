import type { INodeProperties } from 'n8n-workflow';

import { AccountProblem } from '../../account/accountProblem';
import { OutsideTexts } from '../../redaction/outsideTexts';
import { TEST_ADDRESS, type Service } from '../service';
import { DEMO_SOURCE } from '../source';
import { DEMO_NUMBERS } from './demoNumbers';
import { demoService } from './demoService';

/** The environment that needs no account and reaches no network. */
export const DEMO_ENVIRONMENT = 'demo';

/** The numbers that show every outcome, each with the first words of what it shows. */
const TRY_OUT = DEMO_NUMBERS.map(({ number, shows }) => `${number} (${shows.split(':')[0]})`).join(
	', ',
);

const notice: INodeProperties = {
	displayName: `This is the demo: rename this credential to Demo. It needs no account and no network, so its test only shows that it is ready. All holders are invented and marked (DEMO): never pay on a demo result. With the expected name Jane Kamau, try ${TRY_OUT}.`,
	name: 'demoNotice',
	type: 'notice',
	default: '',
};

/** Answers of its own, without an account and without a network. */
export const demo: Service = {
	choices: {
		environment: {
			name: 'Demo (No Account Needed)',
			value: DEMO_ENVIRONMENT,
			description: 'Invented holders, to try the node without an account or a network',
		},
	},
	fields: [notice],
	testRefusals: [],
	authenticate: async (_credentials, request) => {
		if (request.url === TEST_ADDRESS && request.baseURL === undefined)
			return await Promise.resolve(request);
		throw new AccountProblem(
			'settings',
			'This credential is for the demo, which has no service to send a request to.',
			"Choose another 'Environment' in the credential, or use the Mobile Money Name Lookup node.",
		);
	},
	// n8n stores nothing when no token is returned.
	renewToken: async () => await Promise.resolve({}),
	open: async () =>
		await Promise.resolve({
			environment: DEMO_ENVIRONMENT,
			source: DEMO_SOURCE,
			outside: new OutsideTexts(() => []),
			hint: "DEMO: all holders are invented, and no service was asked. To look up real numbers, choose another 'Environment' in the credential.",
			start: () => demoService,
		}),
};

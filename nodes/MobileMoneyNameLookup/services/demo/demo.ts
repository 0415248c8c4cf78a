import type { INodeProperties } from 'n8n-workflow';

import { AccountProblem } from '../../account/accountProblem';
import { otherTypeThan } from '../../domain/accountType';
import type { CheckFailure } from '../../domain/checkFailure';
import { DEFAULT_OPERATOR } from '../../domain/operator';
import { failure } from '../../domain/replyTable';
import type { AnswerTexts } from '../../domain/result';
import { OutsideTexts } from '../../redaction/outsideTexts';
import type { Answer, LookupSubject } from '../../transport/lookupCall';
import type { NameLookupService } from '../../sending/client';
import { isAnswer, meaningOf } from '../gateway/codes';
import { TEST_ADDRESS, type Service } from '../service';
import { DEMO_SOURCE, withDemoMark } from '../source';
import {
	accountNotFound,
	DEMO_NUMBERS,
	type DemoNumber,
	findDemoNumber,
	lookupSuccess,
	operatorNotSupported,
} from './demoNumbers';
import { inventedHolder, registeredName } from './directory';

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

function answer(httpStatus: number, texts: AnswerTexts): Answer {
	const code = meaningOf(texts.status);
	const meaning = isAnswer(code) ? code : 'rejected';
	return { kind: 'answer', httpStatus, ...texts, meaning, raw: { ...texts } };
}

function magicAnswer({ httpStatus, reply }: DemoNumber): Answer | CheckFailure {
	if (typeof reply !== 'string') return answer(httpStatus, reply);
	const failed = failure(reply, { httpStatus });
	return failed.retold(withDemoMark(failed.message));
}

/**
 * @returns the holder in the directory, only for the number's own type; for any other number an invented holder; the
 *   failures of the magic numbers that show one
 */
function demoAnswer({
	accountType,
	accountNumber,
	operator,
}: LookupSubject): Answer | CheckFailure {
	if (operator !== DEFAULT_OPERATOR) return answer(422, operatorNotSupported(operator));
	const magic = findDemoNumber(accountNumber);
	if (magic) return magicAnswer(magic);
	const name = registeredName(accountType, accountNumber);
	if (name !== undefined) return answer(200, lookupSuccess(name));
	const isOfOtherType = registeredName(otherTypeThan(accountType), accountNumber) !== undefined;
	if (isOfOtherType) return answer(404, accountNotFound);
	return answer(200, lookupSuccess(inventedHolder(accountType, accountNumber)));
}

/** Answers in place of the service, out of the built-in directory and without any network. */
const demoService: NameLookupService = {
	lookUp: async ({ next }) => {
		for (let asked = await next(); asked; asked = await next()) {
			let further = asked.ended(demoAnswer(asked.subject));
			while (further) further = further.ended(demoAnswer(further.subject));
		}
	},

	end: () => undefined,
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

import { CheckFailure } from '../../domain/checkFailure';
import { DEFAULT_OPERATOR } from '../../domain/payee/operator';
import { failure } from '../../domain/replyTable';
import type { Answer, AnswerTexts, LookupSubject } from '../../domain/answer';
import { OutsideTexts } from '../../redaction/outsideTexts';
import type { Numbers } from '../../sending/run';
import { isAnswer, meaningOf } from '../gateway/codes';
import type { Service } from '../service';
import { DEMO_SOURCE, withDemoMark } from '../source';
import { DEMO_NUMBERS, operatorNotSupported } from './demoNumbers';

const RANGE = [DEMO_NUMBERS.at(0), DEMO_NUMBERS.at(-1)].map((each) => each?.number).join(' to ');

const NOT_IN_DEMO = new CheckFailure(
	withDemoMark(`The demo has only the numbers ${RANGE}`),
	"Use one of them, or choose your own account in 'Account'.",
);

function answer(httpStatus: number, texts: AnswerTexts): Answer {
	const code = meaningOf(texts.status);
	const meaning = isAnswer(code) ? code : 'rejected';
	return { kind: 'answer', httpStatus, ...texts, meaning, raw: { ...texts } };
}

function demoAnswer({ number, operator }: LookupSubject): Answer | CheckFailure {
	const known = DEMO_NUMBERS.find((each) => each.number === number);
	if (!known) return NOT_IN_DEMO;
	if (operator !== DEFAULT_OPERATOR) return answer(422, operatorNotSupported(operator));
	const { httpStatus, reply } = known;
	if (typeof reply !== 'string') return answer(httpStatus, reply);
	const failed = failure(reply, { httpStatus });
	return failed.withMessage(withDemoMark(failed.message));
}

async function lookUp({ next }: Numbers): Promise<void> {
	for (let queued = await next(); queued; queued = await next()) {
		let further = queued.ended(demoAnswer(queued.subject));
		while (further) further = further.ended(demoAnswer(further.subject));
	}
}

/** Invented answers, without account or network. */
export const demo: Service = {
	choice: {
		name: 'Demo (No Account Needed)',
		value: 'demo',
		description: `Invented holders for the numbers ${RANGE}, to try the node`,
	},
	open: async () =>
		await Promise.resolve({
			environment: 'demo',
			source: DEMO_SOURCE,
			outside: new OutsideTexts(() => []),
			hint: "DEMO: all holders are invented, and no service was asked. To look up real numbers, choose your account in 'Account'.",
			lookUp,
		}),
};

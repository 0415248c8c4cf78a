import { otherTypeThan } from '../../domain/accountType';
import { CheckFailure } from '../../domain/checkFailure';
import { DEFAULT_OPERATOR } from '../../domain/operator';
import { failure } from '../../domain/replyTable';
import type { AnswerTexts } from '../../domain/result';
import type { Row } from '../../transport/row';
import type { Answer } from '../../transport/lookupCall';
import type { NameLookupService } from '../../transport/serviceClient';
import { isAnswer, meaningOf } from '../gateway/codes';
import { withDemoMark } from '../source';
import { inventedHolder, registeredName } from './directory';
import {
	accountNotFound,
	type DemoNumber,
	findDemoNumber,
	lookupSuccess,
	operatorNotSupported,
} from './demoNumbers';

function answer(httpStatus: number, texts: AnswerTexts): Answer {
	const code = meaningOf(texts.status);
	const meaning = isAnswer(code) ? code : 'rejected';
	return { kind: 'answer', httpStatus, ...texts, meaning, raw: { ...texts } };
}

function magicAnswer({ httpStatus, reply }: DemoNumber): Answer | CheckFailure {
	if (typeof reply !== 'string') return answer(httpStatus, reply);
	const { message, nextStep, retryable } = failure(reply, { httpStatus });
	return new CheckFailure(withDemoMark(message), nextStep, retryable, httpStatus);
}

/** Answers in place of the service, out of the built-in directory and without any network. */
export const demoService: NameLookupService = {
	/**
	 * @param row the number to be looked up
	 * @returns the holder in the directory, only for the number's own type; for any other
	 *   number an invented holder; the failures of the magic numbers that show one
	 */
	ask: async ({ subject: { accountType, accountNumber, operator } }: Row) => {
		await Promise.resolve();
		if (operator !== DEFAULT_OPERATOR) return answer(422, operatorNotSupported(operator));
		const magic = findDemoNumber(accountNumber);
		if (magic) return magicAnswer(magic);
		const name = registeredName(accountType, accountNumber);
		if (name !== undefined) return answer(200, lookupSuccess(name));
		const isOfOtherType = registeredName(otherTypeThan(accountType), accountNumber) !== undefined;
		if (isOfOtherType) return answer(404, accountNotFound);
		return answer(200, lookupSuccess(inventedHolder(accountType, accountNumber)));
	},

	nextRound: async () => {
		await Promise.resolve();
	},

	end: () => undefined,
};

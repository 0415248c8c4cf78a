import type { IDataObject } from 'n8n-workflow';

import type { Environment } from '../../../credentials/account/accountSettings';
import { DEMO_ENVIRONMENT } from '../../../credentials/account/demoAccount';
import type { AccountType } from './accountType';
import { COUNTRY } from './accountType';
import type { CheckFailure } from './checkFailure';
import { foundAsAdvice, foundAsMessage } from './foundAs';
import type { Judgement } from './judgement';

/** Which system a result comes from. */
export type ResultEnvironment = Environment | typeof DEMO_ENVIRONMENT;

/** What was asked for an item, as far as it could be read from the item. */
export interface Asked {
	readonly accountType?: AccountType;
	readonly accountNumber?: string;
	readonly operator?: string;
	readonly expectedName?: string;
	readonly environment?: ResultEnvironment;
	readonly warnings?: readonly string[];
}

/** The texts of an answer, trimmed (service description 2.2). */
export interface AnswerTexts {
	readonly status: string;
	readonly message: string;
	readonly name?: string;
}

const subjectOf = ({ accountType, accountNumber, operator }: Asked): IDataObject => ({
	...(accountType && { accountType }),
	...(accountNumber && { accountNumber }),
	...(operator && { operator }),
	country: COUNTRY,
});

/** What tells results of the demo from those of the service. */
const simulatedMark = (environment: ResultEnvironment | undefined): IDataObject =>
	environment === DEMO_ENVIRONMENT ? { simulated: true } : {};

const stamp = ({ environment }: Asked, checkedAt: Date): IDataObject => ({
	...(environment && { environment }),
	...simulatedMark(environment),
	checkedAt: checkedAt.toISOString(),
});

const warningsOf = (asked: Asked, advice?: string): IDataObject => {
	const warnings = [...(asked.warnings ?? []), ...(advice === undefined ? [] : [advice])];
	return warnings.length > 0 ? { warnings } : {};
};

/**
 * The result of an answered lookup.
 *
 * @param asked what was asked
 * @param answer what the service answered
 * @param judgement what that means
 * @param checkedAt when the answer came
 */
export function answeredResult(
	asked: Asked,
	answer: AnswerTexts,
	judgement: Judgement,
	checkedAt: Date,
): IDataObject {
	const { outcome, reason, nameMatch, refusal, foundAs } = judgement;
	const { accountType } = asked;
	const wrongType = foundAs && accountType;
	return {
		...subjectOf(asked),
		...(answer.name !== undefined && { name: answer.name }),
		status: answer.status,
		message: wrongType ? foundAsMessage(wrongType) : answer.message || (refusal?.message ?? ''),
		outcome,
		reason,
		...(foundAs && { foundAs }),
		...(nameMatch && {
			nameMatch: {
				result: nameMatch.result,
				score: nameMatch.score,
				expectedName: asked.expectedName,
				explanation: [...nameMatch.explanation],
			},
		}),
		...stamp(asked, checkedAt),
		...warningsOf(asked, wrongType ? foundAsAdvice(wrongType) : refusal?.nextStep),
	};
}

/** What happened, and to which item; n8n counts items from 0. */
export function messageForItem({ message, tries = 1 }: CheckFailure, itemIndex: number): string {
	return `${message}${tries > 1 ? ` after ${tries} tries` : ''} [item ${itemIndex}]`;
}

/** The `error` field of an item whose check failed. */
function errorField(asked: Asked, failed: CheckFailure, itemIndex: number): IDataObject {
	return {
		message: messageForItem(failed, itemIndex),
		description: failed.nextStep,
		retryable: failed.retryable,
		itemIndex,
		...(failed.tries !== undefined && { tries: failed.tries }),
		...(failed.httpStatus !== undefined && { httpStatus: failed.httpStatus }),
		...simulatedMark(asked.environment),
	};
}

/**
 * The result of a check that failed: neither confirmed nor not confirmed.
 *
 * @param asked what was asked, as far as it could be read
 * @param failed why there is no answer
 * @param itemIndex position of the input item, from 0
 * @param checkedAt when the check failed
 */
export function uncheckedResult(
	asked: Asked,
	failed: CheckFailure,
	itemIndex: number,
	checkedAt: Date,
): IDataObject {
	return {
		...subjectOf(asked),
		outcome: 'unchecked',
		error: errorField(asked, failed, itemIndex),
		...stamp(asked, checkedAt),
		...warningsOf(asked),
	};
}

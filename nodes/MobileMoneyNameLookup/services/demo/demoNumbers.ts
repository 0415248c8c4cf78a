import type { AnswerTexts } from '../../domain/answer';
import type { FailureKind } from '../../domain/replyTable';
import { SUCCESS_CODE } from '../gateway/codes';

export interface DemoNumber {
	readonly number: string;
	readonly shows: string;
	readonly httpStatus: number;
	readonly reply: AnswerTexts | Extract<FailureKind, 'serviceUnavailable' | 'tokenRefused'>;
}

const lookupSuccess = (name?: string): AnswerTexts => ({
	...(name !== undefined && { name }),
	status: SUCCESS_CODE,
	message: 'Lookup Success',
});

export const accountNotFound: AnswerTexts = {
	status: 'E404000',
	message: 'Account holder not found',
};

export const operatorNotSupported = (operator: string): AnswerTexts => ({
	status: 'E422022',
	message: `mmoId ${operator} is not supported at the moment`,
});

const NUMBERS: ReadonlyArray<readonly [string, DemoNumber['reply'], number?]> = [
	['the expected holder: confirmed', lookupSuccess('JANE WANJIKU KAMAU')],
	['a close match: needs review', lookupSuccess('JANE WANJIKU KAMUA')],
	['a different name: not confirmed', lookupSuccess('PETER OTIENO ODHIAMBO')],
	['a missing name: needs review', lookupSuccess()],
	['an unknown number: not confirmed', accountNotFound, 404],
	['an operator that is not supported: not confirmed', operatorNotSupported('Mpesa'), 422],
	['a service that is busy: an error to try again later', 'serviceUnavailable', 503],
	['a token that is refused: an error', 'tokenRefused', 401],
];

/** 900001 to 900008, for the expected name Jane Kamau. The local service of the tests has them, too. */
export const DEMO_NUMBERS: readonly DemoNumber[] = NUMBERS.map(
	([shows, reply, httpStatus = 200], index) => {
		return { number: String(900_001 + index), shows, reply, httpStatus };
	},
);

import type { AnswerTexts } from '../../domain/answer';
import type { FailureKind } from '../../domain/replyTable';
import { SUCCESS_CODE } from '../gateway/codes';

export type DemoFailure = Extract<FailureKind, 'serviceUnavailable' | 'tokenRefused'>;

/** A number with a reply of its own, whether asked for as a till or as a paybill. */
export interface DemoNumber {
	readonly number: string;
	readonly shows: string;
	readonly httpStatus: number;
	readonly reply: AnswerTexts | DemoFailure;
}

/** A successful lookup (service description 2.2); without a name where none is registered. */
export const lookupSuccess = (name?: string): AnswerTexts => ({
	...(name !== undefined && { name }),
	status: SUCCESS_CODE,
	message: 'Lookup Success',
});

/** A number that the asked register does not have. The description gives no code for it. */
export const accountNotFound: AnswerTexts = {
	status: 'E404000',
	message: 'Account holder not found',
};

/** Any operator but the one supported (service description 4.4 and 7). */
export const operatorNotSupported = (operator: string): AnswerTexts => ({
	status: 'E422022',
	message: `mmoId ${operator} is not supported at the moment`,
});

const answered = (
	number: string,
	shows: string,
	reply: AnswerTexts,
	httpStatus = 200,
): DemoNumber => ({ number, shows, httpStatus, reply });

/** The demo's magic numbers, described for the expected name Jane Kamau; the local service answers them, too. */
export const DEMO_NUMBERS: readonly DemoNumber[] = [
	answered('900001', 'the expected holder: confirmed', lookupSuccess('JANE WANJIKU KAMAU')),
	answered('900002', 'a close match: needs review', lookupSuccess('JANE WANJIKU KAMUA')),
	answered('900003', 'a different name: not confirmed', lookupSuccess('PETER OTIENO ODHIAMBO')),
	answered('900004', 'a missing name: needs review', lookupSuccess()),
	answered('900005', 'an unknown number: not confirmed', accountNotFound, 404),
	answered(
		'900006',
		'an operator that is not supported: not confirmed',
		operatorNotSupported('Mpesa'),
		422,
	),
	{
		number: '900007',
		shows: 'a service that is busy: an error to try again later',
		httpStatus: 503,
		reply: 'serviceUnavailable',
	},
	{
		number: '900008',
		shows: 'a token that is refused: an error',
		httpStatus: 401,
		reply: 'tokenRefused',
	},
];

const BY_NUMBER = new Map(DEMO_NUMBERS.map((magic) => [magic.number, magic]));

/** The magic number that this number is, if it is one. */
export const findDemoNumber = (number: string): DemoNumber | undefined => BY_NUMBER.get(number);

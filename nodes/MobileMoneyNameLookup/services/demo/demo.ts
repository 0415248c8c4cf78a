import type { Answer, LookupSubject } from '../../domain/answer';
import { CheckFailure } from '../../domain/checkFailure';
import { DEFAULT_OPERATOR } from '../../domain/payee/operator';
import { OutsideTexts } from '../../redaction/outsideTexts';
import { readResponse } from '../../sending/readResponse';
import type { Numbers } from '../../sending/run';
import type { Entry } from '../../sending/state';
import { readGatewayResponse, SUCCESS_CODE } from '../gateway/readGatewayResponse';
import { DEMO_SOURCE, type Service, withDemoMark } from '../service';

type AnswerTexts = Pick<Answer, 'status' | 'message' | 'name'>;

const found = (name?: string): AnswerTexts => ({
	...(name !== undefined && { name }),
	status: SUCCESS_CODE,
	message: 'Lookup Success',
});

export const accountNotFound = { status: 'E404000', message: 'Account holder not found' };

export const operatorNotSupported = (operator: string): AnswerTexts => ({
	status: 'E422022',
	message: `mmoId ${operator} is not supported at the moment`,
});

const down = { status: 'E503000', message: 'Service unavailable' };
const tokenRefused = { status: 'E401000', message: 'JWT is invalid or expired' };

const NUMBERS: ReadonlyArray<readonly [shows: string, texts: AnswerTexts, httpStatus?: number]> = [
	['the expected holder: confirmed', found('JANE WANJIKU KAMAU')],
	['a close match: needs review', found('JANE WANJIKU KAMUA')],
	['a different name: not confirmed', found('PETER OTIENO ODHIAMBO')],
	['a missing name: needs review', found()],
	['an unknown number: not confirmed', accountNotFound, 404],
	['an operator that is not supported: not confirmed', operatorNotSupported('Mpesa'), 422],
	['a service that is unavailable: unchecked, to try again later', down, 503],
	['a refused token: unchecked', tokenRefused, 401],
];

/** 900001 to 900008, for the expected name Jane Kamau. The local service of the tests has them, too. */
export const DEMO_NUMBERS = NUMBERS.map(([shows, texts, httpStatus = 200], index) => {
	return { number: String(900_001 + index), shows, texts, httpStatus };
});

const RANGE = [DEMO_NUMBERS.at(0), DEMO_NUMBERS.at(-1)].map((each) => each?.number).join(' to ');

const NOT_IN_DEMO = new CheckFailure(
	withDemoMark(`The demo has only the numbers ${RANGE}`),
	"Use one of them, or choose your own account in 'Account'.",
);

function demoAnswer(subject: LookupSubject): Answer | CheckFailure {
	const known = DEMO_NUMBERS.find(({ number }) => number === subject.number);
	if (!known) return NOT_IN_DEMO;
	const isSupported = subject.operator === DEFAULT_OPERATOR;
	const httpStatus = isSupported ? known.httpStatus : 422;
	const texts = isSupported ? known.texts : operatorNotSupported(subject.operator);
	const response = { httpStatus, body: JSON.stringify(texts) };
	const reading = readResponse(response, readGatewayResponse(response, subject));
	if (reading.kind === 'answer') return reading;
	return reading.failure.withMessage(withDemoMark(reading.failure.message));
}

async function lookUp(numbers: Numbers): Promise<void> {
	for (let entry = await numbers.next(); entry; entry = await numbers.next()) {
		let further: Entry | undefined = entry;
		while (further) further = further.ended?.(demoAnswer(further.subject));
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
			hint: "DEMO: all holders are invented, and nothing was looked up. To look up real numbers, choose your account in 'Account'.",
			lookUp,
		}),
};

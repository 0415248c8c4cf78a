import { DEMO_NUMBERS } from '../../nodes/MobileMoneyNameLookup/services/demo/demo';
import type { Fault } from './faults';

/** Who holds every magic number, when an answer with a name comes through. */
export const MAGIC_HOLDER = 'AMINA WAMBUI OTIENO';

const down = (httpStatus: number): Fault => ({ kind: 'serverError', httpStatus, body: 'json' });

function faultOf({ httpStatus, texts }: (typeof DEMO_NUMBERS)[number]): Fault {
	const { name, status, message } = texts;
	if (httpStatus === 200) return { kind: 'name', ...(name !== undefined && { name }) };
	if (httpStatus === 401) return { kind: 'tokenExpired', httpStatus };
	if (httpStatus === 404) return { kind: 'unknownNumber' };
	return httpStatus === 503 ? down(503) : { kind: 'code', httpStatus, status, message };
}

/** Numbers that are answered in a way of their own, as a till or as a paybill; `shows` says what the caller sees. */
export const MAGIC_NUMBERS: ReadonlyArray<{ number: string; shows: string; fault: Fault }> = [
	...DEMO_NUMBERS.map((demo) => ({ ...demo, fault: faultOf(demo) })),
	{ number: '900101', shows: 'success, without a name', fault: { kind: 'name', name: '' } },
	...['900103', '900105'].map((number) => ({
		number,
		shows: 'success, with a placeholder for a name',
		fault: { kind: 'name', name: number === '900103' ? 'N/A' : 'UNKNOWN' } as const,
	})),
	{
		number: '900301',
		shows: 'good token said to be expired',
		fault: { kind: 'tokenExpired', httpStatus: 401 },
	},
	{ number: '900307', shows: 'a redirect to another host', fault: { kind: 'redirect' } },
	{
		number: '900400',
		shows: 'request refused',
		fault: { kind: 'code', httpStatus: 400, status: 'E400000', message: 'Bad request' },
	},
	{ number: '900503', shows: 'HTTP 503 with JSON', fault: down(503) },
	{ number: '900701', shows: 'HTML page at HTTP 200', fault: { kind: 'htmlPage' } },
	{ number: '900703', shows: 'JSON cut off at HTTP 200', fault: { kind: 'cutOffJson' } },
];

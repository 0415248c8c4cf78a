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

type MagicNumber = readonly [number: string, shows: string, fault: Fault];

/** Numbers that are answered in a way of their own, as a till or as a paybill, with what the caller sees. */
export const MAGIC_NUMBERS: readonly MagicNumber[] = [
	...DEMO_NUMBERS.map((demo): MagicNumber => [demo.number, demo.shows, faultOf(demo)]),
	['900101', 'success, without a name', { kind: 'name', name: '' }],
	['900103', 'success, with a placeholder for a name', { kind: 'name', name: 'N/A' }],
	['900105', 'success, with a placeholder for a name', { kind: 'name', name: 'UNKNOWN' }],
	['900301', 'good token said to be expired', { kind: 'tokenExpired', httpStatus: 401 }],
	['900307', 'a redirect to another host', { kind: 'redirect' }],
	['900400', 'request refused', { kind: 'code', httpStatus: 400, status: 'E400000' }],
	['900503', 'HTTP 503 with JSON', down(503)],
	['900701', 'HTML page at HTTP 200', { kind: 'htmlPage' }],
	['900703', 'JSON cut off at HTTP 200', { kind: 'cutOffJson' }],
];

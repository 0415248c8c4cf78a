import {
	accountNotFound,
	DEMO_NUMBERS,
	type DemoNumber,
} from '../../nodes/MobileMoneyNameLookup/services/demo/demoNumbers';
import { SUCCESS_CODE } from '../../nodes/MobileMoneyNameLookup/services/gateway/codes';
import { gatewayError } from './darajaDialect';
import type { Service } from './dialect';
import type { Fault } from './faults';

/** A number that is answered in a way of its own, whether asked for as a till or as a paybill; `shows` says what the caller sees. */
export interface MagicNumber {
	readonly number: string;
	readonly fault: Fault;
	readonly shows: string;
}

/** Who holds every magic number, when an answer with a name comes through. */
export const MAGIC_HOLDER = 'AMINA WAMBUI OTIENO';

const magic = (number: string, shows: string, fault: Fault) => ({ number, shows, fault });

const name = (number: string, value: string | null) =>
	magic(number, `success, with the name ${JSON.stringify(value)}`, { kind: 'name', name: value });

const code = (number: string, httpStatus: number, status: string, message: string) => {
	const shows = `code ${status} at HTTP ${httpStatus}: ${message}`;
	return magic(number, shows, { kind: 'code', httpStatus, status, message });
};

const error = (number: string, httpStatus: number, errorCode: string, message: string) => {
	const shows = `error ${errorCode} at HTTP ${httpStatus}: ${message}`;
	return magic(number, shows, gatewayError(httpStatus, errorCode, message));
};

const json = (number: string, shows: string, body: object) =>
	magic(number, shows, { kind: 'json', httpStatus: 200, body });

const down = (httpStatus: number): Fault => ({ kind: 'serverError', httpStatus, body: 'json' });

/** What the demo answers without HTTP. */
function faultOf({ httpStatus, reply }: DemoNumber): Fault {
	if (reply === 'serviceUnavailable') return down(httpStatus);
	if (reply === 'tokenRefused') return { kind: 'tokenExpired', httpStatus };
	const { name, status, message } = reply;
	if (status === SUCCESS_CODE) return { kind: 'name', ...(name !== undefined && { name }) };
	if (status === accountNotFound.status) return { kind: 'unknownNumber' };
	return { kind: 'code', httpStatus, status, message };
}

/** All magic numbers, by who has them; no number is in two lists. */
export const magicNumberTables: Readonly<Record<'both' | Service, readonly MagicNumber[]>> = {
	both: [
		...DEMO_NUMBERS.map((demo) => magic(demo.number, demo.shows, faultOf(demo))),
		name('900101', ''),
		name('900103', 'N/A'),
		name('900105', 'UNKNOWN'),
		name('900107', null),
		magic('900301', 'good token said to be expired', { kind: 'tokenExpired', httpStatus: 401 }),
		magic('900503', 'HTTP 503 with JSON', down(503)),
		magic('900701', 'HTML page at HTTP 200', { kind: 'htmlPage' }),
		magic('900703', 'JSON cut off at HTTP 200', { kind: 'cutOffJson' }),
	],
	gateway: [code('900203', 422, 'E422022', 'mmoId Mpesa is not supported at the moment')],
	daraja: [
		json('900801', 'success by the code 0', {
			ResponseCode: '0',
			ResponseMessage: 'Success',
			OrganizationName: MAGIC_HOLDER,
		}),
		magic('900804', 'success code without a name', { kind: 'name' }),
		code('900812', 200, '401.001', 'Invalid access token'),
		code('900813', 200, '1', 'Request rejected'),
		error('900830', 500, '500.003.02', 'Spike arrest violation'),
		error('900850', 404, '404.001.01', 'Resource not found'),
	],
};

/** The magic number that this number is to a service, if it is one. */
export const findMagicNumber = (service: Service, number: string): MagicNumber | undefined =>
	[...magicNumberTables.both, ...magicNumberTables[service]].find((one) => one.number === number);

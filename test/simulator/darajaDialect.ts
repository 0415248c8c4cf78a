import type { AskedNumber, Dialect, UsualAnswer } from './dialect';
import type { Fault } from './faults';

export const darajaError = (
	httpStatus: number,
	errorCode: string,
	errorMessage: string,
): UsualAnswer => ({
	httpStatus,
	json: { requestId: '16813-15-1', errorCode, errorMessage },
});

/** An error of Daraja as a fault. */
export function gatewayError(httpStatus: number, errorCode: string, message: string): Fault {
	return { kind: 'json', httpStatus, body: darajaError(httpStatus, errorCode, message).json };
}

/** An error of the API gateway in front of Daraja, which writes errors in a shape of its own. */
export function apigeeFault(httpStatus: number, faultstring: string, errorcode: string): Fault {
	return { kind: 'json', httpStatus, body: { fault: { faultstring, detail: { errorcode } } } };
}

const code = (
	httpStatus: number,
	ResponseCode: string,
	ResponseMessage: string,
	more: Record<string, unknown> = {},
): UsualAnswer => ({
	httpStatus,
	json: { ConversationID: '410c-48e1-b4ab-57d897c8c7', ResponseCode, ResponseMessage, ...more },
});

/** How Safaricom Daraja answers a lookup of this number; without one, no answer repeats it. */
export function darajaDialect(asked?: AskedNumber): Dialect {
	const echo = {
		...(asked?.accountType === 'till' && { TillNumber: asked.number }),
		...(asked && { OrganizationShortCode: asked.number }),
	};
	return {
		service: 'daraja',
		success: (OrganizationName) =>
			code(200, '4000', 'Success', {
				DetailedMessage: 'Request received successfully',
				...echo,
				OrganizationName,
				ChargeProfileID: '20013',
			}),
		unknownNumber: code(200, '1', 'Organization does not exist', {
			DetailedMessage: 'Request rejected',
			...echo,
		}),
		code,
		tokenRefused: (httpStatus = 401) =>
			darajaError(httpStatus, '404.001.03', 'Invalid Access Token'),
		tooManyRequests: darajaError(429, '500.003.02', 'Spike arrest violation'),
		serverError: (httpStatus) => darajaError(httpStatus, '500.003.1001', 'Internal Server Error'),
	};
}

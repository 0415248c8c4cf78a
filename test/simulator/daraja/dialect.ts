import type { AskedNumber, Dialect, UsualAnswer } from '../dialect';
import { darajaError } from './errors';

const CONVERSATION = { ConversationID: '410c-48e1-b4ab-57d897c8c7a0141968' };

const FIELD_NAMES = new Map([
	['name', 'OrganizationName'],
	['status', 'ResponseCode'],
	['message', 'ResponseMessage'],
]);

const code = (
	httpStatus: number,
	ResponseCode: string,
	ResponseMessage: string,
	more: Record<string, unknown> = {},
): UsualAnswer => ({
	httpStatus,
	json: { ...CONVERSATION, ResponseCode, ResponseMessage, ...more },
});

/**
 * How Safaricom Daraja answers a lookup of this number.
 * @param asked absent where no number is asked for; then no answer repeats one
 */
export function darajaDialect(asked?: AskedNumber): Dialect {
	const echo = {
		...(asked?.accountType === 'till' && { TillNumber: asked.number }),
		...(asked && { OrganizationShortCode: asked.number }),
	};
	return {
		success: (name) =>
			code(200, '4000', 'Success', {
				DetailedMessage: 'Request received successfully',
				...echo,
				OrganizationName: name,
				ChargeProfileID: '20013',
			}),
		unknownNumber: code(200, '1', 'Organization does not exist', {
			DetailedMessage: 'Request rejected',
			...echo,
		}),
		code,
		tokenRefused: darajaError(401, '401.003.01', 'Invalid Access Token'),
		tokenExpired: (httpStatus) => darajaError(httpStatus, '404.001.03', 'Invalid Access Token'),
		tooManyRequests: darajaError(429, '500.003.02', 'Spike arrest violation'),
		serverError: (httpStatus) =>
			httpStatus === 503
				? darajaError(503, '503.002.01', 'Service Unavailable')
				: darajaError(httpStatus, '500.003.1001', 'Internal Server Error'),
		fieldName: (field) => FIELD_NAMES.get(field) ?? field,
	};
}

import {
	accountNotFound as notFoundTexts,
	operatorNotSupported as notSupportedTexts,
} from '../../../nodes/MobileMoneyNameLookup/services/demo/demoNumbers';
import type { Dialect, UsualAnswer } from '../dialect';

const withStatus = (httpStatus: number, status: string, message: string): UsualAnswer => ({
	httpStatus,
	json: { status, message },
});

/** Any spelling of the operator but the one accepted. */
export const operatorNotSupported = (mmoId: string): UsualAnswer => ({
	httpStatus: 422,
	json: { ...notSupportedTexts(mmoId) },
});

/** A bad bearer token (service description 5.4 and 7); 401 is usual, the description fixes no status. */
export const tokenRefused = (httpStatus = 401): UsualAnswer =>
	withStatus(httpStatus, 'E401000', 'JWT is invalid or expired');

/** How the payment gateway answers (service description 2.2 and 7). */
export const gatewayDialect: Dialect = {
	success: (name) => ({
		httpStatus: 200,
		json: { name, status: 'S000000', message: 'Lookup Success' },
	}),
	unknownNumber: { httpStatus: 404, json: { ...notFoundTexts } },
	code: withStatus,
	tokenRefused: tokenRefused(),
	tokenExpired: tokenRefused,
	tooManyRequests: withStatus(429, 'E429000', 'Too many requests'),
	serverError: (httpStatus) => withStatus(httpStatus, `E${httpStatus}000`, 'Service unavailable'),
	fieldName: (field) => field,
};

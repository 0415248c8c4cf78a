import {
	accountNotFound as notFoundTexts,
	operatorNotSupported as notSupportedTexts,
} from '../../nodes/MobileMoneyNameLookup/services/demo/demoNumbers';

/** What an endpoint answers when nothing goes wrong on the way: a JSON object at an HTTP status. */
export interface UsualAnswer {
	readonly httpStatus: number;
	readonly json: Readonly<Record<string, unknown>>;
}

/** A successful lookup (service description 2.2): null is sent as null, undefined leaves the field out. */
export function lookupSuccess(name: string | null | undefined): UsualAnswer {
	return { httpStatus: 200, json: { name, status: 'S000000', message: 'Lookup Success' } };
}

/** A number that the asked register does not have. */
export const accountNotFound: UsualAnswer = { httpStatus: 404, json: { ...notFoundTexts } };

/** Any spelling of the operator but the one accepted. */
export function operatorNotSupported(mmoId: string): UsualAnswer {
	return { httpStatus: 422, json: { ...notSupportedTexts(mmoId) } };
}

/** A bad bearer token (service description 5.4 and 7); 401 is usual, the description fixes no status. */
export function tokenRefused(httpStatus = 401): UsualAnswer {
	return { httpStatus, json: { status: 'E401000', message: 'JWT is invalid or expired' } };
}

/** A caller that asks more than is allowed at once. */
export const tooManyRequests: UsualAnswer = {
	httpStatus: 429,
	json: { status: 'E429000', message: 'Too many requests' },
};

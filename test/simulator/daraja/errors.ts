import type { UsualAnswer } from '../dialect';
import type { Fault } from '../faults';

type JsonFault = Extract<Fault, { readonly kind: 'json' }>;

/** An error that Daraja itself writes. */
export const darajaError = (
	httpStatus: number,
	errorCode: string,
	errorMessage: string,
): UsualAnswer => ({
	httpStatus,
	json: { requestId: '16813-15-1', errorCode, errorMessage },
});

/** Such an error as a fault. */
export function gatewayError(
	httpStatus: number,
	errorCode: string,
	errorMessage: string,
): JsonFault {
	return { kind: 'json', httpStatus, body: darajaError(httpStatus, errorCode, errorMessage).json };
}

/** An error of the API gateway in front of Daraja, which writes errors in a shape of its own. */
export const apigeeFault = (
	httpStatus: number,
	faultstring: string,
	errorcode: string,
): JsonFault => ({
	kind: 'json',
	httpStatus,
	body: { fault: { faultstring, detail: { errorcode } } },
});

import type { NumberType } from '../../nodes/MobileMoneyNameLookup/domain/payee/numberType';

/** What an endpoint answers when nothing goes wrong on the way: a JSON object at an HTTP status. */
export interface UsualAnswer {
	readonly httpStatus: number;
	readonly json: Readonly<Record<string, unknown>>;
}

/** Who is spoken to: each has its own tokens, and its own way to say the same things. */
export type Service = 'gateway' | 'daraja';

/** The number that a lookup asks for, as sent. */
export interface AskedNumber {
	readonly accountType: NumberType;
	readonly number: string;
}

/** What a service may have to say, in its own words. */
export interface Dialect {
	/** A successful lookup: undefined leaves the name out. */
	readonly success: (name: string | undefined) => UsualAnswer;
	/** The asked register does not have the number. */
	readonly unknownNumber: UsualAnswer;
	/** An answer with a result code. */
	readonly code: (httpStatus: number, status: string, message: string) => UsualAnswer;
	/** The bearer token is missing, or none of the service's that is good now. */
	readonly tokenRefused: (httpStatus?: number) => UsualAnswer;
	readonly tooManyRequests: UsualAnswer;
	readonly serverError: (httpStatus: number) => UsualAnswer;
}

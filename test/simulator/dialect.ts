import type { NumberType } from '../../nodes/MobileMoneyNameLookup/domain/payee/numberType';

/** What an endpoint answers when nothing goes wrong on the way. */
export interface UsualAnswer {
	readonly httpStatus: number;
	readonly json: Readonly<Record<string, unknown>>;
}

/** Each has its own tokens. */
export type Service = 'gateway' | 'daraja';

export interface AskedNumber {
	readonly accountType: NumberType;
	readonly number: string;
}

/** What a service may have to say, in its own words. */
export interface Dialect {
	readonly service: Service;
	readonly success: (name: string | undefined) => UsualAnswer;
	readonly unknownNumber: UsualAnswer;
	readonly code: (httpStatus: number, status: string, message: string) => UsualAnswer;
	readonly tokenRefused: (httpStatus?: number) => UsualAnswer;
	readonly tooManyRequests: UsualAnswer;
	readonly serverError: (httpStatus: number) => UsualAnswer;
}

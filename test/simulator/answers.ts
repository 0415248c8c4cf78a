/** What an endpoint answers when nothing goes wrong on the way: a JSON object at an HTTP status. */
export interface UsualAnswer {
	readonly httpStatus: number;
	readonly json: Readonly<Record<string, unknown>>;
}

export { tokenRefused } from './gateway/dialect';

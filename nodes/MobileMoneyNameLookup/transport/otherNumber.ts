import { cleanAccountNumber } from '../domain/accountNumber';
import { fieldsOf } from './replyFields';

/** Fields that can hold nothing but the number of a till or paybill. */
const NUMBER_KEY =
	/^(?:account(?:number|no)|(?:merchant)?till(?:number|no)?|paybill(?:number|no)?|(?:business|organi[sz]ation)?shortcode|businessnumber)$/;

function isSame(value: unknown, number: string): boolean {
	// A number of JSON cannot keep leading zeros.
	return typeof value === 'number'
		? value === Number(number)
		: typeof value === 'string' && value.trim() === number;
}

/**
 * What denies a success that is told of another number. A till may come with the short code of its shop, so
 * one field with the number that was asked is enough.
 *
 * @param reply the reply as it came
 * @param number the number that was asked
 * @returns words to be read behind “but”; undefined when the reply names no number, or this one
 */
export function otherNumberIn(reply: unknown, number: string): string | undefined {
	const numbers = fieldsOf(reply).filter(
		([key, value]) => NUMBER_KEY.test(key) && cleanAccountNumber(value).ok,
	);
	if (numbers.some(([, value]) => isSame(value, number))) return undefined;
	const [first] = numbers;
	return first && `its field “${first[0]}” names another number`;
}

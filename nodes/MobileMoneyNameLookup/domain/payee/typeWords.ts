import { remembered } from '../../remembered';
import { CheckFailure, fieldFailure } from '../checkFailure';
import { isBlankCell } from './cell';
import { isPhoneNumber } from './cleanNumber';
import lists from './data/words.json';
import { NUMBER_TYPE_NAMES, NUMBER_TYPES, type NumberType } from './numberType';
import { plainWords, wordSet } from './plainWords';

const typeWords = new Set(
	Object.values(NUMBER_TYPES).flatMap(({ words, hints }) => [...words, ...hints]),
);
const noType = wordSet(lists.noNumberType);
/** May still go through a Paybill or till: Bank Paybill. */
const otherWays = wordSet(lists.otherWays);
const otherPayments = wordSet(lists.otherPayments);

const WRITE_TYPE = 'Write till or Paybill.';
export const NOT_CHECKED_HERE = 'is not a till or Paybill payment, so it cannot be checked here';

const isKnown = (word: string): boolean =>
	typeWords.has(word) || noType.has(word) || otherWays.has(word);

/** The type named by `plainWords`; `none` if they leave it open, such as M-Pesa or Till/Paybill. */
export function typeNamed(
	words: readonly string[],
): NumberType | 'none' | 'otherPayment' | 'unknown' {
	const typesBy = (kind: 'words' | 'hints') =>
		NUMBER_TYPE_NAMES.filter((type) =>
			words.some((word) => NUMBER_TYPES[type][kind].includes(word)),
		);
	const named = typesBy('words');
	const [type, other] = named.length > 0 ? named : typesBy('hints');
	if (!type && words.some((word) => otherPayments.has(word) || otherWays.has(word)))
		return 'otherPayment';
	if (!words.every(isKnown)) return 'unknown';
	return type === undefined || other ? 'none' : type;
}

/** Whether words name nothing but another way to pay, such as SEND MONEY. */
export const isOtherPayment = (words: readonly string[]): boolean =>
	typeNamed(words) === 'otherPayment' &&
	words.every((word) => isKnown(word) || otherPayments.has(word));

const typeInCell = remembered((text) =>
	isPhoneNumber(text) ? 'otherPayment' : typeNamed(plainWords(text)),
);

/** Whether a cell names neither a type nor another payment. */
export const isUnknownType = (cell: unknown): boolean =>
	typeof cell === 'string' && !isBlankCell(cell) && typeInCell(cell) === 'unknown';

/** Reads `Till No.` or `PB`; undefined if open, a failure for another payment. A CheckFailure is returned unchanged. */
export function readType(cell: unknown, field: string): NumberType | undefined | CheckFailure {
	if (cell instanceof CheckFailure) return cell;
	if (isBlankCell(cell)) return undefined;
	if (typeof cell !== 'string' && typeof cell !== 'number')
		return fieldFailure(field, 'is not text', WRITE_TYPE);
	// `till?` is not certain.
	if (/[?？]/.test(String(cell))) return fieldFailure(field, 'is {}, a question', WRITE_TYPE, cell);
	const named = typeInCell(String(cell));
	if (named === 'unknown')
		return fieldFailure(field, 'is {}, which is neither a till nor a Paybill', WRITE_TYPE, cell);
	if (named !== 'otherPayment') return named === 'none' ? undefined : named;
	const nextStep = 'Check this payee in another way, or correct the type.';
	return fieldFailure(field, `is {}, which ${NOT_CHECKED_HERE}`, nextStep, cell);
}

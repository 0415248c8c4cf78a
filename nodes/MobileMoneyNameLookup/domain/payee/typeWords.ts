import { CheckFailure, fieldFailure } from '../checkFailure';
import { isBlankCell } from './blankCell';
import { isPhoneNumber } from './cleanNumber';
import { NUMBER_TYPE_NAMES, NUMBER_TYPES, type NumberType } from './numberType';
import { plainWords } from './plainWords';
import { remembered } from '../../remembered';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const NO_TYPE = setOf(
	'number mpesa lipa na ya kwa and or service online customer payment via by through the safaricom shortcode code account with to of mobile money type',
);
/** May still go through a Paybill or till: Bank Paybill. */
const OTHER_WAY = setOf(
	'bank transfer phone tel cell simu kcb equity ncba absa coop family stanbic',
);
const OTHER_PAYMENT = setOf(
	'send pochi cash cheque check eft rtgs pesalink swift card wallet personal airtime petty',
);
const TYPE_WORDS = new Set(
	Object.values(NUMBER_TYPES).flatMap(({ words, hints }) => [...words, ...hints]),
);

const WRITE_TYPE = 'Write till or Paybill.';
export const NOT_CHECKED_HERE = 'is not a till or Paybill payment, so it cannot be checked here';

export type TypeNamed = NumberType | 'none' | 'otherPayment' | 'unknown';

/** The type named by `plainWords`; `none` if they leave it open, such as M-Pesa or Till/Paybill. */
export function typeNamed(words: readonly string[]): TypeNamed {
	const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
	const typesBy = (kind: 'words' | 'hints') =>
		NUMBER_TYPE_NAMES.filter((type) =>
			words.some((word) => NUMBER_TYPES[type][kind].includes(word)),
		);
	const named = typesBy('words');
	const types = named.length > 0 ? named : typesBy('hints');
	if (types.length === 0 && (has(OTHER_PAYMENT) || has(OTHER_WAY))) return 'otherPayment';
	const sets = [TYPE_WORDS, NO_TYPE, OTHER_WAY];
	if (words.some((word) => !sets.some((set) => set.has(word)))) return 'unknown';
	const [type = 'none', ...others] = types;
	return others.length > 0 ? 'none' : type;
}

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
	if (named === 'none') return undefined;
	if (named !== 'otherPayment' && named !== 'unknown') return named;
	const isOther = named === 'otherPayment';
	const problem = isOther ? NOT_CHECKED_HERE : 'is neither a till nor a Paybill';
	const nextStep = isOther ? 'Check this payee in another way, or correct the type.' : WRITE_TYPE;
	return fieldFailure(field, `is {}, which ${problem}`, nextStep, cell);
}

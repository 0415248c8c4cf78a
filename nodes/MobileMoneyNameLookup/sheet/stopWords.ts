import { plainWords } from '../domain/payee/plainWords';
import { remembered } from '../domain/payee/remembered';
import { type Warning, WARNINGS } from '../domain/warnings';
import { readAmount } from './amount';
import type { SheetColumns } from './findColumns';

const MAX_CHARACTERS = 40;

/** Whole cells. */
const STOPS: ReadonlySet<string> = new Set(
	`cancelled, canceled, cancel, do not pay, don t pay, not to be paid, not payable, paid, already paid, fully paid,
	paid already, stop, stopped, stop payment, payment stopped, hold, on hold, held, void, voided, rejected, declined,
	not approved, disapproved, reversed, usilipe, imelipwa, amelipwa, imefutwa`
		.split(',')
		.map((phrase) => plainWords(phrase).join(' ')),
);

const NO = /^\s*(?:no|n|hapana)[\s.!]*$/i;
const ASKS_FOR_APPROVAL = /\bapprov|\bpay\s*\?|\bto\s+pay\b/i;

/** “Paid 20/11”, “Cancelled by MD”, but not “Unpaid” or “Not paid”. */
const BEGINS_AS_STOP =
	/^\s*(?:paid|cancell?ed|(?:on )?hold|stopped|duplicate|settled|disputed|bounced|deleted|reversed|refunded|dnp)(?![\p{L}\p{N}])/iu;

/** After the name: “Jane Kamau PAID”. */
const IN_NAME =
	/(?<!\p{L})(?:paid|cancell?ed|do not pay|don['’]t pay|stopped|on hold)[\s.!)\]]*$/iu;

/** Most cells have none of these, and need not be read word by word. */
const MAY_STOP = /cancel|pa(?:id|y)|stop|h[oe]ld|void|reject|declin|approv|revers|lip|fut/i;

const wordsOf = remembered((text) => plainWords(text).join(' '));

/** Returns a function that gives a warning for each cell of a row that says not to pay, or to pay less than nothing. */
export function stopReader({
	labels,
	positions,
}: SheetColumns): (cells: readonly unknown[]) => Warning[] {
	const { payee, number, till, paybill, account, type, operator } = positions;
	const others: ReadonlySet<number | undefined> = new Set([
		number,
		till,
		paybill,
		account,
		type,
		operator,
	]);
	const columns = labels.flatMap((label, at) =>
		others.has(at) || /^lookup /i.test(label)
			? []
			: [{ label, at, asks: ASKS_FOR_APPROVAL.test(label) }],
	);
	const { amount } = positions;
	return (cells) => {
		const warnings: Warning[] = [];
		if (amount !== undefined && isNegative(cells[amount])) warnings.push(WARNINGS.negativeAmount());
		for (const { label, at, asks } of columns) {
			const cell = cells[at];
			if (typeof cell !== 'string') continue;
			const says = at === payee ? IN_NAME.test(cell) : isStop(cell) || (asks && NO.test(cell));
			if (says) warnings.push(WARNINGS.rowSaysStop(label, cell.trim()));
		}
		return warnings;
	};
}

const isStop = (cell: string): boolean =>
	cell.length <= MAX_CHARACTERS &&
	(BEGINS_AS_STOP.test(cell) || (MAY_STOP.test(cell) && STOPS.has(wordsOf(cell))));

const isNegative = (cell: unknown): boolean =>
	(typeof cell === 'string' ? /[-(\u2212]/.test(cell) : typeof cell === 'number') &&
	(readAmount(cell) ?? 0) < 0;

import type { IDataObject } from 'n8n-workflow';

import { isBlankCell } from '../domain/payee/blankCell';
import { plainWords } from '../domain/payee/plainWords';
import { remembered } from '../remembered';
import { type Warning, WARNINGS } from '../domain/warnings';
import type { SheetColumns } from './findColumns';
import { isResultHeading } from './readHeadings';

const MAX_CHARACTERS = 40;

const phrases = (list: string): readonly string[] =>
	list.split(',').map((phrase) => plainWords(phrase).join(' '));

/** Whole cells. */
const STOPS: ReadonlySet<string> = new Set(
	phrases(
		`cancel, do not pay, don t pay, not to be paid, not payable, already paid, fully paid, stop, stop payment,
		payment stopped, held, void, voided, rejected, declined, not approved, disapproved, usilipe, imelipwa, amelipwa,
		imefutwa`,
	),
);

/** Also with more after them: “Paid 20/11”, “Cancelled by MD”; but not “Unpaid” or “Not paid”. */
const BEGINNINGS = phrases(
	`paid, cancelled, canceled, hold, on hold, stopped, duplicate, settled, disputed, bounced, deleted, reversed,
	refunded, dnp`,
);

const NO = /^\s*(?:no|n|hapana)[\s.!]*$/i;
const ASKS_FOR_APPROVAL = /\bapprov|\bpay\s*\?|\bto\s+pay\b/i;

/** After the name: “Jane Kamau PAID”. */
const IN_NAME =
	/(?<!\p{L})(?:paid|cancell?ed|do not pay|don['’]t pay|stopped|on hold)[\s.!)\]]*$/iu;

/** Most cells have none of these, and need not be read word by word. */
const MAY_STOP =
	/cancel|pa(?:id|y)|stop|h[oe]ld|void|reject|declin|approv|revers|lip|fut|duplic|settl|disput|bounc|delet|refund|dnp/i;

const wordsOf = remembered((text) => plainWords(text).join(' '));

/**
 * Returns a function that gives a warning for each cell of a row that says not to pay, and for an amount that is
 * unclear or negative. `fields` are those of the row, where the amount has been read.
 */
export function stopReader({
	headings,
	labels,
	positions,
}: SheetColumns): (cells: readonly unknown[], fields: IDataObject) => Warning[] {
	const { payee, amount } = positions;
	const others = new Set(Object.values({ ...positions, payee: undefined, amount: undefined }));
	const columns = labels.flatMap((label, at) =>
		others.has(at) || isResultHeading(label)
			? []
			: [{ label, at, asks: ASKS_FOR_APPROVAL.test(label) }],
	);
	return (cells, fields) => {
		const warnings: Warning[] = [];
		if (amount !== undefined)
			warnings.push(...amountWarnings(fields[headings[amount] ?? ''], labels[amount] ?? ''));
		for (const { label, at, asks } of columns) {
			const cell = cells[at];
			if (typeof cell !== 'string') continue;
			const says = at === payee ? IN_NAME.test(cell) : isStop(cell) || (asks && NO.test(cell));
			if (says) warnings.push(WARNINGS.rowSaysStop(label, cell.trim()));
		}
		return warnings;
	};
}

function isStop(cell: string): boolean {
	if (cell.length > MAX_CHARACTERS || !MAY_STOP.test(cell)) return false;
	const words = wordsOf(cell);
	return STOPS.has(words) || BEGINNINGS.some((phrase) => `${words} `.startsWith(`${phrase} `));
}

/** Only what is an amount has become a number. */
function amountWarnings(amount: unknown, label: string): Warning[] {
	if (Number.isFinite(amount)) return Number(amount) < 0 ? [WARNINGS.negativeAmount()] : [];
	if (isBlankCell(amount) || (typeof amount === 'string' && isStop(amount))) return [];
	return [WARNINGS.unreadAmount(label, String(amount).trim())];
}

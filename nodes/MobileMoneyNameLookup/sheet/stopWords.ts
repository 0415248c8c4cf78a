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
		`cancel, do not pay, donot pay, don t pay, dont pay, not to be paid, not payable, stop, stop payment,
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

/** “Already paid”, “Status: paid”. */
const BEFORE_STOP: ReadonlySet<string> = new Set(
	plainWords('already fully status has been was is now'),
);

/** Beside a name or a type: “Jane Kamau PAID”, “PAID - Jane Kamau”; but not “KPLC post paid” or “to be paid”. */
const BESIDE =
	/(?<!\p{L})(?<!(?:pre|post|not|yet|be|un)[ -])(?:paid|cancell?ed|do ?not pay|don['’]?t pay|stopped|on hold)(?!\p{L})/iu;

/** Most cells have none of these, and need not be read word by word. */
const MAY_STOP =
	/cancel|pa(?:id|y)|stop|h[oe]ld|void|reject|declin|approv|revers|lip|fut|duplic|settl|disput|bounc|delet|refund|dnp|[^\0-\x7F]/i;

const SAYS_YES = /^\s*(?:yes|y|true|ndiyo|ndio|[x✓✔])\s*$/i;

const wordsOf = remembered((text) => {
	const words = plainWords(text);
	return words.slice(words.findIndex((word) => !BEFORE_STOP.has(word))).join(' ');
});

/**
 * Returns a function that gives a warning for each cell of a row that says not to pay, and for an amount that is
 * unclear or negative. `fields` are those of the row, where the amount has been read.
 */
export function stopReader({
	headings,
	labels,
	positions,
}: SheetColumns): (cells: readonly unknown[], fields: IDataObject) => Warning[] {
	const { payee, type, amount, ...rest } = positions;
	const others = new Set(Object.values(rest));
	const columns = labels.flatMap((label, at) =>
		others.has(at) || isResultHeading(label)
			? []
			: [{ label, at, asks: ASKS_FOR_APPROVAL.test(label), tells: isStop(label) }],
	);
	return (cells, fields) => {
		const warnings: Warning[] = [];
		if (amount !== undefined)
			warnings.push(...amountWarnings(fields[headings[amount] ?? ''], labels[amount] ?? ''));
		for (const { label, at, asks, tells } of columns) {
			const cell = cells[at] === true ? 'Yes' : cells[at];
			if (typeof cell !== 'string') continue;
			const says =
				at === payee || at === type
					? BESIDE.test(cell)
					: isStop(cell) || (asks && NO.test(cell)) || (tells && SAYS_YES.test(cell));
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

import type { IDataObject } from 'n8n-workflow';

import { isBlankCell } from '../domain/payee/blankCell';
import { plainWords } from '../domain/payee/plainWords';
import { remembered } from '../remembered';
import { type Warning, WARNINGS } from '../domain/warnings';
import type { SheetColumns } from './findColumns';
import { isResultHeading } from './readHeadings';

const phrases = (list: string): readonly string[] =>
	list.split(',').map((phrase) => plainWords(phrase).join(' '));

const WHOLE_CELLS: ReadonlySet<string> = new Set(
	phrases('cancel, stop, held, void, voided, declined, disapproved'),
);

/** Also with more after them: “Paid 20/11”, “Cancelled by MD”; but not “Unpaid” or “Not paid”. */
const BEGINNINGS = phrases(
	`paid, cancelled, canceled, hold, stopped, duplicate, settled, disputed, bounced, deleted, reversed, refunded, dnp, pd,
	cheque issued, goods returned, not due,
	reject, rejected, not approved, not authorised, not authorized, imelipwa, amelipwa, zimelipwa, zilizolipwa, imefutwa`,
);

/** Also within more words: “Please do not pay yet”. */
const ANYWHERE = phrases(
	`do not pay, donot pay, don t pay, dont pay, do not process, not to be paid, not payable, stop payment,
	payment stopped, no payment, on hold, double payment, paid in full, part paid, partly paid, already paid, cash paid,
	deposit paid, invoice paid, pending approval, await approval, awaiting approval, withhold, withheld, suspended,
	usilipe, batilishwa, nimelipa`,
);

const NO = /^\s*(?:no|n|hapana|false)[\s.!]*$/i;
const ASKS_FOR_APPROVAL = /\b(?:approv|authori[sz])|\bpay\s*\?|\bto\s+pay\b|^\s*pay\s*$/i;
const IS_STATUS = /\bstatus\b/i;
const DONE = /^\s*(?:completed?|processed|done|success(?:ful)?|cleared|closed)[\s.!]*$/i;

/** “Paid”, “Date Paid”, “Blocked”; but not “Paid By” or “Paid Via”. */
const isOfStop = (label: string): boolean =>
	(/^\s*(?:amount |date )?(?:paid|blocked)/i.test(label) || isStop(label)) &&
	!/\b(?:by|via|through|to|from|for|using)\b/i.test(label);
/** Under such a heading anything else, such as a date, means that the row is done. */
const NOT_YET =
	/^\s*(?:(?:no|n|hapana|bado|false|due|0(?:\.0{1,3})?)[\s.!]*$|not\b|un|pending|partly\b|to be\b)/i;

/** “Already paid”, “Status: paid”. */
const BEFORE_STOP: ReadonlySet<string> = new Set(
	plainWords('already fully status has been was is now yes x'),
);

/** Beside a name or a type: “Jane Kamau PAID”, “PAID - Jane Kamau”; but not “KPLC post paid” or “to be paid”. */
const BESIDE =
	/(?<!\p{L})(?<!(?:pre|post|not|yet|be|un)[ -])(?:paid|cancell?ed|do ?not pay|don['’]?t pay|stopped|on hold)(?!\p{L})/iu;

/** Most cells have none of these, and need not be read word by word. */
const MAY_STOP =
	/cancel|pa(?:id|y)|stop|h[oe]ld|void|reject|declin|approv|authori|process|revers|lip|fut|bati|duplic|settl|disput|bounc|delet|refund|dnp|pd\b|cheque|return|due|await|withh|suspend|[^\0-\x7F]/i;

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
	const { payee, type, amount, account, ...rest } = positions;
	const others = new Set(Object.values(rest));
	const columns = labels.flatMap((label, at) => {
		if (others.has(at) || isResultHeading(label)) return [];
		const tells = at !== amount && at !== account && isOfStop(label);
		return [
			{ label, at, tells, asks: ASKS_FOR_APPROVAL.test(label), isStatus: IS_STATUS.test(label) },
		];
	});
	return (cells, fields) => {
		const warnings: Warning[] = [];
		if (amount !== undefined)
			warnings.push(...amountWarnings(fields[headings[amount] ?? ''], labels[amount] ?? ''));
		for (const { label, at, asks, tells, isStatus } of columns) {
			const cell = cells[at];
			if (tells ? isBlankCell(cell) : typeof cell !== 'string') continue;
			// Not the number of a day, where the column has dates.
			const text = String(typeof cell === 'number' ? fields[headings[at] ?? ''] : cell);
			const says =
				at === payee || at === type
					? BESIDE.test(text)
					: isStop(text) ||
						(asks && NO.test(text)) ||
						(isStatus && DONE.test(text)) ||
						(tells && !NOT_YET.test(text));
			if (says) warnings.push(WARNINGS.rowSaysStop(label, text.trim()));
		}
		return warnings;
	};
}

/** Whether a text says not to pay. */
export function isStop(cell: string): boolean {
	if (!MAY_STOP.test(cell)) return false;
	const words = wordsOf(cell);
	return (
		WHOLE_CELLS.has(words) ||
		BEGINNINGS.some((phrase) => `${words} `.startsWith(`${phrase} `)) ||
		ANYWHERE.some((phrase) => ` ${words} `.includes(` ${phrase} `))
	);
}

/** Only what is an amount has become a number. */
function amountWarnings(amount: unknown, label: string): Warning[] {
	if (Number.isFinite(amount)) return Number(amount) < 0 ? [WARNINGS.negativeAmount()] : [];
	if (isBlankCell(amount) || (typeof amount === 'string' && isStop(amount))) return [];
	return [WARNINGS.unreadAmount(label, String(amount).trim())];
}

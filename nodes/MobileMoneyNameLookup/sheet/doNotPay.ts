import type { IDataObject } from 'n8n-workflow';

import { isBlankCell } from '../domain/payee/cell';
import { phraseMatcher, plainWords, wordSet } from '../domain/payee/plainWords';
import { type Warning, WARNINGS } from '../domain/warnings';
import { remembered } from '../remembered';
import words from './data/words.json';
import { isResultHeading, type SheetColumns } from './findColumns';

/** “Paid 20/11” or “Please do not pay yet”, but not “Unpaid” or “Not paid”. */
const isDoNotPay = phraseMatcher(words.doNotPay);
/** “Already paid”, “Status: paid”. */
const before = wordSet(words.beforeDoNotPay);

/** Most cells have none of these, and need not be read word by word. */
const MAY_SAY_SO =
	/cancel|pa(?:id|y)|stop|h[oe]ld|void|reject|declin|approv|authori|process|revers|lip|fut|bati|duplic|settl|disput|bounc|delet|refund|dnp|pd\b|cheque|return|due|await|withh|suspend|[^\0-\x7F]/i;

const isDoNotPayText = remembered((text) => {
	const all = plainWords(text);
	return isDoNotPay(all.slice(all.findIndex((word) => !before.has(word))));
});

/** Whether a text says “do not pay”, or that it is paid. */
export const saysDoNotPay = (text: string): boolean =>
	MAY_SAY_SO.test(text) && isDoNotPayText(text);

/** Beside a name or a type: “Jane Kamau PAID”, “PAID - Jane Kamau”; but not “KPLC post paid” or “to be paid”. */
const BESIDE_NAME =
	/(?<!\p{L})(?<!(?:pre|post|not|yet|be|un)[ -])(?:paid|cancell?ed|do ?not pay|don['’]?t pay|stopped|on hold)(?!\p{L})/iu;

/** “Paid”, “Date Paid”, “Blocked”; but not “Paid By” or “Paid Via”. */
const isOfPaidRows = (heading: string): boolean =>
	(/^\s*(?:amount |date )?(?:paid|blocked)/i.test(heading) || saysDoNotPay(heading)) &&
	!/\b(?:by|via|through|to|from|for|using)\b/i.test(heading);
/** Under such a heading anything else, such as a date, means that the row is done. */
const NOT_YET =
	/^\s*(?:(?:no|n|hapana|bado|false|due|0(?:\.0{1,3})?)[\s.!]*$|not\b|un|pending|partly\b|to be\b)/i;

type SaysSo = (cell: string) => boolean;

/** Under the headings of some columns, other cells say so, too. */
const OF_HEADINGS: ReadonlyArray<readonly [heading: RegExp, cell: RegExp]> = [
	[
		/\b(?:approv|authori[sz])|\bpay\s*\?|\bto\s+pay\b|^\s*pay\s*$/i,
		/^\s*(?:no|n|hapana|false)[\s.!]*$/i,
	],
	[/\bstatus\b/i, /^\s*(?:completed?|processed|done|success(?:ful)?|cleared|closed)[\s.!]*$/i],
];

function readerOf(heading: string, mayBePaid: boolean): SaysSo {
	const cells = OF_HEADINGS.flatMap(([ofHeading, cell]) => (ofHeading.test(heading) ? [cell] : []));
	const isOfPaid = mayBePaid && isOfPaidRows(heading);
	return (text) =>
		saysDoNotPay(text) ||
		cells.some((cell) => cell.test(text)) ||
		(isOfPaid && !isBlankCell(text) && !NOT_YET.test(text));
}

/** Only what is an amount has become a number. */
function amountWarnings(amount: unknown, label: string): Warning[] {
	if (Number.isFinite(amount)) return Number(amount) < 0 ? [WARNINGS.negativeAmount()] : [];
	if (isBlankCell(amount) || (typeof amount === 'string' && saysDoNotPay(amount))) return [];
	return [WARNINGS.unreadAmount(label, String(amount).trim())];
}

/**
 * Returns a function that gives a warning for each cell of a row that says not to pay, and for an amount that is
 * unclear or negative. It reads the fields of a row, where dates and the amount have been read.
 */
export function doNotPayReader({
	headings,
	labels,
	positions,
}: SheetColumns): (fields: IDataObject) => Warning[] {
	const { payee, type, amount, account, ...others } = positions;
	const notRead = new Set(Object.values(others));
	const columns = labels.flatMap((label, at) => {
		if (notRead.has(at) || isResultHeading(label)) return [];
		const isBesideName = at === payee || at === type;
		const saysSo: SaysSo = isBesideName
			? (text) => BESIDE_NAME.test(text)
			: readerOf(label, at !== amount && at !== account);
		return [{ label, heading: headings[at] ?? '', saysSo }];
	});
	return (fields) => {
		const warnings =
			amount === undefined
				? []
				: amountWarnings(fields[headings[amount] ?? ''], labels[amount] ?? '');
		for (const { label, heading, saysSo } of columns) {
			const cell = fields[heading];
			// Under a heading such as Paid, a list of records is an answer, too.
			const text = typeof cell === 'object' ? '[…]' : String(cell);
			if (saysSo(text)) warnings.push(WARNINGS.rowSaysDoNotPay(label, text.trim()));
		}
		return warnings;
	};
}

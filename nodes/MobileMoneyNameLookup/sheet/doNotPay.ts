import type { IDataObject } from 'n8n-workflow';

import { isBlankCell } from '../domain/payee/cell';
import { phraseMatcher, plainWords, wordSet } from '../domain/payee/plainWords';
import { type Warning, WARNINGS } from '../domain/warnings';
import { remembered } from '../remembered';
import words from './data/words.json';
import { isResultHeading, type SheetColumns } from './findColumns';
import { headingLabel } from './headings';

/** “Paid 20/11” or “Please do not pay yet”, but not “Unpaid” or “Not paid”. */
const isDoNotPay = phraseMatcher(words.doNotPay);
/** “Already paid”, “Status: paid”, “PV 12 - PAID”. */
const before = wordSet(words.beforeDoNotPay);

/** Whether a text says “do not pay”, or that it is paid. */
export const forbidsPayment = remembered((text): boolean => {
	const all = plainWords(text);
	return isDoNotPay(all.slice(all.findIndex((word) => !before.has(word) && !/^\d/.test(word))));
});

/** As a heading of rows: “Suppliers paid”, “Nakuru - PAID”; but not “To be paid” or “Unpaid”. */
export const isOfPaidSection = (text: string): boolean =>
	forbidsPayment(text) ||
	/(?<!(?:be|not|yet|un) ?)\bpaid(?: by (?:che?q|cash|eft|rtgs|bank)|\W*$)/i.test(text);

/** Beside a name or a type: “Jane Kamau PAID”, “PAID - Jane Kamau”; but not “KPLC post paid” or “to be paid”. */
const BESIDE_NAME =
	/(?<!\p{L})(?<!(?:pre|post|not|yet|be|un)[ -])(?:paid|cancell?ed|do ?not pay|don['’]?t pay|stopped|on hold)(?!\p{L})/iu;

/** “Paid”, “Date Paid”, “Blocked”; but not “Paid By” or “Paid Via”. */
export const isOfPaidRows = (heading: string): boolean =>
	(/^\s*(?:amount |date )?(?:paid|blocked)/i.test(heading) || forbidsPayment(heading)) &&
	!/\b(?:by|via|through|to|from|for|using)\b/i.test(heading);
/** Under such a heading anything else, such as a date, means that the row is done. */
const NOT_YET =
	/^\s*(?:(?:no|n|hapana|bado|false|due|0(?:\.0{1,3})?)[\s.!]*$|not\b|un|pending|partly\b|to be\b)/i;

const KES = /^\s*(?:kes|k\.?shs?|shs?|kenya)/i;
const OTHER_CURRENCY = /[$€£]|\b(?:usd|eur|gbp|ugx|tzs|zar)\b/i;

type Forbids = (cell: string) => boolean;

const matching =
	(pattern: RegExp): Forbids =>
	(text) =>
		pattern.test(text);

/** What forbids the payment under some headings: No under Approved, Done under Status, SKJ4H7DK2L under M-Pesa Code, USD under Currency. */
const OF_HEADINGS: ReadonlyArray<readonly [headings: RegExp, forbids: Forbids]> = [
	[
		/\b(?:approv|authori[sz])|\bpay\s*\?|\bto\s+pay\b|^\s*pay\s*$/i,
		matching(/^\s*(?:no|n|hapana|false)[\s.!]*$/i),
	],
	[
		/\bstatus\b/i,
		matching(/^\s*(?:completed?|processed|done|success(?:ful)?|cleared|closed)[\s.!]*$/i),
	],
	[
		/\b(?:m-?pesa|transaction|confirmation|receipt)\b/i,
		matching(/^\s*[A-Z](?=[A-Z]*\d)[A-Z\d]{9}\s*$/),
	],
	[/^\s*(?:currency|curr?|ccy|sarafu)\b/i, (text) => !isBlankCell(text) && !KES.test(text)],
];

function readerOf(heading: string, mayBePaid: boolean): Forbids {
	const rules = OF_HEADINGS.filter(([headings]) => headings.test(heading));
	const isOfPaid = mayBePaid && isOfPaidRows(heading);
	return (text) =>
		forbidsPayment(text) ||
		rules.some(([, forbids]) => forbids(text)) ||
		(isOfPaid && !isBlankCell(text) && !NOT_YET.test(text));
}

/** Only what is an amount has become a number. */
function amountWarnings(amount: unknown, label: string): Warning[] {
	if (Number.isFinite(amount)) return Number(amount) < 0 ? [WARNINGS.negativeAmount()] : [];
	if (isBlankCell(amount) || (typeof amount === 'string' && forbidsPayment(amount))) return [];
	return [WARNINGS.unreadAmount(label, String(amount).trim())];
}

/**
 * Returns a function that gives a warning for each cell of a row that says not to pay, and for an amount that is
 * unclear or negative. It reads the fields of a row, where dates and the amount have been read.
 */
export function doNotPayReader({
	headings,
	positions,
}: SheetColumns): (fields: IDataObject) => Warning[] {
	const { payee, type, amount, account, ...others } = positions;
	const notRead = new Set(Object.values(others));
	const columns = headings.flatMap((heading, at) => {
		if (notRead.has(at) || isResultHeading(heading)) return [];
		const forbids: Forbids =
			at === payee || at === type
				? matching(BESIDE_NAME)
				: readerOf(headingLabel(heading), at !== amount && at !== account);
		return [{ heading, forbids, isForeign: OTHER_CURRENCY.test(heading) }];
	});
	const ofAmount = headings[amount ?? -1];
	return (fields) => {
		const warnings =
			ofAmount === undefined ? [] : amountWarnings(fields[ofAmount], headingLabel(ofAmount));
		const hasAmount = ofAmount !== undefined && !isBlankCell(fields[ofAmount]);
		for (const { heading, forbids, isForeign } of columns) {
			const cell = fields[heading];
			// Under a heading such as Paid, a list of records is an answer, too.
			const text = typeof cell === 'object' ? '[…]' : String(cell);
			if (forbids(text) || (isForeign && !hasAmount && !isBlankCell(cell)))
				warnings.push(WARNINGS.rowForbidsPayment(headingLabel(heading), text.trim()));
		}
		return warnings;
	};
}

import { cleanText } from '../names/cleanText';
import { isKnownName } from '../names/personNames/knownNames';
import { readWords } from '../names/readWords';
import { genericWords } from '../names/words/genericWords';
import { legalForms } from '../names/words/legalForms';
import { foreignCountries, places } from '../names/words/places';
import { wordList, wordRows } from '../names/words/wordList';

/** One way of writing for words that registers write in several. */
const SPELLINGS: readonly (readonly [pattern: RegExp, reading: string])[] = [
	[/\bco op(?:erative)?\b|\bcooperatives?\b/g, 'coop'],
	[/\bmicro (?=finance\b|credit\b|bank\b)/g, 'micro'],
	[/\bm (pesa|shwari)\b/g, 'm$1'],
	[/\bpay bill\b/g, 'paybill'],
	[/\bi and m\b|\bi m(?= bank\b)/g, 'iandm'],
	[/\bpost bank\b/g, 'postbank'],
	[/\b(access|coop|equity|family|gt|iandm|kcb|ncba|prime|sidian|uba)bank\b/g, '$1 bank'],
	[/\bkopo kopo\b/g, 'kopokopo'],
	[/\bweb tribe\b/g, 'webtribe'],
];

const phrases = (list: string): string[] => wordRows(list).map((words) => words.join(' '));

/** Kinds of institutions that keep accounts of others. From the registers of the Central Bank of Kenya and SASRA. */
const KINDS = phrases(`
bank, sacco, saccos, microfinance, microcredit, microbank, mfi, mfb, savings and credit, savings and credit coop, savings and loans,
post office savings, credit union, payment gateway, payments gateway
`);

/** Names that are known without their kind: banks, microfinance banks and payment aggregators of Kenya. */
const INSTITUTIONS: ReadonlySet<string> = new Set(
	phrases(`
kcb, ncba, absa, stanbic, dtb, sbm, uba, dib, crdb, nbk, sidian, letshego, mshwari, fuliza, ecobank, postbank, citibank, barclays, stanchart,
imbank, hfc, coopbank, equibank, kwft, faulu, smep, unaitas, kuscco, pesapal, jambopay, webtribe, kopokopo, cellulant, tingg, flutterwave,
intasend, paystack, pesaflow, pesalink, interswitch, sasapay, dpo, elipa, lipisha, payu, ipay, african banking corporation, bank one,
gulf african, mwalimu national, standard chartered, diamond trust, housing finance, equity group holdings, ncba loop, loop dfs, direct pay,
direct pay online, 3g direct pay, integrated payment services, africas talking, ipay africa, craft silicon, kenya women
`),
);

/** Banks whose name is an ordinary word: only with the words of an account behind it is it theirs. */
const ORDINARY_NAMES: ReadonlySet<string> = new Set(
	wordList('cba equity coop iandm family prime rafiki caritas musoni national consolidated'),
);

/** Those of them that nobody else bears as the whole name of a paybill. */
const WHOLE_NAMES: ReadonlySet<string> = new Set(wordList('cba equity coop iandm'));

/** Where things are kept, but no money: food banks, river banks. */
const OTHER_BANKS: ReadonlySet<string> = new Set(
	wordList(`
food blood seed seeds milk cereal cereals grain eye skin tissue gene power data memory cloud river riverside sand snow toy book books
clothes nappy diaper bottle water hay fodder semen talent job jobs
`),
);

/** Alone before the word: West Bank, but not Middle East Bank. */
const SIDES: ReadonlySet<string> = new Set(wordList('left right north south east west'));

const ACCOUNT_WORDS: ReadonlySet<string> = new Set(
	wordList(`
paybill account accounts acc ac till mpesa bulk collection collections settlement settlements escrow utility money transfer transfers b2c
c2b b2b deposit deposits repayment repayments app mobile banking
`),
);

/** What may stand behind the name of such an institution; anything else (HOTEL, SHOP, AGENT) is another holder. */
const COMPANY_WORDS: ReadonlySet<string> = new Set(
	wordList(`
group holdings society societies soc union coop institution institutions dt fosa bosa branch head office hq k na the of africa african
services service financial finance solutions payments payment technology technologies systems networks international ea for ag zurich
`),
);

/**
 * Whether a paybill's registered holder is a bank, SACCO, microfinance house or payment aggregator. Such
 * a paybill collects for thousands of customers, so its holder says nothing about whose account behind
 * it gets the money (service description 2.2: `name`).
 */
export function isSharedPaybillHolder(registeredName: string): boolean {
	const written = readWords(cleanText(registeredName).text)
		.map(({ key }) => key)
		.join(' ');
	const words = SPELLINGS.reduce(
		(text, [pattern, reading]) => text.replace(pattern, reading),
		written,
	).split(' ');
	if (words[0] === 'the') words.shift();
	return words.some((_, index) => {
		const head = words.slice(0, index + 1);
		return saysInstitution(head, words.slice(index + 1));
	});
}

/** Whether the words up to some place name an institution, and those behind it are nothing else. */
function saysInstitution(head: readonly string[], tail: readonly string[]): boolean {
	const name = head.join(' ');
	if (name === 'bank' && tail[0] === 'of') return tail.slice(1).every(mayNameBank);
	if (ORDINARY_NAMES.has(name)) {
		const rest = tail.filter((word) => word !== 'kenya');
		return rest.length > 0 ? rest.every((word) => ACCOUNT_WORDS.has(word)) : WHOLE_NAMES.has(name);
	}
	if (!tail.every(mayFollow)) return false;
	if (INSTITUTIONS.has(name)) return true;
	const kind = KINDS.find((one) => name === one || name.endsWith(` ${one}`));
	if (kind === undefined) return false;
	const before = name.slice(0, -kind.length).trim().split(' ').filter(Boolean);
	// "Bank Junction" and "Sacco Village" are places.
	if (before.length === 0) return !tail.some((word) => places.has(word));
	return kind !== 'bank' || !isOtherBank(before, tail);
}

function isOtherBank(before: readonly string[], tail: readonly string[]): boolean {
	const nearest = before.at(-1) ?? '';
	if (OTHER_BANKS.has(nearest) || (before.length === 1 && SIDES.has(nearest))) return true;
	// Peter Bank is a person.
	return before.every(isKnownName) && !tail.some((word) => legalForms.has(word));
}

function mayFollow(word: string): boolean {
	return (
		legalForms.has(word) ||
		ACCOUNT_WORDS.has(word) ||
		COMPANY_WORDS.has(word) ||
		places.has(word) ||
		foreignCountries.has(word) ||
		/^\d+$/.test(word)
	);
}

function mayNameBank(word: string): boolean {
	return mayFollow(word) || !genericWords.has(word);
}

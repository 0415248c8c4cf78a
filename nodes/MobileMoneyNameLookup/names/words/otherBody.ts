import type { Part } from '../parts';
import { wordList, wordRows } from './wordList';

/**
 * Words that make a name that of another body or another person: X WELFARE, X AGENT, X REFUND are not X. From general
 * knowledge of what stands beside names in registers and in frauds, in English and Swahili.
 */
export const otherBodyWords: ReadonlySet<string> = new Set(
	wordList(`
activation agent agents alumnae alumni appeal benevolent bereavement bima birthday broker brokers burial bursaries bursary c/o campaign
campaigns caretaker changizo chargeback charity clearance committee condolence condolences contribution contributions custodian d/o dalali
dealer dealers desk distributor distributors donation donations dowry employees estate executor executors fans fellowship foundation
friends fundraise fundraiser fundraising funeral graduation guild harusi heirs helpdesk hotline jackpot kamati kampeni kilio kumbukumbu
liquidator loan loans lottery mahari marafiki marejesho mashabiki matanga mawakala mazishi mchango memorial michango mikopo mirathi mkopo
msiba oldboys oldgirls orphans overpayment pension pensioners pensions provident proxy pta raffle rambirambi recruiters recruitment refund
refunds rejesho rescue reseller resellers residents reversal reversals ruracio s/o sacco saccos scholarship scholarships shareholders staff
stockist stockists students subagent subcontractors supporters tanzia tenants tenders trust ufadhili union unlock ustawi w/o wafanyakazi
wafuasi wakala wakazi wakfu wanachama wanafunzi waqf warithi wastaafu wazazi wedding welfare widow
`),
);

/** Words that make it a body's beside the name of a person: his sons, his family, his church. */
export const personsBodies: ReadonlySet<string> = new Set(
	wordList(`
academy association bros brothers chama children church daughters familia family fund funds group household initiative jamaa kanisa kikundi
kitty mfuko ministries ministry school secretariat sisters sons ukoo wana watoto
`),
);

/** Kinds of bodies that no person or shop can be, whatever it calls itself. */
export const institutionWords: ReadonlySet<string> = new Set(
	wordList('bank church college cooperative county diocese insurance ministry sacco university'),
);

/** Several such words, each in its order. */
const otherBodyPhrases = wordRows(`
estate of, friends of, family of, care of, wife of, children of, mtoto wa, mke wa, mume wa, kwa niaba, medical bill, hospital bill,
old boys, old girls
`);

const firstWords: ReadonlySet<string> = new Set(otherBodyPhrases.map(([first = '']) => first));

/** The parts of a name that are such phrases, each at its first place. */
export function phrasesOfOtherBody(parts: readonly Part[]): readonly (readonly Part[])[] {
	// Nearly no name has one.
	if (!parts.some(({ key }) => firstWords.has(key))) return [];
	return otherBodyPhrases.flatMap((phrase) => {
		const at = parts.findIndex((_, from) => phrase.every((key, i) => parts[from + i]?.key === key));
		return at < 0 ? [] : [parts.slice(at, at + phrase.length)];
	});
}

import type { Band } from './calibration';
import type { Contestant } from './contestants';
import type { DataFile } from './rows';
import { calibrationTable, figuresTable, kindsTable, parts } from './tables';

/** What the page tells the figures of. */
export interface Measured {
	files: readonly DataFile[];
	institutions: DataFile;
	leftovers: DataFile;
	bands: readonly Band[];
}

/** The page for users: what the three results mean, and the measured figures. */
export function document(
	{ files, institutions, leftovers, bands }: Measured,
	ours: Contestant,
	others: readonly Contestant[],
): string {
	const whole = figuresTable(files, [ours, ...others], parts.slice(0, 1));
	const apart = figuresTable(files, [ours], parts.slice(1));
	const written = figuresTable([institutions], [ours, ...others], parts.slice(0, 1));
	return `${definitions}
## How well it does

Measured on labelled pairs of names in \`test/bench/names/data\`; \`npm run bench:names\` prints all of this and writes this page. The other methods are general text distances, each at the thresholds that serve it best on the very rows it is measured on. False matches are pairs of different holders that were called a match, of all pairs of different holders. Where a file knows only "same" and "different", precision and recall of match are those of a full match on pairs that are the same.

${whole}

Part of each file was kept aside while the rules were tuned on the errors of the rest (a hash of each row decides, see the README beside the data). It is no blind test: all rows had been read once before, and the totals of the kept-aside part were watched.

${apart}

![False matches against recall: for each file, how many of the same holders are found while how many different ones are accepted](name-matching.svg)

### Schools, clinics and other institutions

Pairs that this project wrote from public facts: names of Kenyan health facilities and schools as their public lists write them, each in two ways (a kind in short, another order of words, a place in brackets), beside names of neighbours. The rules were written with these kinds of pairs in view.

${written}

### Words beside the name

${leftovers.rows.length} pairs that this project wrote: an expected name, and a registered one that has it with something beside it that may say "not this holder". None may be a match.

${kindsTable(leftovers, ours)}

### What a score says

Of all labelled pairs above but the words beside the name, so many of each band of scores are one holder's:

${calibrationTable(bands)}

![How often each band of scores is the same holder](name-matching-scores.svg)

Read a score as an order, not as a probability: sort a list by it and look at the close matches from the lowest up. From 0.9 on nearly every pair is one holder's. Between 0.6 and 0.9 it is one holder's more often than not, and more often the higher the score; but a score of 0.88 beside the word BLOCKED is still a warning, so read the explanation. Below 0.6 the figure says how much of the words agrees and little about the holder: two persons who share a family name score about 0.3, with a middle name about 0.4. These pairs were chosen to be hard, so the shares are no forecast for a list of payees; only the order of the bands is.

What is missed most: names written in different alphabets, names of three letters that differ in one, first names of one letter's difference that are both real names (Tom, Tim), and businesses whose numbers differ, which this node calls different holders on purpose.
`;
}

const definitions = `# Comparing the expected name with the registered one

Fill in **Expected Name** and the node compares it with the name that the till or paybill is registered under. Payment schemes call this Confirmation of Payee. There are three results. A wrong match sends money to a stranger and a wrong close match costs a glance, so whatever is in doubt is no match.

## Match: the same holder

The names are equal once these are ignored: capitals, accents, punctuation, spaces, titles (Mr, Dr, Prof, Mwalimu), legal forms (Ltd, Limited, Co, Company, Inc, LLP, PLC), \`&\` for "and", and, for persons, the order of the parts and small words such as arap, ole, bin.

For a person it is also a match when at least two full parts agree exactly and one name has at most two parts more, each of them a known personal name or an initial; names in brackets count like all others.

| You expect | Registered as | Why |
| --- | --- | --- |
| Jane Kamau | JANE WANJIKU KAMAU | a middle name is left out |
| Ochieng, Dorothy | DOROTHY OCHIENG | persons may be written in any order |
| Prof. (Mrs) Tabitha Mugure | TABITHA MUGURE | titles are ignored |
| Ng'ang'a Muchiri | NGANGA MUCHIRI | apostrophes are ignored |
| Tamu Bakers Ltd | TAMU BAKERS LIMITED | legal forms are ignored |
| Day & Night Kwetu Daycare | DAY AND NIGHT KWETU DAY CARE | \`&\` is "and", spaces are ignored |

## Close match: probably the same, a person should look

| You expect | Registered as | Why |
| --- | --- | --- |
| Jane Kamua | JANE KAMAU | one or two typing slips |
| J. Muthee | JULIUS MUTHEE | an initial stands for a name |
| Wanjiru | ESTHER WANJIRU NDIRANGU | one full part of several |
| Mohammed Ali | MOHAMED ALI | two spellings of one name |
| Joe Musembi | JOSEPH MUSEMBI | a short form |
| Bei Poa Supermarket | BEI POA SUPERMARKET KASARANI BRANCH | a branch or a descriptor more |
| Mashariki Agricultural Implements | MASHARIKI AGRICULTURAL IMPLEME | the service cut the name off |
| Ogada Garage | TOM OGADA T/A OGADA GARAGE | one side of "trading as" is equal |
| J0seph Nderitu | JOSEPH NDERITU | a digit typed for a letter |
| Jane Kamau | JANE KAMAU NOMINEE | a word more that is no known name |
| Jane Kamau | JANE KAMAU (BLOCKED) | a word more that warns or denies; the explanation says so |
| Jane Kamau | PETER WA JANE KAMAU | it may be the name of her child |
| Jane Kamau | JANE KAMAU / PETER OTIENO | it may be that of two holders |
| Jane Kamau | JANE KAMAU ❌ | a sign that no name has may deny it |
| Jane Kamau | JANE KAMAU C O | the letters may be "care of", and no initials |
| Mr Kim Otieno | MRS KIM OTIENO | the titles are of two persons |
| Peter Kamau | MRS PETER KAMAU | his wife may hold it |
| Peter Kamau | MARY PETER KAMAU | a woman, whose father or husband he may be |
| Kamau Njoroge | KAMAU NJOROGE III | a mark of the generation on one side only |
| Jane Kamau | JANE W\\*\\*\\*\\*\\*\\* K\\*\\*\\*\\* | the service hides letters, and what it shows agrees |
| Moi Girls Sec Sch | MOI GIRLS SECONDARY SCHOOL | a kind of institution in short |
| Catholic Hospital Laisamis | LAISAMIS CATHOLIC HOSPITAL | a place or an owner stands elsewhere |
| Café Deli | CAFE DELI LIMITED | equal, but many holders have such words |

## No match: everything else

| You expect | Registered as | Why |
| --- | --- | --- |
| Jane Kamau | JANE OTIENO | one part is shared and the other differs |
| Mary Wanjiku | MARY WANJIRU | one letter, but two different names |
| Mary Otieno | MARY ATIENO | brother and sister have such names |
| Kenya Enterprises | NAIROBI ENTERPRISES | only a generic word is shared |
| Shop 12 Muthurwa | SHOP 21 MUTHURWA | the numbers differ |
| Star Junction Cafe | JUNCTION STAR CAFE | the order of a business name is part of it |
| Equity Bank | EQUITY BANK UGANDA | a company of another country |
| Jane Kamau | P\\*\\*\\*\\* O\\*\\*\\*\\* | the service hides letters, and what it shows differs |

An expected name that is blank, a placeholder such as N/A, or only generic words, legal forms, numbers or initials never matches anything, however many names it lists; only generic words that equal the registered name in full are a close match.

A registered name that is a placeholder (MERCHANT, CUSTOMER, TBC, N/A), a title or legal form alone, a sentence about the lookup (No Data Found, Account Closed), or hidden but for one letter is no name: the result is Needs Review, whether a name was expected or not.

A name of which the service hides letters, one longer than 256 characters or 24 words, with \`*\` or \`%\` in it, with invisible characters inside a word, or written in symbols that only look like letters is a close match at most. So is one with a sign that names are not written with (a question mark, a cross), and one that a comma, a stroke, a bracket or the end of a line divides into two whole names, unless the other name has the same.

## The score and the explanation

\`score\` runs from 0 to 1: below 0.6 for no match, 0.6 to 0.89 for a close match, from 0.9 for a match, 1 when nothing but capitals, accents and punctuation differs. It serves to sort a list, and decides nothing; [what a score says](#what-a-score-says) is measured. \`explanation\` says in at most five sentences what differs and what was ignored, what decides first.
`;

import { warnings } from './warnings';
import { wordList } from './wordList';

/** Words that mean "no name here", alone or several. From general knowledge of spreadsheets, exports and registers. */
const placeholders: ReadonlySet<string> = new Set(
	wordList(`
all anonymous any anybody anyone asdf beneficiary blank client customer default demo dummy empty error everyone example false haijasajiliwa
haijulikani hakuna hidden holder invalid merchant missing na name names nan nil no noname none null object objectobject ok okay owner payee
person placeholder qwerty recipient redacted sample subscriber supplier tba tbc tbd test testing todo true unavailable undefined
unidentified unknown unnamed unregistered unspecified unverified user vendor withheld xx xxx xxxx yes yyy
`),
);

/** Texts that mean it alone: beside another word they may be a name (Success Store). */
const placeholdersAlone: ReadonlySet<string> = new Set(
	wordList(`
account accountholder accountname accountowner accounts agent branch business businessname cashcustomer company companyname confidential
customername details fullname holdername individual member merchantname mpesa mpesaagent mpesacustomer mpesastore mpesatill organisation
organisationname organization organizationname ownername paybill payeename pending private registeredname shortcode store string success
successful till tillname tillowner tobeadvised tobeannounced tobeconfirmed void walkincustomer xyz
`),
);

/** Words that a sentence about a lookup, or the head of a column, is made of. */
const sentenceWords: ReadonlySet<string> = new Set(
	wordList(`
a ac acc access account accounts address again akaunti an and api applicable at available be been bila business by can cannot care client
code company connection contact could customer data database date demo detail details did do does dummy entry error exception exist exists
first for format found from full gateway given haipatikani haipo has have holder holders host http id identity in info information input
internal is it jina json kyc last later lookup many match matching member merchant message middle mobile mpesa msisdn mteja name names
network number of on operator organisation organization our out parameter party pay paybill payee permission permissions person phone
please provided query recipient record records register registered request requests response result results retrieve returned sample search
server service session shortcode status subscriber success such supplier support surname system temporarily test testing that the there
this till time timed to too transaction try unable under user validation value vendor verification was with xml yet your
`),
);

/** Every such sentence has at least one of these words. */
const verdictWords: ReadonlySet<string> = new Set(
	wordList(`
absent anonymous awaiting bila blank blocked cancelled closed deactivated declined deleted demo denied disabled dormant dummy empty error
errored expired fail failed fails failure false forbidden found haijasajiliwa haijulikani haipatikani haipo hakuna halipo hapatikani hidden
imefungiwa imefungwa imesimamishwa inactive incomplete incorrect insufficient invalid investigation lookup mismatch missing multiple name
names nil no none not null object opted pending reassigned refer rejected request response restricted review sample successful suspended
terminated test testing timedout timeout unassigned unauthorized unavailable undefined unidentified unknown unnamed unregistered
unsuccessful unverified withheld wrong
`),
);

/** Field names of a template that was never filled in: {name}, ${name}, %name%, <name>, {{ $json.name }}. */
const template = /^[\s"'(]*(?:\$?\{.*\}|<[^<>]*>|%[^%]+%|\[\[.*\]\])[\s"')]*$/su;

/** Errors of a spreadsheet: #N/A, #REF!, #VALUE!. */
const sheetError = /^\s*#[a-z/0?!]+\s*$/i;

const negated = /^(?:do|does|did|is|was|has|have|could|can|would|wo)nt$/;

/**
 * Whether a text stands where a name should and is none: a placeholder (N/A, MERCHANT, TBC), one
 * for first and last name, a template's field, or a sentence about the lookup (No Data Found).
 */
export function isPlaceholder(text: string): boolean {
	if (beginsAsName(text)) return false;
	const plain = text.normalize('NFKC').toLowerCase();
	if (template.test(plain) || sheetError.test(plain)) return true;
	const words = plain
		.replace(/(?<=\p{L}{2})[_/.:-]+(?=\p{L}{2})/gu, ' ')
		.split(/\s+/)
		.map(lettersOf)
		.filter(Boolean);
	if (words.length === 0) return false;
	const joined = words.join('');
	if (placeholders.has(joined) || placeholdersAlone.has(joined)) return true;
	if (words.every((word) => placeholders.has(word))) return true;
	return words.some(isVerdict) && words.every(isOfSentence);
}

/** What a placeholder may begin with: CASH of cashcustomer. */
const beginnings: ReadonlySet<string> = new Set(
	[...placeholders, ...placeholdersAlone].flatMap((text) =>
		Array.from(text, (_, at) => text.slice(0, at + 1)),
	),
);

/** Most names begin with a word that no placeholder has: then nothing else is looked at. */
function beginsAsName(text: string): boolean {
	const first = /^[A-Za-z]{3,}(?= )/.exec(text)?.[0].toLowerCase();
	return first !== undefined && !beginnings.has(first) && !isOfSentence(first);
}

function lettersOf(text: string): string {
	return text.replace(/[^\p{L}]/gu, '');
}

function isVerdict(word: string): boolean {
	return verdictWords.has(word) || warnings.has(word) || negated.test(word);
}

/** Whether sentences about a lookup or an account have this word. */
export function isOfSentence(word: string): boolean {
	return sentenceWords.has(word) || isVerdict(word);
}

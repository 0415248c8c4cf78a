import { warnings } from './warnings';
import { wordList } from './wordList';

/** Words that mean "no name here", alone or several. From general knowledge of spreadsheets, exports and registers. */
const placeholders: ReadonlySet<string> = new Set(
	wordList(`
all any anybody anyone anonymous asdf beneficiary blank client customer default demo dummy empty error everyone example false
haijulikani haijasajiliwa hakuna hidden holder invalid merchant missing na nan name names nil no noname none null object
objectobject ok okay owner payee person placeholder qwerty recipient redacted sample subscriber supplier tba tbc tbd test testing todo
true unavailable undefined unidentified unknown unnamed unregistered unspecified unverified user vendor withheld xx xxx xxxx yes
yyy
`),
);

/** Texts that mean it alone: beside another word they may be a name (Success Store). */
const placeholdersAlone: ReadonlySet<string> = new Set(
	wordList(`
account accounts agent branch business company confidential details individual member mpesa mpesaagent mpesastore mpesatill
organisation organization xyz tobeconfirmed tobeadvised tobeannounced walkincustomer cashcustomer accountholder accountowner
tillowner paybill pending private shortcode store string success successful till void
accountname businessname companyname customername fullname holdername merchantname organisationname organizationname ownername payeename
registeredname tillname
`),
);

/** Words that a sentence about a lookup, or the head of a column, is made of. */
const sentenceWords: ReadonlySet<string> = new Set(
	wordList(`
a an and at be been by can cannot could did does exist exists for from given has have in is it later of on our out please
provided returned such system that the there this time to try again unable was with yet your applicable
account accounts acc ac address business client company contact customer data database date demo detail details dummy
entry exception first found full holder http id identity info information internal input last lookup match matching member
merchant middle mobile mpesa msisdn name names number operator organisation organization parameter party paybill payee
person phone query recipient record records register registered request response result results retrieve
sample search server service timed shortcode status subscriber supplier surname test testing till transaction user validation
verification value vendor success available access permission permissions requests too many session temporarily api network connection host gateway code error message format json xml
jina bila haipo haipatikani do pay care holders kyc support under
`),
);

/** Words of which one at least stands in such a sentence. */
const verdictWords: ReadonlySet<string> = new Set(
	wordList(`
absent insufficient anonymous blank blocked cancelled closed deactivated declined deleted denied disabled dummy empty error errored expired
fail failed fails failure false forbidden found hidden inactive incorrect invalid lookup missing mismatch name names
no none not nil null object pending rejected sample suspended terminated test testing timeout timedout unavailable undefined
unidentified unknown unnamed unregistered unauthorized unsuccessful unverified withheld wrong dormant successful
request response demo awaiting incomplete investigation multiple refer restricted review bila haipo haipatikani hakuna haijulikani haijasajiliwa
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
 *
 * @param text what was typed or registered
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

/** Most names begin with a word that no placeholder has: then nothing else is looked at. */
function beginsAsName(text: string): boolean {
	const first = /^[A-Za-z]{3,}(?= )/.exec(text)?.[0].toLowerCase();
	return (
		first !== undefined &&
		!placeholders.has(first) &&
		!placeholdersAlone.has(first) &&
		!isOfSentence(first)
	);
}

function lettersOf(text: string): string {
	return text.replace(/[^\p{L}]/gu, '');
}

function isVerdict(word: string): boolean {
	return verdictWords.has(word) || warnings.has(word) || negated.test(word);
}

/** Whether a word stands in sentences about a lookup, or of an account. */
export function isOfSentence(word: string): boolean {
	return sentenceWords.has(word) || isVerdict(word);
}

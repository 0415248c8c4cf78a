import {
	holdsWarning,
	isUsableHolderName,
} from '../../nodes/MobileMoneyNameLookup/domain/holderName';
import {
	judge,
	type Judgement,
	judgeOtherType,
	type NameCheck,
} from '../../nodes/MobileMoneyNameLookup/domain/judgement';
import { RESPONSE_TABLE } from '../../nodes/MobileMoneyNameLookup/domain/responseTable';
import { maskPart } from '../../nodes/MobileMoneyNameLookup/domain/result/maskName';
import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { isPlaceholder } from '../../nodes/MobileMoneyNameLookup/names/placeholders';
import { eachText, textsIn } from './eachOf';

/** How a text counts as the name of a holder. */
const asHolder = (name: string) => {
	const warned = holdsWarning(name) ? 'somebody, with a warning' : 'somebody';
	return isUsableHolderName(name) ? warned : 'nobody';
};

it.each(
	eachText({
		'somebody: a person, in any letters or hidden in part':
			"JANE WANJIKU KAMAU | O. P. NJAU | N'DIRANGU | MWANG\u00C0 | DR KAMAU | Jane | JO | \u0645\u062D\u0645\u062F | J*** K**** | J*** J**** | JANE ****** | JANE KAMAU | S.I. KAMAU | S.I KAMAU",
		'somebody: a business, even with a word of messages':
			'MAMA MBOGA SHOP | SHOP 24 | 3M KENYA | CAFE DELI LIMITED | KAMAU LTD | LIMIT TRADERS NJORO | PROCESSING PLANT MERU | GRACE LATER OTIENO | NONE SUCH TRADERS | UNKNOWN SOLDIER HARDWARE | TESTIMONY CHURCH | WAITHERA HARDWARE | INVALID TOKEN TRADERS | JWT EXPIRED ENTERPRISES | NON STOP BAR LTD',
		'somebody, with a warning: beside a name':
			'JANE KAMAU (BLOCKED) | JANE KAMAU DECEASED | KAMAU SHOP SUSPENDED | DECEASED - JANE KAMAU | THE LATE JANE KAMAU | marehemu Jane Kamau | SUSPENDED KAMAU ENTERPRISES | FRAUD ACCOUNT KAMAU TRADERS | NOT JANE KAMAU',
		'nobody: no name, a title or a legal form alone':
			' |    | \u200B | \u00A0 | X | XXXX XXXX | - | -- | \u2014 | . | ? | 123456 | 0 | LTD | Company Limited | CO. LTD | Mr | MR & MRS',
		'nobody: a warning or a message alone':
			'DO NOT PAY | DECEASED | FRAUD | FRAUD ACCOUNT | BLOCKED (FRAUD) | SUSPENDED ACCOUNT | ACCOUNT UNDER REVIEW | Refer to customer care | TOO MANY REQUESTS | UNDER MAINTENANCE | Please try again later | Service unavailable | NAMBARI HAIPATIKANI | Tafadhali jaribu tena baadaye | Huduma haipatikani kwa sasa | Request is being processed | Limit exceeded | Your session has expired | OOPS SORRY | java.lang.NullPointerException | SOAPFault | TIMEOUTERROR',
		'nobody: any customer, or the label of a form':
			'MPESA MERCHANT | NEW CUSTOMER | LIPA NA MPESA CUSTOMER | JOHN DOE | Test User | LIPA NA MPESA | Buy Goods | Till Number | Org Name | MTEJA | JINA',
		'nobody: two fields joined, one of them empty': 'JANE null | null KAMAU | undefined KAMAU',
		'nobody: a name that is hidden': '***** | **** **** | J**** | J*** **** | ●●●● ●●●●',
	}),
)('the name of a holder is %s: %j', (what, name) => {
	expect(asHolder(name)).toBe(what.split(':')[0]);
});

it.each(
	eachText({
		'a word for nothing':
			'N/A | n/a | N.A. | N / A | NA | Not Available | N/A N/A | NULL | <null> | \uFF2E\uFF35\uFF2C\uFF2C | null null | - null - | UNKNOWN |  Unknown  | No-Name | NAME UNKNOWN | TBC | string | TEST 1',
		'a value of a program, or the field of a template':
			'undefined | None | NaN | true | [object Object] | #REF! | {name} | {{ $json.name }} | ${registeredName} | First Name Last Name | ACCOUNT_NAME | OrganizationName',
		'anybody’s, or nobody’s':
			'CASH CUSTOMER | Walk-in Customer | MERCHANT | MERCHANT CUSTOMER | UNASSIGNED | NUMBER REASSIGNED | MPESA AGENT | CUSTOMER OPTED OUT',
		'a message':
			"JINA HALIPO | MTEJA HAPATIKANI | AKAUNTI IMEFUNGWA | NOT FOUND | Name not found | No Record | No Data Found | Invalid | OK | Ok. | Lookup Success | Lookup Failed | Error | ACCOUNT CLOSED | Error: customer does not exist | Customer doesn't exist",
	}),
)(
	'isUsableHolderName takes as no holder a placeholder, which matches nobody: %s, %j',
	(_what, text) => {
		expect(isUsableHolderName(text)).toBe(false);
		expect(isPlaceholder(text)).toBe(true);
		for (const other of ['Jane Kamau', text, `${text} LTD`]) {
			expect(compareNames(other, text)).toMatchObject({ result: 'noMatch', score: 0 });
			expect(compareNames(text, other)).toMatchObject({ result: 'noMatch', score: 0 });
		}
	},
);

it.each(
	textsIn(
		'SUCCESS STORE | OK STORES | JANE MERCHANT | LOST AND FOUND BAR | CUSTOMER FIRST TRADERS | TESTIMONY CHURCH | KARIBU {MINI} MART | #1 BARBER',
	),
)('a name is more than a placeholder: %s', (text) => {
	expect(isPlaceholder(text)).toBe(false);
});

const JANE = 'JANE WANJIKU KAMAU';
const BANK = 'TAUSI MICROFINANCE BANK LIMITED';
const closeIsEnough = { matchPolicy: 'confirmed' } as const;
const noName = { lacksExpectedName: true } as const;
const noNameIsEnough = { ...noName, emptyExpectedName: 'confirmed' } as const;
const paybill = { accountType: 'paybill' } as const;

const expecting = (expectedName?: string, more: Partial<NameCheck> = {}): NameCheck => ({
	...(expectedName !== undefined && { expectedName }),
	matchPolicy: 'needsReview',
	emptyExpectedName: 'needsReview',
	...more,
});

const found = { meaning: 'found' } as const;

/** What is made of a holder of this name. */
const judged = (name?: string, expectedName?: string, more?: Partial<NameCheck>) =>
	judge(name === undefined ? found : { ...found, name }, expecting(expectedName, more));

/** Outcome, reason, what the comparison came to, and what else is set. */
const inWords = ({ outcome, reason, nameMatch, ...more }: Judgement) =>
	[
		outcome,
		reason,
		...(nameMatch ? [nameMatch.result] : []),
		...Object.entries<unknown>(more).flatMap(([key, value]) =>
			value && key !== 'nextStep' ? [key] : [],
		),
	].join(' ');

it.each<[name: string | undefined, expected: string | undefined, Partial<NameCheck>, string]>([
	['JANE KAMAU', undefined, {}, 'confirmed nameFound'],
	[JANE, 'Jane Kamau', {}, 'confirmed nameMatched match'],
	[JANE, 'Jane Wanjkiu Kamua', {}, 'needsReview nameClose closeMatch'],
	[JANE, 'Jane Wanjkiu Kamua', closeIsEnough, 'confirmed nameClose closeMatch'],
	[JANE, 'Peter Otieno', {}, 'notConfirmed nameDiffers noMatch'],
	[JANE, 'Peter Otieno', closeIsEnough, 'notConfirmed nameDiffers noMatch'],
	// The row has no name to compare it with.
	['JANE KAMAU', undefined, noName, 'needsReview nameNotCompared'],
	['JANE KAMAU', undefined, noNameIsEnough, 'confirmed nameNotCompared'],
	// Nobody is named, whoever is expected.
	[undefined, 'Jane', {}, 'needsReview nameMissing'],
	['', undefined, {}, 'needsReview nameMissing'],
	['N/A', undefined, noNameIsEnough, 'needsReview nameMissing'],
	['N/A', 'N/A', closeIsEnough, 'needsReview nameMissing'],
	// Something beside the name warns.
	['JANE KAMAU BLOCKED', 'Mr Jane Kamau', closeIsEnough, 'needsReview nameClose closeMatch'],
	['NOT JANE KAMAU', 'Mr Jane Kamau', closeIsEnough, 'needsReview nameClose closeMatch'],
	['MRS JANE KAMAU', 'Mr Jane Kamau', closeIsEnough, 'needsReview nameClose closeMatch'],
	['J*** K****U', 'Mr Jane Kamau', closeIsEnough, 'needsReview nameClose closeMatch'],
	['JANE KAMAU DECEASED', undefined, {}, 'needsReview nameMissing isWarned'],
	['JANE KAMAU DECEASED', undefined, noNameIsEnough, 'needsReview nameMissing isWarned'],
	// A paybill's holder who collects for many customers.
	[BANK, undefined, paybill, 'needsReview sharedPaybill isShared'],
	[BANK, undefined, { ...paybill, ...noNameIsEnough }, 'needsReview sharedPaybill isShared'],
	[BANK, undefined, { ...paybill, ...noName }, 'needsReview nameNotCompared isShared'],
	[BANK, 'Tausi Microfinance Bank Ltd', paybill, 'confirmed nameMatched match isShared'],
	[BANK, 'Tuasi Microfinance Bank Ltd', paybill, 'needsReview nameClose closeMatch isShared'],
	[BANK, 'Jane Kamau', paybill, 'needsReview sharedPaybill noMatch isShared'],
	[BANK, 'Umoja Wetu Sacco', paybill, 'notConfirmed nameDiffers noMatch isShared'],
	[BANK, undefined, { accountType: 'till' }, 'confirmed nameFound'],
	[BANK, undefined, {}, 'confirmed nameFound'],
])('judge: the holder %j, expected %j, with %j is %s', (name, expected, more, words) => {
	expect(inWords(judged(name, expected, more))).toBe(words);
});

it.each([' ', '***', 'Ltd', 'Enterprises', 'N/A'])(
	'the expected name %p confirms nobody',
	(text) => {
		expect(inWords(judged('JANE KAMAU', text))).toBe('notConfirmed nameDiffers noMatch');
		expect(judged(`${text} `, text, closeIsEnough).outcome).not.toBe('confirmed');
	},
);

it('an explanation shows of the registered name only what is revealed', () => {
	const { nameMatch } = judged(JANE, 'Jane Otieno', { reveal: maskPart });
	expect(nameMatch?.explanation.join(' ')).toContain('K****');
	expect(nameMatch?.explanation.join(' ')).not.toMatch(/KAMAU|WANJIKU/i);
});

it.each([
	['the best one', 'Peter Otieno', ['Jane Kamua', 'Jane Kamau', 'Ann'], 'Jane Kamau'],
	['a match rather than what is close', 'Jane Kamua', ['Jane Kamau'], 'Jane Kamau'],
	['the first of those that are equally good', 'Jane Kamau', ['JANE KAMAU'], 'Jane Kamau'],
	['the higher score of those that are close', 'Jane Kamuaa', ['Jane Kamua'], 'Jane Kamua'],
	['the expected one rather than a worse one', 'Jane Kamau', ['Jane Kamua', 'Ann'], 'Jane Kamau'],
	['another one, although none is expected', undefined, ['Jane Kamau'], 'Jane Kamau'],
])('the accepted name that counts is %s', (_what, expected, acceptedNames, counted) => {
	const { nameMatch } = judged('JANE KAMAU', expected, { acceptedNames });
	expect(nameMatch?.expectedName).toBe(counted);
});

const success = { ...found, name: 'JANE KAMAU' };
const denied = { ...success, denial: 'its field “state” says so', denialWords: 'SHUT' };

it('a success that its own words deny needs review, whoever is expected, and a mask hides them', () => {
	for (const expected of [undefined, 'Jane Kamau', 'Peter Otieno']) {
		const judgement = judge(denied, expecting(expected, closeIsEnough));
		expect(inWords(judgement)).toBe('needsReview rejected refusal');
		const denial = 'it reports success, but its field “state” says so ("SHUT")';
		expect(judgement.refusal?.split(': ').at(-1)).toBe(denial);
	}
	// They may reveal the name.
	const judgement = judge(denied, { ...expecting('Jane Kamau'), reveal: () => '*' });
	expect(judgement.refusal).toMatch(/says so$/);
});

const refusals = ['operatorNotSupported', 'accountNotFound', 'rejected'] as const;
it.each(refusals)('a refusal confirms nobody, even with the expected name: %s', (meaning) => {
	const answer = { meaning, name: 'JANE KAMAU' };
	const { message: refusal, nextStep } = RESPONSE_TABLE[meaning];
	const judgement = { outcome: 'notConfirmed', reason: meaning, refusal, nextStep };
	expect(judge(answer, expecting('JANE KAMAU', closeIsEnough))).toEqual(judgement);
});

const till = { accountType: 'till' } as const;

it.each([
	['till', 'paybill', undefined, 'foundAs'],
	['paybill', 'till', 'Peter Otieno', 'noMatch foundAs'],
	['till', 'paybill', 'JANE KAMAU', 'match foundAs'],
] as const)('a %s that is a %s needs review, where %s is expected', (...row) => {
	const [accountType, foundAs, name, more] = row;
	const judgement = judgeOtherType(success, expecting(name, { ...closeIsEnough, accountType }));
	expect(judgement && inWords(judgement)).toBe(`needsReview wrongAccountType ${more}`);
	expect(judgement?.foundAs).toBe(foundAs);
});

it('a number that was not clearly found as the other type is not judged there', () => {
	for (const answer of [denied, ...refusals.map((meaning) => ({ ...success, meaning }))])
		expect(judgeOtherType(answer, expecting('Jane Kamau', till))).toBeUndefined();
});

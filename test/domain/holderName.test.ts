import {
	holdsWarning,
	isUsableHolderName,
} from '../../nodes/MobileMoneyNameLookup/domain/holderName';
import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { isPlaceholder } from '../../nodes/MobileMoneyNameLookup/names/placeholders';
import { eachText } from './eachOf';

describe('isUsableHolderName', () => {
	it.each(
		eachText({
			'a person': "JANE WANJIKU KAMAU | O. P. NJAU | N'DIRANGU | MWANG\u00C0 | DR KAMAU",
			'one part, or other letters': 'Jane | JO | \u0645\u062D\u0645\u062F',
			'a business': 'MAMA MBOGA SHOP | SHOP 24 | 3M KENYA | CAFE DELI LIMITED | KAMAU LTD',
			'a name with a word of messages':
				'LIMIT TRADERS NJORO | PROCESSING PLANT MERU | GRACE LATER OTIENO',
			'a business with such a word': 'NONE SUCH TRADERS | UNKNOWN SOLDIER HARDWARE',
			'a name that is hidden in part': 'J*** K**** | J*** J**** | JANE ******',
		}),
	)('takes as a holder %s: %s', (_what, name) => {
		expect(isUsableHolderName(name)).toBe(true);
	});

	it.each(
		eachText({
			'nothing or one letter': ' |    | \u200B | \u00A0 | X | XXXX XXXX',
			'signs or digits alone': '- | -- | \u2014 | . | ? | 123456 | 0',
			'a warning alone': 'DO NOT PAY | DECEASED | FRAUD | FRAUD ACCOUNT | BLOCKED (FRAUD)',
			'a notice': 'SUSPENDED ACCOUNT | ACCOUNT UNDER REVIEW | Refer to customer care',
			'a message of a service':
				'TOO MANY REQUESTS | UNDER MAINTENANCE | Please try again later | Service unavailable | NAMBARI HAIPATIKANI | Tafadhali jaribu tena baadaye | Huduma haipatikani kwa sasa | Request is being processed | Limit exceeded | Your session has expired | OOPS SORRY',
			'the class of an exception': 'java.lang.NullPointerException | SOAPFault | TIMEOUTERROR',
			'any customer':
				'MPESA MERCHANT | NEW CUSTOMER | LIPA NA MPESA CUSTOMER | JOHN DOE | Test User',
			'two fields joined, one of them empty': 'JANE null | null KAMAU | undefined KAMAU',
			'a label of a form': 'LIPA NA MPESA | Buy Goods | Till Number | Org Name | MTEJA | JINA',
			'a title or legal form alone': 'LTD | Company Limited | CO. LTD | Mr | MR & MRS',
			'a name that is hidden': '***** | **** **** | J**** | J*** **** | ●●●● ●●●●',
		}),
	)('takes as no holder %s: %j', (_what, name) => {
		expect(isUsableHolderName(name)).toBe(false);
	});

	it.each(
		eachText({
			'not available': 'N/A | n/a | N.A. | N / A | NA | Not Available | N/A N/A',
			'a value of a program': 'undefined | None | NaN | true | [object Object] | #REF!',
			null: 'NULL | <null> | \uFF2E\uFF35\uFF2C\uFF2C | null null | - null -',
			unknown: 'UNKNOWN |  Unknown  | No-Name | NAME UNKNOWN | TBC | string | TEST 1',
			'a field that was never filled in': '{name} | {{ $json.name }} | ${registeredName}',
			'the head of a column': 'First Name Last Name | ACCOUNT_NAME | OrganizationName',
			'not found in Swahili': 'JINA HALIPO | MTEJA HAPATIKANI | AKAUNTI IMEFUNGWA',
			'anybody’s': 'CASH CUSTOMER | Walk-in Customer | MERCHANT | MERCHANT CUSTOMER',
			'nobody’s': 'UNASSIGNED | NUMBER REASSIGNED | MPESA AGENT | CUSTOMER OPTED OUT',
			'not found': 'NOT FOUND | Name not found | No Record | No Data Found | Invalid',
			'a message': 'OK | Ok. | Lookup Success | Lookup Failed | Error | ACCOUNT CLOSED',
			'a sentence with signs': "Error: customer does not exist | Customer doesn't exist",
		}),
	)('takes as no holder a placeholder, which matches nobody: %s, %j', (_what, text) => {
		expect(isUsableHolderName(text)).toBe(false);
		expect(isPlaceholder(text)).toBe(true);
		for (const other of ['Jane Kamau', text, `${text} LTD`]) {
			expect(compareNames(other, text)).toMatchObject({ result: 'noMatch', score: 0 });
			expect(compareNames(text, other)).toMatchObject({ result: 'noMatch', score: 0 });
		}
	});
});

it.each(
	eachText({
		'a placeholder beside a word': 'SUCCESS STORE | OK STORES | JANE MERCHANT',
		'such words among others': 'LOST AND FOUND BAR | CUSTOMER FIRST TRADERS',
		'more than a placeholder': 'TESTIMONY CHURCH | KARIBU {MINI} MART | #1 BARBER',
	}),
)('isPlaceholder is false of %s: %s', (_what, text) => {
	expect(isPlaceholder(text)).toBe(false);
});

describe('holdsWarning', () => {
	it.each(
		eachText({
			'after a name': 'JANE KAMAU (BLOCKED) | JANE KAMAU DECEASED | KAMAU SHOP SUSPENDED',
			'before a person': 'DECEASED - JANE KAMAU | THE LATE JANE KAMAU | marehemu Jane Kamau',
			'before a business': 'SUSPENDED KAMAU ENTERPRISES | FRAUD ACCOUNT KAMAU TRADERS',
			'in a denial': 'NOT JANE KAMAU',
		}),
	)('sees a warning %s: %s', (_where, name) => {
		expect(isUsableHolderName(name)).toBe(true);
		expect(holdsWarning(name)).toBe(true);
	});

	it.each(
		eachText({
			'without such a word': 'JANE KAMAU | TESTIMONY CHURCH | WAITHERA HARDWARE',
			'with initials that spell one': 'S.I. KAMAU | S.I KAMAU',
			'of a business with such a word': 'INVALID TOKEN TRADERS | JWT EXPIRED ENTERPRISES',
			'of a business with a legal form': 'NON STOP BAR LTD',
		}),
	)('sees none in a name %s: %s', (_what, name) => {
		expect(holdsWarning(name)).toBe(false);
	});
});

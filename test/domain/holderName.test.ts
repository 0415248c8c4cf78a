import {
	holdsWarning,
	isUsableHolderName,
} from '../../nodes/MobileMoneyNameLookup/domain/holderName';
import { eachOf } from './eachOf';

describe('a registered name', () => {
	it.each(
		eachOf({
			'a person': ['JANE WANJIKU KAMAU', 'O. P. NJAU', "N'DIRANGU", 'MWANG\u00C0', 'DR KAMAU'],
			'one part, or other letters': ['Jane', 'JO', '\u0645\u062D\u0645\u062F'],
			'a business': ['MAMA MBOGA SHOP', 'SHOP 24', '3M KENYA', 'CAFE DELI LIMITED', 'KAMAU LTD'],
			'a business with such a word': ['NONE SUCH TRADERS', 'UNKNOWN SOLDIER HARDWARE'],
			'a name that is hidden in part': ['J*** K****', 'J*** J****', 'JANE ******'],
		}),
	)('says who the holder is: %s, %s', (_what, name) => {
		expect(isUsableHolderName(name)).toBe(true);
	});

	it.each(
		eachOf({
			'nothing or one letter': ['', '   ', '\u200B', '\u00A0', 'X', 'XXXX XXXX'],
			'signs or digits alone': ['-', '--', '\u2014', '.', '?', '123456', '0'],
			'not available': ['N/A', 'n/a', 'N.A.', 'N / A', 'NA', 'Not Available'],
			'a value of a program': ['undefined', 'None', 'nil', 'NaN', 'true', 'false'],
			null: ['null', 'NULL', '(null)', '<null>', '\uFF2E\uFF35\uFF2C\uFF2C'],
			'unknown or a template': ['UNKNOWN', ' Unknown ', 'No Name', 'NAME UNKNOWN', 'TBC', '{name}'],
			'not found in Swahili': ['JINA HALIPO', 'MTEJA HAPATIKANI', 'IMEFUNGWA', 'AKAUNTI IMEFUNGWA'],
			'anybody’s': ['CASH CUSTOMER', 'WALK IN CUSTOMER', 'Walk-in Customer'],
			'nobody’s': ['UNASSIGNED', 'NUMBER REASSIGNED', 'MPESA CUSTOMER', 'CUSTOMER OPTED OUT'],
			'not found': ['NOT FOUND', 'Name not found', 'No Record', 'No Data Found', 'Invalid'],
			'a message': ['OK', 'ok', 'Ok.', 'Lookup Success', 'Success', 'Lookup Failed', 'Error'],
			'a warning alone': ['DO NOT PAY', 'DECEASED', 'FRAUD', 'FRAUD ACCOUNT', 'BLOCKED (FRAUD)'],
			'a notice': ['SUSPENDED ACCOUNT', 'ACCOUNT UNDER REVIEW', 'Refer to customer care'],
			'one placeholder for each part': ['null null', 'NULL NULL NULL', 'N/A N/A', '- null -'],
			'a title or legal form alone': ['LTD', 'Company Limited', 'CO. LTD', 'Mr', 'MR & MRS'],
			'a name that is hidden': ['*****', '**** ****', 'J****', 'J*** ****', '●●●● ●●●●'],
		}),
	)('says nothing of a holder: %s, %p', (_what, name) => {
		expect(isUsableHolderName(name)).toBe(false);
	});

	it.each(
		eachOf({
			'behind a name': ['JANE KAMAU (BLOCKED)', 'JANE KAMAU DECEASED', 'KAMAU SHOP SUSPENDED'],
			'before a person': ['DECEASED - JANE KAMAU', 'THE LATE JANE KAMAU', 'marehemu Jane Kamau'],
			'before a business': ['SUSPENDED KAMAU ENTERPRISES', 'FRAUD ACCOUNT KAMAU TRADERS'],
			'by a denial': ['NOT JANE KAMAU'],
		}),
	)('warns: %s, %s', (_what, name) => {
		expect(isUsableHolderName(name)).toBe(true);
		expect(holdsWarning(name)).toBe(true);
	});

	it.each(
		eachOf({
			'without such a word': ['JANE KAMAU', 'TESTIMONY CHURCH', 'WAITHERA HARDWARE'],
			'with initials that spell one': ['S.I. KAMAU', 'S.I KAMAU'],
			'of a business with such a word': ['INVALID TOKEN TRADERS', 'JWT EXPIRED ENTERPRISES'],
			'of a business with a legal form': ['NON STOP BAR LTD'],
		}),
	)('does not warn: %s, %s', (_what, name) => {
		expect(holdsWarning(name)).toBe(false);
	});
});

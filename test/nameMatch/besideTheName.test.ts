import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { kept, refused, type Pair } from './pairs';

/** Jane Kamau with something before her name, and with it behind. */
const aroundJane = (beside: string): Pair[] => [
	['Jane Kamau', `${beside} JANE KAMAU`],
	['Jane Kamau', `JANE KAMAU ${beside}`],
];

describe('a sign beside a name', () => {
	refused([...Array.from('❌#?_·⚠≠¬!☠~^|=$•.'), '??', '->'].flatMap(aroundJane));
	refused([
		['Jane Kamau', '?JANE KAMAU'],
		['Jane Kamau', 'JANE WANJIKU KAMAU ❌'],
		['Jane Kamau', 'JANE\u0336 K\u0336A\u0336M\u0336A\u0336U\u0336'],
	]);
	kept([
		['Jane Kamau', 'JANE_KAMAU'],
		['Jane Kamau', "'JANE KAMAU'"],
		['  Jane \t  Kamau ', '\u200bJANE KAMAU\u200e'],
		['Jane Kamau', 'JANE KAMAU..'],
		['Jane Kamau', 'JANE KAMAU -'],
		['Jane W. Kamau', 'MRS. JANE W. KAMAU, PHD.'],
		['O’Brien St. John-Smith', 'OBRIEN ST JOHN SMITH'],
		['Hot & Spicy!', 'HOT AND SPICY! LTD.'],
		['Kamau & Sons Co., Ltd.', 'KAMAU AND SONS CO LTD'],
	]);

	test.each([
		['Jane Kamau', 'JANE KAMAU ❌'],
		['Café Deli', 'CAFE DELI ❌'],
	])('is no close match that a setting takes for a match: %s, %s', (expected, registered) => {
		const compared = compareNames(expected, registered);
		expect(compared).toMatchObject({ result: 'closeMatch', needsPerson: true });
	});
});

describe('two holders in one name', () => {
	refused(
		Array.from('/;:—@>=\t\n\u2028_. ').map((sign): Pair => {
			return ['Jane Kamau', `JANE KAMAU${sign}PETER OTIENO`];
		}),
	);
	refused([
		['Jane Otieno', 'JANE KAMAU / PETER OTIENO'],
		['Jane Kamau Peter Otieno', 'JANE KAMAU / PETER OTIENO'],
		['Jane Kamau', 'JANE KAMAU, PETER OTIENO'],
		['Jane Kamau', 'JANE KAMAU - PETER OTIENO'],
		['Jane Kamau', 'JANE KAMAU & PETER OTIENO'],
		['Jane Kamau', 'JANE KAMAU     PETER OTIENO'],
		['Jane Kamau', 'JANE KAMAU (PETER OTIENO)'],
		['Jane Kamau', 'JANE KAMAU, PETER'],
		['Jane Kamau', 'JANE / PETER KAMAU'],
		['Jane Kamau', 'OTIENO (JANE KAMAU)'],
		['Jane Kamau', 'MARY OTIENO JANE KAMAU'],
		['Jane Kamau', 'JANE KAMAU JANE OTIENO'],
	]);
	kept([
		['Jane Kamau', 'KAMAU, JANE, MRS'],
		['Jane Kamau', 'KAMAU/JANE'],
		['Jane Kamau', 'KAMAU, JANE WANJIKU'],
		['Grace Wanjiku', 'MWANGI, GRACE WANJIKU'],
		['Jane Otieno', 'JANE WANJIKU-KAMAU OTIENO'],
		['Jane Kamau', 'JANE–KAMAU'],
		['Jane Kamau', 'JANE - KAMAU'],
		['Peter Kamau', 'JOHN PAUL PETER KAMAU'],
		['Jane Kamau', 'JANE PETER OTIENO KAMAU'],
		['Jane Kamau', 'JANE KAMAU PETER'],
		['Jane Kamau', 'JANE\tWANJIKU\tKAMAU'],
		['Jane Kamau', 'JANE_WANJIKU_KAMAU'],
		['Jane Kamau', 'MRS.JANE W.KAMAU'],
		['Jane Kamau / Peter Otieno', 'PETER OTIENO/JANE KAMAU'],
	]);
});

describe('letters that spell a word', () => {
	refused('C O,C-O,C/O,c / o,C.O.,T A,N O,I I,D O,W O,F A O'.split(',').flatMap(aroundJane));
	refused([
		['Jane Kamau', 'PETER C O JANE KAMAU'],
		['Jane Kamau', 'JANE KAMAU T/A UMOJA SHOP'],
		['Jane Kamau', 'X JANE KAMAU'],
		['Peter Kamau', 'PETER KAMAU V'],
	]);
	kept([
		['Jane Kamau', 'JANE W. N. KAMAU'],
		['Jane Kamau', 'JANE O. KAMAU C.'],
		['Jane Kamau', 'JANE I. KAMAU'],
		['Jane Kamau', 'V. JANE KAMAU'],
		['John S O Otieno', 'JOHN S.O. OTIENO'],
	]);
});

describe('a word beside a name, unless it is a personal name', () => {
	const words = 'mbaya mauti mkora karani magari violate idle safari baker'.toUpperCase();
	refused(words.split(' ').map((word): Pair => ['Jane Kamau', `JANE KAMAU ${word}`]));
	const names = 'Wanjiku Gachoki Baraza Kazungu Sospeter Queenter Hope'.toUpperCase();
	kept(names.split(' ').map((name): Pair => ['Jane Kamau', `JANE ${name} KAMAU`]));
});

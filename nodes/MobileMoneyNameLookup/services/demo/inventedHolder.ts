import type { AccountType } from '../../domain/accountType';

const GIVEN_NAMES = [
	'AGNES',
	'BENARD',
	'CAROLINE',
	'DENNIS',
	'EUNICE',
	'FAITH',
	'GEOFFREY',
	'HAWA',
	'IBRAHIM',
	'JOYCE',
	'KEVIN',
	'LYDIA',
	'MOSES',
	'NANCY',
	'OMAR',
	'PURITY',
];
const MIDDLE_NAMES = [
	'AKINYI',
	'BARASA',
	'CHEBET',
	'GATHONI',
	'HASSAN',
	'KARIUKI',
	'MUMBUA',
	'NEKESA',
	'OCHIENG',
	'WAMBUI',
	'YUSUF',
];
const FAMILY_NAMES = [
	'CHERUIYOT',
	'GITAU',
	'JUMA',
	'KILONZO',
	'MAKORI',
	'MUTISO',
	'NJUGUNA',
	'OKELLO',
	'OMONDI',
	'SIMIYU',
	'WAFULA',
	'WARSAME',
	'ROTICH',
];
const BUSINESS_WORDS = [
	'AMANI',
	'BIASHARA',
	'FURAHA',
	'JAMBO',
	'MAENDELEO',
	'NURU',
	'PENDO',
	'SALAMA',
	'USHINDI',
];
const TRADES = [
	'CHEMISTS',
	'FARMERS CO-OPERATIVE',
	'HARDWARE',
	'MINI MARKET',
	'SCHOOL',
	'TRADERS',
	'WATER COMPANY',
];

/** A number's digits mixed to 32 bits, so that neighbours differ (FNV-1a). */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const character of text) {
		hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
	}
	return hash;
}

/** Picks one word of each list; the lists' lengths have no common divisor, so all pairs occur. */
const pick = (hash: number, lists: readonly (readonly string[])[]): string =>
	lists.map((list) => list[hash % list.length]).join(' ');

/**
 * Invents a holder for a number that no register has: the same one each time.
 *
 * @param type tills go to persons, paybills to organisations
 * @param number digits
 */
export function inventedHolder(type: AccountType, number: string): string {
	const hash = hashOf(`${type} ${number}`);
	return type === 'till'
		? pick(hash, [GIVEN_NAMES, MIDDLE_NAMES, FAMILY_NAMES])
		: pick(hash, [BUSINESS_WORDS, TRADES]);
}

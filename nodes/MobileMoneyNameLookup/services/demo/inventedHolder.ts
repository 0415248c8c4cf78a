import type { AccountType } from '../../domain/accountType';

const PERSONS = [
	'AGNES BENARD CAROLINE DENNIS EUNICE FAITH GEOFFREY HAWA IBRAHIM JOYCE KEVIN LYDIA MOSES NANCY OMAR PURITY',
	'AKINYI BARASA CHEBET GATHONI HASSAN KARIUKI MUMBUA NEKESA OCHIENG WAMBUI YUSUF',
	'CHERUIYOT GITAU JUMA KILONZO MAKORI MUTISO NJUGUNA OKELLO OMONDI SIMIYU WAFULA WARSAME ROTICH',
];
const ORGANISATIONS = [
	'AMANI BIASHARA FURAHA JAMBO MAENDELEO NURU PENDO SALAMA USHINDI',
	'CHEMISTS FARMERS_CO-OPERATIVE HARDWARE MINI_MARKET SCHOOL TRADERS WATER_COMPANY',
];

/** A number's digits mixed to 32 bits, so that neighbours differ (FNV-1a). */
function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const character of text) {
		hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
	}
	return hash;
}

/**
 * Invents a holder for a number that no register has: the same one each time.
 *
 * @param type tills go to persons, paybills to organisations
 */
export function inventedHolder(type: AccountType, number: string): string {
	const hash = hashOf(`${type} ${number}`);
	// The lengths of the lists have no common divisor, so that all words of them meet.
	const lists = (type === 'till' ? PERSONS : ORGANISATIONS).map((list) => list.split(' '));
	const words = lists.map((list) => list[hash % list.length]);
	return words.join(' ').replace('_', ' ');
}

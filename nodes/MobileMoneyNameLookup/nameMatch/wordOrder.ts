import type { Part } from '../names/parts';
import { institutions, owners } from '../names/words/owners';
import type { Link } from './align';
import type { Pairing } from './pairing';

/** What a word is for the order of a business name: which one it is, what kind it is, where and whose. */
const places = ['which', 'kind', 'where', 'whose'] as const;
type Place = (typeof places)[number];

/**
 * Whether two business names differ only in where a place, an owner or the kind of an institution stands:
 * Catholic Hospital Laisamis, LAISAMIS CATHOLIC HOSPITAL. Words that tell it apart keep their order.
 */
export function isOrderAroundPlace({ links, registered }: Pairing): boolean {
	const placed = links.map((link) => ({
		as: placeOf(link),
		at: registered.parts.findIndex((part) => part === link.registered[0]),
		isInstitution: link.registered.some(({ key }) => institutions.has(key)),
	}));
	if (!placed.some(({ as, isInstitution }) => as === 'where' || as === 'whose' || isInstitution))
		return false;
	return places.every((one) =>
		isAscending(placed.filter(({ as }) => as === one).map(({ at }) => at)),
	);
}

function placeOf({ typed, registered }: Link): Place {
	const parts = [...typed, ...registered];
	if (parts.every(({ key }) => owners.has(key))) return 'whose';
	if (parts.every(isWhere)) return 'where';
	return parts.every(({ role }) => role === 'generic') ? 'kind' : 'which';
}

function isWhere({ role }: Part): boolean {
	return role === 'place' || role === 'small' || role === 'number';
}

function isAscending(numbers: readonly number[]): boolean {
	return numbers.every((one, index) => index === 0 || one > (numbers[index - 1] ?? 0));
}

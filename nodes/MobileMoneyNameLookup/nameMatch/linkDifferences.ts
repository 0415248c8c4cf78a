import { isGivenName, isPersonalName } from '../names/knownNames';
import { is } from '../names/lexicon';
import { fewestFullParts, isGeneric, isPersonal, type Part } from '../names/parts';
import { hasPlainLetters, keysIn } from '../names/readWords';
import { isOfNames, isShown, type Link, wordsOf } from './align';
import { difference, type Difference, type DifferenceKind } from './differences';
import type { Pairing } from './pairing';
import { isOfFingers } from './slip';
import { isUsualShortForm } from './spellings';

const shortestWithSlip = 4;

/** Differences between linked words. */
export function linkDifferences(pairing: Pairing): Difference[] {
	const found: Difference[] = [];
	for (const link of pairing.links) {
		const { typed, registered, relation } = link;
		const kind = kindOf(link, pairing);
		if (kind === 'cut') found.push(difference(kind, 'registered', registered));
		else if (kind === 'cutHides') found.push(difference(kind, 'expected', typed.slice(1)));
		else if (kind === 'lookalike' && typed.every(({ key }) => hasPlainLetters(key)))
			found.push(difference(kind, 'registered', registered, typed));
		else if (kind) {
			const what = relation.what || (kind === 'ownSlip' ? 'One may be short for the other' : '');
			found.push(difference(kind, 'expected', typed, registered, what));
		}
	}
	return found;
}

/** Ali Noor Hassan, ALINOOR HASSAN: a father's two names, or one name. */
function kindOfSame({ typed, registered }: Link, pairing: Pairing): DifferenceKind | undefined {
	if (typed.length === registered.length) return undefined;
	const apart = typed.length > 1 ? typed : registered;
	const areFathers = apart.some(isPersonal) && !apart.some(({ key }) => isGivenName(key));
	const isFew = pairing.full.length <= fewestFullParts;
	return !pairing.body && areFathers && isFew ? 'oneNameOrTwo' : 'spacing';
}

function kindOf(link: Link, pairing: Pairing): DifferenceKind | undefined {
	const { body, full, distinctive, reordered, sides } = pairing;
	const { kind, what, edits } = link.relation;
	if (kind === 'same') return kindOfSame(link, pairing);
	const words = wordsOf(link);
	const [a, b] = [keysIn(link.typed, ''), keysIn(link.registered, '')];
	const isOfGiven = sides.some(({ given: { part } }) => part && words.includes(part));
	const isSure = !body && pairing.agrees && !isOfGiven;
	const isShort = a.length < shortestWithSlip;
	switch (kind) {
		case 'initial':
			return isSure ? 'middleInitial' : kind;
		case 'cutOff':
			if (!body && isPersonalName(a.length < b.length ? a : b)) return 'cutToName';
			return isSure ? 'cutTyped' : kind;
		case 'masked':
			return isSure && isShown(link) ? 'maskedPart' : kind;
		case 'shortened':
			return a === 'earnosethroat' || b === 'earnosethroat' ? 'ownSlip' : kind;
		case 'shortForm':
			if (body) return 'ownSlip';
			if (!isUsualShortForm(a, b)) return 'shortOfSeveral';
			return !reordered && full.length >= fewestFullParts ? 'shortGiven' : kind;
		case 'lookalike':
			return isSure && isOnlySlip(words, pairing) && what !== '' ? 'typingSlip' : kind;
		case 'plural':
			return isTradeOrName(link, words, pairing) ? 'tradeOrName' : kind;
		case 'slip':
			if (isTradeOrName(link, words, pairing)) return 'tradeOrName';
			// Jong Ann, JONG ANK: one letter is a third of a short word.
			if (isShort && edits === 1 && full.length < fewestFullParts) return 'differ';
			if (body && isOfTrade(words) && distinctive.length > 0) return 'typingSlip';
			if (edits > 1 || (body ? distinctive.length === 0 : isOfGiven)) return 'ownSlip';
			// Opondo, APONDO: not a slip of the fingers, so both may be names.
			if (a[0] !== b[0] || isShort || (!body && !isOfFingers(a, b))) return 'nearName';
			return isSure && isOnlySlip(words, pairing) ? 'typingSlip' : kind;
		default:
			return kind;
	}
}

/** Cardinal Wealth is not CARDINAL HEALTH. */
const isOfTrade = (words: readonly Part[]): boolean =>
	words.some(isGeneric) && words.every(({ key }) => key[0] === words[0]?.key[0]);

function isOnlySlip(words: readonly Part[], { links }: Pairing): boolean {
	const slips = links.filter(({ relation: { kind } }) => kind === 'slip' || kind === 'lookalike');
	const areLong = words.every(({ key }) => key.length >= shortestWithSlip);
	return slips.length === 1 && areLong && words.filter(isPersonal).length === 1;
}

/** Beyond this, nobody has a name so near to a trade: Baraka Restraunt. */
const longestNearTrade = 7;
const mayBeTrade = ({ key, role }: Part): boolean =>
	role === 'generic' || (key.endsWith('s') && is(key.slice(0, -1), 'genericWords'));

/** Faith Stores, FAITH STOREY; Joy Butchery, JOY BUTCHER: beside nothing but persons' names. */
function isTradeOrName(link: Link, words: readonly Part[], { links }: Pairing): boolean {
	const others = links.filter((other) => other !== link && isOfNames(other));
	const areNames = others.every(({ typed }) => typed.some(isPersonal));
	if (!areNames || others.length === 0 || words.length > 2) return false;
	if (link.relation.kind === 'plural') return words.some(({ key }) => /[^s](?:er|or)$/.test(key));
	const isNear = words.some(({ key }) => key.length <= longestNearTrade);
	return isNear && words.filter(mayBeTrade).length === 1;
}

import { keysIn, type Word } from '../names/readWords';
import { is, isGivenName, isPersonalName } from '../names/lexicon';
import { fewestFullParts, isGeneric, isPersonal } from '../names/parts';
import { isOfNames, isShown, type Link, wordsOf } from './align';
import { difference, type Difference, type DifferenceKind } from './differences';
import type { Pairing } from './pairing';
import { isOfFingers } from './slip';
import { isUsualShortForm } from './spellings';

const shortestWithSlip = 4;

/** Differences between linked words. */
export const linkDifferences = (pairing: Pairing): Difference[] =>
	pairing.links.flatMap((link) => {
		const kind = kindOf(link, pairing);
		return kind ? [difference(kind, 'expected', link.typed, link.registered)] : [];
	});

/** Ali Noor Hassan, ALINOOR HASSAN: a father's two names, or one name. */
function kindOfSame({ typed, registered }: Link, pairing: Pairing): DifferenceKind | undefined {
	if (typed.length === registered.length) return undefined;
	const apart = typed.length > 1 ? typed : registered;
	const areFathers = apart.some(isPersonal) && !apart.some(({ key }) => isGivenName(key));
	const isFew = pairing.full.length <= fewestFullParts;
	return !pairing.body && areFathers && isFew ? 'alike' : 'spacing';
}

function kindOf(link: Link, pairing: Pairing): DifferenceKind | undefined {
	const { body, full, distinctive, reordered, sides } = pairing;
	const { kind, edits } = link.relation;
	if (kind === 'same') return kindOfSame(link, pairing);
	const words = wordsOf(link);
	const [a, b] = [keysIn(link.typed, ''), keysIn(link.registered, '')];
	const isOfGiven = sides.some(({ given: { part } }) => part && words.includes(part));
	const isSure = !body && pairing.agrees && !isOfGiven;
	const isShort = a.length < shortestWithSlip;
	switch (kind) {
		case 'initial':
			return isSure ? 'shortAgrees' : kind;
		case 'cutOff':
			if (!body && isPersonalName(a.length < b.length ? a : b)) return 'alike';
			return isSure ? 'shortAgrees' : kind;
		case 'masked':
			return isSure && isShown(link) ? 'maskedPart' : kind;
		case 'shortened':
			return a === 'earnosethroat' || b === 'earnosethroat' ? 'alike' : kind;
		case 'shortForm':
			if (body || !isUsualShortForm(a, b)) return 'alike';
			return !reordered && full.length >= fewestFullParts ? 'shortAgrees' : kind;
		case 'lookalike':
			// H4ssan.
			if (edits > 1 || !/^[a-z\d]*$/.test(a + b)) return kind;
			return isSure && isOnlySlip(words, pairing) ? 'typingSlip' : kind;
		case 'plural':
			return isTradeOrName(link, words, pairing) ? 'alike' : kind;
		case 'slip':
			if (isTradeOrName(link, words, pairing)) return 'alike';
			// Jong Ann, JONG ANK: one letter is a third of a short word.
			if (isShort && edits === 1 && full.length < fewestFullParts) return 'differ';
			if (body && isOfTrade(words) && distinctive.length > 0) return 'typingSlip';
			if (edits > 1 || isShort || a[0] !== b[0]) return 'nearName';
			// Opondo, APONDO: not a slip of the fingers, so both may be names.
			if (body ? distinctive.length === 0 : isOfGiven || !isOfFingers(a, b)) return 'nearName';
			return isSure && isOnlySlip(words, pairing) ? 'typingSlip' : kind;
		default:
			return kind;
	}
}

/** A slip in a trade word keeps its first letter: Wealth is not HEALTH. */
const isOfTrade = (words: readonly Word[]): boolean =>
	words.some(isGeneric) && words.every(({ key }) => key[0] === words[0]?.key[0]);

function isOnlySlip(words: readonly Word[], { links }: Pairing): boolean {
	const slips = links.filter(({ relation: { kind } }) => kind === 'slip' || kind === 'lookalike');
	const areLong = words.every(({ key }) => key.length >= shortestWithSlip);
	return slips.length === 1 && areLong && words.filter(isPersonal).length === 1;
}

/** Longer words are trades, not names: Baraka Restraunt. */
const longestNearTrade = 7;
const mayBeTrade = ({ key, role }: Word): boolean =>
	role === 'generic' || (key.endsWith('s') && is(key.slice(0, -1), 'genericWords'));

/** Faith Stores, FAITH STOREY; Joy Butchery, JOY BUTCHER: beside nothing but persons' names. */
function isTradeOrName(link: Link, words: readonly Word[], { links }: Pairing): boolean {
	const others = links.filter((other) => other !== link && isOfNames(other));
	const areNames = others.every(({ typed }) => typed.some(isPersonal));
	if (!areNames || others.length === 0 || words.length > 2) return false;
	if (link.relation.kind === 'plural') return words.some(({ key }) => /[^s](?:er|or)$/.test(key));
	const isNear = words.some(({ key }) => key.length <= longestNearTrade);
	return isNear && words.filter(mayBeTrade).length === 1;
}

import { isGivenName, isPersonalName } from '../names/knownNames';
import { is } from '../names/lexicon';
import { fewestFullParts, isGeneric, type Part } from '../names/parts';
import { hasPlainLetters, keysIn } from '../names/readWords';
import { isOfNames, isShown, type Link } from './align';
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

function kindOf(link: Link, pairing: Pairing): DifferenceKind | undefined {
	const { kind, what, edits } = link.relation;
	const isSure = () => !pairing.body && pairing.agrees && !isOfGiven(link, pairing);
	if ((kind === 'slip' || kind === 'plural') && isTradeOrName(link, pairing)) return 'tradeOrName';
	switch (kind) {
		case 'same':
			if (link.typed.length === link.registered.length) return undefined;
			return !pairing.body && isOneNameOrTwo(link, pairing) ? 'oneNameOrTwo' : 'spacing';
		case 'initial':
			return isSure() ? 'middleInitial' : kind;
		case 'cutOff':
			if (!pairing.body && isPersonalName(shorterOf(link))) return 'cutToName';
			return isSure() ? 'cutTyped' : kind;
		case 'masked':
			return isSure() && isShown(link) ? 'maskedPart' : kind;
		case 'shortened':
			return link.typed.concat(link.registered).some(isEarsNoseThroat) ? 'ownSlip' : kind;
		case 'shortForm':
			if (pairing.body) return 'ownSlip';
			if (!isUsualShortForm(keyOf(link.typed), keyOf(link.registered)))
				return isGivenName(keyOf(link.typed)) ? 'shortOfSeveral' : 'ownSlip';
			return !pairing.reordered && pairing.full.length >= fewestFullParts ? 'shortGiven' : kind;
		case 'lookalike':
			return isSure() && isSlip(link, pairing) && what !== '' ? 'typingSlip' : kind;
		case 'slip':
			// Jong Ann, JONG ANK: one letter is a third of a short word.
			if (isShort(link) && edits === 1 && pairing.full.length < fewestFullParts) return 'differ';
			if (isInGeneralWord(link, pairing)) return 'typingSlip';
			if (edits > 1 || isInOwnName(link, pairing)) return 'ownSlip';
			if (mayBeOtherName(link, pairing)) return 'nearName';
			return isSure() && isSlip(link, pairing) ? 'typingSlip' : kind;
		default:
			return kind;
	}
}

const isEarsNoseThroat = ({ key }: Part): boolean => key === 'earnosethroat';
const keyOf = ([part]: readonly Part[]): string => part?.key ?? '';
const isShort = ({ typed }: Link): boolean => keysIn(typed, '').length < shortestWithSlip;

/** Opondo, APONDO: not a slip of the fingers, so both may be names; in a body's, by the first letter. */
function mayBeOtherName(link: Link, { body }: Pairing): boolean {
	const [a, b] = [keysIn(link.typed, ''), keysIn(link.registered, '')];
	return a[0] !== b[0] || isShort(link) || (!body && !isOfFingers(a, b));
}

const shorterOf = ({ typed, registered }: Link): string => {
	const [a, b] = [keysIn(typed, ''), keysIn(registered, '')];
	return a.length < b.length ? a : b;
};

const isOfGiven = ({ typed, registered }: Link, { sides: [a, b] }: Pairing): boolean =>
	typed.some((part) => part === a.given.part) || registered.some((part) => part === b.given.part);

function isSlip(link: Link, { links }: Pairing): boolean {
	const words = link.typed.concat(link.registered);
	const slips = links.filter(({ relation: { kind } }) => kind === 'slip' || kind === 'lookalike');
	return (
		slips.length === 1 &&
		words.every(({ key }) => key.length >= shortestWithSlip) &&
		words.filter(({ key }) => isPersonalName(key)).length === 1
	);
}

function isInGeneralWord({ typed, registered }: Link, { body, distinctive }: Pairing): boolean {
	const words = typed.concat(registered);
	// Cardinal Wealth is not CARDINAL HEALTH.
	const isOfTrade = words.some(isGeneric) && words.every(({ key }) => key[0] === words[0]?.key[0]);
	return body && isOfTrade && distinctive.length > 0;
}

/** Beyond this, nobody has a name so near to a trade: Baraka Restraunt. */
const longestNearTrade = 7;
const isOfTrade = ({ key, role }: Part): boolean =>
	role === 'generic' || (key.endsWith('s') && is(key.slice(0, -1), 'genericWords'));

/** Faith Stores, FAITH STOREY; Joy Butchery, JOY BUTCHER: beside nothing but persons' names. */
function isTradeOrName(link: Link, { links }: Pairing): boolean {
	const words = link.typed.concat(link.registered);
	const others = links.filter((other) => other !== link && isOfNames(other));
	const areNames = others.every(({ typed }) => typed.some(({ key }) => isPersonalName(key)));
	if (!areNames || others.length === 0 || words.length > 2) return false;
	if (link.relation.kind === 'plural') return words.some(({ key }) => /[^s](?:er|or)$/.test(key));
	const isNear = words.some(({ key }) => key.length <= longestNearTrade);
	return link.relation.kind === 'slip' && isNear && words.filter(isOfTrade).length === 1;
}

function isOneNameOrTwo({ typed, registered }: Link, pairing: Pairing): boolean {
	const apart = typed.length > 1 ? typed : registered;
	const areNames = apart.some(({ key }) => isPersonalName(key));
	const areFathers = areNames && !apart.some(({ key }) => isGivenName(key));
	return areFathers && pairing.full.length <= fewestFullParts;
}

const isInOwnName = (link: Link, pairing: Pairing): boolean =>
	pairing.body ? pairing.distinctive.length === 0 : isOfGiven(link, pairing);

import { isGivenName, isPersonalName } from '../names/knownNames';
import { isGeneric, type Part } from '../names/parts';
import type { Link } from './align';
import { difference, type Difference, type DifferenceKind } from './differences';
import { fewestFullParts, type Pairing } from './pairing';
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
		else if (kind) {
			const what = relation.what || (kind === 'ownSlip' ? 'One may be short for the other' : '');
			found.push(difference(kind, 'expected', typed, registered, what));
		}
	}
	return found;
}

function kindOf(link: Link, pairing: Pairing): DifferenceKind | undefined {
	const { kind, what, edits } = link.relation;
	const isSure = () => !pairing.body && pairing.agreesInFull && !isOfGiven(link, pairing);
	switch (kind) {
		case 'same':
			if (link.typed.length === link.registered.length) return undefined;
			return !pairing.body && isOneNameOrTwo(link, pairing) ? 'oneNameOrTwo' : 'spacing';
		case 'initial':
			return isSure() ? 'middleInitial' : kind;
		case 'cutOff':
			return isSure() ? 'cutTyped' : kind;
		case 'masked':
			return isSure() && isShown(link) ? 'maskedPart' : kind;
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
			if (isSure() && edits === 1 && isSlip(link, pairing)) return 'typingSlip';
			return edits > 1 || isInOwnName(link, pairing) ? 'ownSlip' : kind;
		default:
			return kind;
	}
}

const keyOf = ([part]: readonly Part[]): string => part?.key ?? '';
const isShort = ({ typed }: Link): boolean =>
	typed.map(({ key }) => key).join('').length < shortestWithSlip;
const isShown = ({ registered }: Link): boolean =>
	registered.some(({ shown }) => shown?.some(Boolean));

const isOfGiven = ({ typed, registered }: Link, { sides: [a, b] }: Pairing): boolean =>
	typed.some((part) => part === a.given.part) || registered.some((part) => part === b.given.part);

function isSlip(link: Link, { links }: Pairing): boolean {
	const words = [...link.typed, ...link.registered];
	const slips = links.filter(({ relation: { kind } }) => kind === 'slip' || kind === 'lookalike');
	return (
		slips.length === 1 &&
		words.every(({ key }) => key.length >= shortestWithSlip) &&
		words.filter(({ key }) => isPersonalName(key)).length === 1
	);
}

function isInGeneralWord({ typed, registered }: Link, { body, distinctive }: Pairing): boolean {
	const words = [...typed, ...registered];
	// Cardinal Wealth is not CARDINAL HEALTH.
	const isOfTrade = words.some(isGeneric) && words.every(({ key }) => key[0] === words[0]?.key[0]);
	return body && isOfTrade && distinctive.length > 0;
}

function isOneNameOrTwo({ typed, registered }: Link, pairing: Pairing): boolean {
	const apart = typed.length > 1 ? typed : registered;
	const areNames = apart.some(({ key }) => isPersonalName(key));
	const areFathers = areNames && !apart.some(({ key }) => isGivenName(key));
	return areFathers && pairing.full.length <= fewestFullParts;
}

const isInOwnName = (link: Link, pairing: Pairing): boolean =>
	pairing.body ? pairing.distinctive.length === 0 : isOfGiven(link, pairing);

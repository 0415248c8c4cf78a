import { isGivenName, isPersonalName } from '../names/knownNames';
import type { Part } from '../names/parts';
import { isUsualShortForm } from './spellings';
import { slipInNumeral } from './slip';
import { isEqual, isOfNames, type Link } from './align';
import { said, type Difference, type DifferenceKind } from './differences';
import { fullPartsThatAgree } from './likeness';
import type { Pairing } from './pairing';

/** Besides an initial or a short form, two parts have to agree in full. */
const fewestFullParts = 2;

/** How the words that stand for each other differ. */
export function linkDifferences(pairing: Pairing): Difference[] {
	return pairing.links.flatMap((link): Difference[] => {
		const kind = kindOf(link, pairing);
		if (kind === undefined) return [];
		if (kind === 'cut') return [said(kind, 'registered', link.registered)];
		const { what = kind === 'ownSlip' ? 'One may be short for the other' : undefined } =
			link.relation;
		return [{ ...said(kind, 'expected', link.typed, link.registered), ...(what && { what }) }];
	});
}

function kindOf(link: Link, pairing: Pairing): DifferenceKind | undefined {
	const { kind, what, edits } = link.relation;
	const hasFullParts = () => fullPartsThatAgree(pairing) >= fewestFullParts;
	switch (kind) {
		case 'same':
			if (link.typed.length === link.registered.length) return undefined;
			return !pairing.body && isOneNameOrTwo(link, pairing) ? 'oneNameOrTwo' : 'spacing';
		case 'initial':
		case 'initials':
			return !pairing.reordered && hasFullParts() && isMiddle(link, pairing)
				? 'middleInitial'
				: kind;
		case 'shortForm':
			if (pairing.body || !isGivenName(link.typed[0]?.key ?? '')) return 'ownSlip';
			return hasFullParts() && isShortGiven(link, pairing) ? 'shortGiven' : kind;
		case 'slip':
			return what === slipInNumeral || edits > 1 || isInOwnName(link, pairing) ? 'ownSlip' : kind;
		default:
			return kind;
	}
}

/** Ali Noor Hassan, ALINOOR HASSAN: his own and his father's name, or one; Mary Anne is one. */
function isOneNameOrTwo({ typed, registered }: Link, pairing: Pairing): boolean {
	const apart = typed.length > 1 ? typed : registered;
	const areNames = apart.some(({ key }) => isPersonalName(key));
	const areFathers = areNames && !apart.some(({ key }) => isGivenName(key));
	return areFathers && fullPartsThatAgree(pairing) <= fewestFullParts;
}

/** Jane W. Kamande, JANE WANJIRU KAMANDE: neither the given nor the family name is an initial. */
function isMiddle({ typed, registered }: Link, { sides: [a, b] }: Pairing): boolean {
	const has = (parts: readonly Part[], part: Part | undefined) => parts.some((one) => one === part);
	if (has(typed, a.given.part) || has(registered, b.given.part)) return false;
	return !has(typed, a.name.parts.at(-1)) || !has(registered, b.name.parts.at(-1));
}

/** Denis, DENISE; Safaricom, SAFARICON: a slip in the given name, or in all that tells a body apart. */
function isInOwnName(
	{ typed, registered }: Link,
	{ sides: [a, b], links, body }: Pairing,
): boolean {
	if (body) return !links.some((other) => isOfNames(other) && isEqual(other, body));
	return (
		typed.some((part) => part === a.given.part) || registered.some((part) => part === b.given.part)
	);
}

/** Tom Ogola Ouko, THOMAS OGOLA OUKO: the given name in short; Abdi may be Abdullahi, or a name of its own. */
function isShortGiven({ typed, registered }: Link, { sides: [a, b] }: Pairing): boolean {
	if (typed[0] !== a.given.part || registered[0] !== b.given.part) return false;
	return isUsualShortForm(typed[0]?.key ?? '', registered[0]?.key ?? '');
}

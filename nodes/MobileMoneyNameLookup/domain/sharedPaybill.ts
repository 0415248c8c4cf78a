import { headsOf, is, isKnownName, wordsOf } from '../names/lexicon';
import { cleanText } from '../names/cleanText';
import { isLegalForm } from '../names/takeOff';
import { readWords } from '../names/readWords';

const spellings = headsOf('collectorSpellings');
const spelled = new RegExp(`\\b(?:${[...spellings.keys()].join('|')})\\b`, 'g');
const KINDS = wordsOf('collectorKinds');

/** A bank, SACCO or aggregator collects for thousands, so its name does not show who is paid. */
export function isSharedPaybillHolder(registeredName: string): boolean {
	const written = readWords(cleanText(registeredName).text)
		.map(({ key }) => key)
		.join(' ');
	const words = written.replace(spelled, (text) => spellings.get(text) ?? text).split(' ');
	if (words[0] === 'the') words.shift();
	return words.some((_, index) => {
		const head = words.slice(0, index + 1);
		return namesInstitution(head, words.slice(index + 1));
	});
}

/** `head` names an institution, and `tail` names nothing else. */
function namesInstitution(head: readonly string[], tail: readonly string[]): boolean {
	const name = head.join(' ');
	if (name === 'bank' && tail[0] === 'of')
		return tail.slice(1).every((word) => mayFollow(word) || !is(word, 'genericWords'));
	if (is(name, 'ordinaryNames')) {
		const rest = tail.filter((word) => word !== 'kenya');
		return rest.length > 0
			? rest.every((word) => is(word, 'accountWords'))
			: is(name, 'wholeNames');
	}
	if (!tail.every(mayFollow)) return false;
	if (is(name, 'collectors')) return true;
	const kind = KINDS.find((one) => name === one || name.endsWith(` ${one}`));
	if (kind === undefined) return false;
	const before = name.slice(0, -kind.length).trim().split(' ').filter(Boolean);
	// "Bank Junction" and "Sacco Village" are places.
	if (before.length === 0) return !tail.some((word) => is(word, 'places'));
	return kind !== 'bank' || !isOtherBank(before, tail);
}

function isOtherBank(before: readonly string[], tail: readonly string[]): boolean {
	const nearest = before.at(-1) ?? '';
	if (is(nearest, 'otherBanks') || (before.length === 1 && is(nearest, 'sides'))) return true;
	// Peter Bank is a person.
	return before.every(isKnownName) && !tail.some((word) => isLegalForm(word));
}

const MAY_FOLLOW = ['accountWords', 'companyWords', 'places', 'foreignCountries'] as const;

const mayFollow = (word: string): boolean =>
	isLegalForm(word) || MAY_FOLLOW.some((list) => is(word, list)) || /^\d+$/.test(word);

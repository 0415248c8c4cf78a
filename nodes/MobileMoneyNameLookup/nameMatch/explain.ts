import type { Part } from '../names/parts';
import type { RelationKind } from './relation';
import type { Remark, Words } from './remark';

/** How much of the registered name the sentences may show. */
export interface Reveal {
	/** What to print for one word of the registered name. */
	(part: string): string;
}

const mostSentences = 5;
/** What decides comes before what was merely ignored. */
const rank: Readonly<Record<Remark['kind'], number>> = {
	equal: 0,
	notUsable: 0,
	onlyGeneric: 0,
	bothDiffer: 1,
	otherBody: 1,
	otherCountry: 1,
	parent: 1,
	tooMany: 1,
	tooLittle: 1,
	tooManySlips: 1,
	tradingSides: 1,
	warns: 1,
	otherTitle: 1,
	otherPerson: 1,
	childAndParent: 1,
	childOf: 2,
	tradingAs: 2,
	doubt: 2,
	order: 3,
	related: 4,
	onlyIn: 5,
	spacing: 6,
	ignored: 7,
};

/**
 * Writes remarks as at most 5 plain sentences, the deciding ones first.
 * With `reveal`, every word of the registered name is printed through it, and how exactly a typed word differs
 * from it is left out: "KAMUA, two letters swapped" would give the masked word away.
 */
export function explain(remarks: readonly Remark[], reveal?: Reveal): string[] {
	const ranked = [...remarks].sort((a, b) => rank[a.kind] - rank[b.kind]);
	if (ranked.length === 0) return ['Every part of the names agrees.'];
	const sentences = ranked.map((remark) => sentence(remark, new Voice(reveal)));
	return [...new Set(sentences)].slice(0, mostSentences);
}

/** Prints words of either name as far as they may be shown. */
class Voice {
	readonly masked: boolean;

	constructor(private readonly reveal: Reveal | undefined) {
		this.masked = reveal !== undefined;
	}

	say({ of, words }: Words): string {
		return words.map((word) => (of === 'expected' ? word : this.show(word))).join(' ');
	}

	parts(of: Words['of'], parts: readonly Part[]): string {
		return this.say({ of, words: parts.map(({ text }) => text) });
	}

	private show(text: string): string {
		const { reveal } = this;
		return reveal
			? text
					.split(' ')
					.map((word) => reveal(word))
					.join(' ')
			: text;
	}
}

function sentence(remark: Remark, voice: Voice): string {
	switch (remark.kind) {
		case 'equal':
			return 'Both names are the same.';
		case 'notUsable':
			return remark.of === 'expected'
				? 'The expected name has no word that tells one holder from another.'
				: 'The registered name has no word that tells one holder from another.';
		case 'onlyGeneric':
			return 'Both names are the same, but many holders have names of such words.';
		case 'ignored':
			return `"${voice.say(remark.words)}" ignored as a ${remark.as}.`;
		case 'order':
			return remark.matters
				? 'The same words stand in another order, which in a business name makes another name.'
				: 'The parts of the name stand in another order.';
		case 'spacing':
			return 'The spaces stand in other places.';
		case 'related':
			return related(remark.link.relation.kind, remark, voice);
		case 'onlyIn':
			return `"${voice.say(remark.words)}" stands only in the ${remark.words.of} name.`;
		case 'warns':
			return `"${voice.say(remark.words)}" stands only in the ${remark.words.of} name, and warns that it may not be this holder.`;
		case 'otherTitle':
			return `The titles "${remark.words.map((words) => voice.say(words)).join('" and "')}" are of two persons.`;
		case 'otherPerson':
			return `"${voice.say(remark.words)}" may make the ${remark.words.of} name that of another person.`;
		case 'childOf':
			return `"${voice.say(remark.words)}" may make the ${remark.words.of} name that of a child.`;
		case 'childAndParent':
			return `Child and parent are exchanged around "${voice.say(remark.words)}", which makes it another person.`;
		case 'bothDiffer':
			return `"${voice.say(remark.expected)}" is not in the registered name, which has "${voice.say(remark.registered)}" instead.`;
		case 'otherBody':
			return `"${voice.say(remark.expected)}" and "${voice.say(remark.registered)}" are different kinds of company.`;
		case 'otherCountry':
			return `"${voice.say(remark.words)}" marks a company of another country.`;
		case 'parent':
			return `"${voice.say(remark.words)}" makes it the name of somebody's parent.`;
		case 'tooMany':
			return `The ${remark.words.of} name has ${remark.words.words.length} more parts, too many to be the same holder.`;
		case 'tooLittle':
			return 'Too little agrees to say that the holder is the same.';
		case 'tooManySlips':
			return 'Too many letters differ to be typing slips.';
		case 'tradingAs':
			return `The other name equals what stands ${remark.side} "trading as" in the ${remark.of} name.`;
		case 'tradingSides':
			return tradingSides[remark.equal];
		case 'doubt':
			return doubts[remark.doubt](remark.of);
	}
}

const tradingSides = {
	owner: 'The owner agrees, but not the business after "trading as".',
	business: 'The business after "trading as" agrees, but not the owner.',
	neither: 'Neither the owner nor the business after "trading as" agrees.',
} as const;

const doubts = {
	cut: (of: string) => `The ${of} name is too long to be compared whole.`,
	wildcard: (of: string) => `The ${of} name has a wildcard, which no name has.`,
	styled: (of: string) => `The ${of} name is written in symbols that only look like letters.`,
	hidden: (of: string) => `The ${of} name has invisible characters inside a word.`,
	marks: (of: string) => `The ${of} name has a sign beside its words that may deny it.`,
	parties: (of: string) => `The ${of} name may be that of two holders.`,
	masked: () => 'The service hides a part of the registered name; only what it shows was compared.',
} as const;

function related(
	kind: RelationKind,
	{ link }: Extract<Remark, { kind: 'related' }>,
	voice: Voice,
): string {
	const typed = voice.parts('expected', link.typed);
	const registered = voice.parts('registered', link.registered);
	if (registered === '' || typed === '') return `"${typed}${registered}" looks cut off.`;
	if (voice.masked && kind !== 'masked')
		return `"${typed}" is close to "${registered}" but not the same.`;
	return `"${typed}" ${how(kind, link.relation.slip)}`.replace('%', `"${registered}"`);
}

function how(kind: RelationKind, slip: string | undefined): string {
	switch (kind) {
		case 'same':
		case 'number':
			return 'and % are written differently but say the same.';
		case 'lookalike':
			return 'differs from % by characters that only look like the right letter.';
		case 'variant':
			return 'and % are spellings of one name.';
		case 'stem':
			return 'and % are forms of one word.';
		case 'short':
			return 'and % are a short and a full form of one name.';
		case 'abbreviation':
			return 'and % are an abbreviation and its word.';
		case 'synonym':
			return 'and % are two words for one kind of institution.';
		case 'slip':
			return slip === 'swapped letters'
				? 'differs from % by two swapped letters.'
				: `differs from % by ${slip ?? 'a letter'}.`;
		case 'initial':
		case 'initials':
			return 'agrees with % only as an initial.';
		case 'masked':
			return 'agrees with what is shown of %.';
		case 'truncated':
			return 'and % begin alike; one looks cut off.';
	}
}

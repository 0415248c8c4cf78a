import { equations, wordList } from './wordList';

/**
 * Legal forms of businesses and what kind of body each names. The kinds `plain` are the ones payers leave out or
 * mix up freely; two different other kinds are two registered bodies. From the company laws of Kenya and the UK,
 * and the usual abbreviations abroad.
 */
const legalKinds = ['plain', 'stock', 'limited', 'partnership', 'nonprofit'] as const;

export type LegalKind = (typeof legalKinds)[number];

const formsOfKind = {
	plain: 'ltd limited co company inc incorporated corp corporation llp plc llc pty pvt',
	limited: 'ltda gmbh srl sarl sl bv bvba ooo ооо oy',
	partnership: 'lp kg',
	stock:
		'ag akg aktiengesellschaft sa nv ab as se jsc ojsc cjsc pjsc oao zao pao sas oyj kk зао оао',
	nonprofit: 'ano ev',
} satisfies Record<LegalKind, string>;

export const legalForms: ReadonlyMap<string, LegalKind> = new Map(
	legalKinds.flatMap((kind) => wordList(formsOfKind[kind]).map((form) => [form, kind] as const)),
);

/** Legal forms written out, and words written apart, word for word; each reads as what is beside it, the longest first. */
export const legalPhrases = equations(`
public limited company = plc | limited liability company = llc | limited liability partnership = llp | private limited company = ltd |
limited partnership = lp | open joint stock company = ojsc | public joint stock company = pjsc | closed joint stock company = cjsc |
joint stock company = jsc | societe anonyme = sa | sociedad anonima = sa | societatea cu raspundere limitata = srl | sp z oo = srl |
sa de cv = sa | общество с ограниченной ответственностью = ооо | co operative = cooperative | co operatives = cooperatives | co op = coop |
savings and credit co operative = sacco | savings and credit cooperative = sacco | savings and credit = sacco
`);

/** What the registers of SACCOs and of co-operatives add to a name: deposit taking, co-operative, society. */
export const registerWords: readonly (readonly [
	kind: ReadonlySet<string>,
	added: ReadonlySet<string>,
])[] = [
	[
		new Set(['sacco']),
		new Set(wordList('dt deposit taking society soc cooperative coop savings credit')),
	],
	[new Set(['cooperative', 'coop']), new Set(['society', 'soc'])],
];

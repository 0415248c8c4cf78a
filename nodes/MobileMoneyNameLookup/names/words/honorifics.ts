import { heads, wordList } from './wordList';

/** Titles that are never a name in Kenya; ignored wherever they stand. From general knowledge, English and Swahili. */
export const titles: ReadonlySet<string> = new Set(
	wordList(`
abp acp adv amb apostle apst arch archbp askofu asp bi bibi bish bishop bp brig briggen bro bw bwana capt captain cas cde cdr cip cllr cmdr
col cpa cpl cs csgt daktari dkt dr eng engr ev evang evangelist evg fcpa fr gen gov hon insp lcpl lt ltcol ltgen maj majgen mch mchg
mchungaji mdm mhandisi mhe mheshimiwa miss missus mister mr mrs ms msgr mstr muinjilisti mwal mwinjilisti mwl ndg padre padri pastor pr
prof professor pst pstr pte qs rev revd reverend rt rtd sen sgt sis sist snsgt spte sr ssgt ssp supt surv ust ustadh ustadhi ustaz ven wo1
wo2
`),
);

/** Titles that are also names or ordinary words; ignored only before at least two more parts. */
export const ambiguousTitles: ReadonlySet<string> = new Set(
	wordList(`
advocate alhaj alhaji alhajj ambassador archbishop brother canon chief coach comrade counsel dame deacon doctor elder engineer father
general governor haji hajiya hajj hajja hajjat hajji hakimu imam jaji judge justice kasisi king lady lord maalim madam madame major mallim
master mtume mtumishi mullah mwalimu mzee nabii ndugu nurse prasident president prince princess prophet prophetess qari queen sayid sayyid
senator shaikh sharif sheikh sheikha shekh sheriff sheykh shk sir sister teacher
`),
);

/** Those that many have as their own name: Sharif Ali may be a son of Ali. */
export const titlesAsNames: ReadonlySet<string> = new Set(
	wordList('sharif sayyid sayid haji prince princess king queen major master imam sheriff'),
);

/** Letters after a name; ignored at its end when two parts remain. */
export const postNominals: ReadonlySet<string> = new Set(
	wordList(`
acca advocate bcom bds bed bpharm bsc bvm cbs ceng cfa cgh chrp cia cifa cisa cpa cpak cpsk cssp dco dds dsm ebs egh esq fcpa fcpak frcs
hnd hsc icpak imc jp llb llm maak mba mbchb mbs mca mccj mcips md mgh micpak miek mihrm misk mkim mmed mp mph mphil msc msw nsc ofm ogw osb
phd reng rn sc sdb sj
`),
);

/** Marks of the generation: a father and his son differ by nothing else. */
export const generations = heads('junior jr jnr junior, senior snr senior sr mzee');

/** Words that mark a generation where the other name has none: the second, the young one, the elder. */
export const generationWords: ReadonlySet<string> = new Set(
	wordList('junia pili young elder younger ii iii mkubwa mdogo first second third'),
);

/** Marks of the generation behind a name of two parts; elsewhere they are a title or a name. */
export const lateMarks: ReadonlySet<string> = new Set(['mzee']);

/** Titles only in front: behind a name, Sr is Senior, and Gen and Eng are the trades of a shop. */
export const leadingTitles: ReadonlySet<string> = new Set(
	wordList(`
abp acp adv amb arch asp bp brig bro cas cde cdr cip cmdr col cpl cs csgt eng engr ev evg fcpa fr gen gov lt maj mstr ndg pr pte rt sen sgt
sis sist spte sr ssp surv ust ven wo1 wo2
`),
);

/** Titles of men. */
export const menTitles: ReadonlySet<string> = new Set(
	wordList(`
alhaj alhaji alhajj bro brother bw bwana father fr haji hajji imam king master mister mr msgr mstr mullah padre padri prince sayid sayyid
shaikh sheikh shekh sheykh shk sir ust ustadh ustadhi ustaz
`),
);

/** Titles of women, married and not. */
export const womenTitles: ReadonlySet<string> = new Set(
	wordList(`
bi bibi dame hajiya hajja hajjat lady madam madame mdm miss missus mrs ms princess prophetess queen sheikha sis sist sister sr
`),
);

/** Titles that contradict each other name two persons. */
export const titleGroups: readonly (readonly [
	titles: ReadonlySet<string>,
	others: ReadonlySet<string>,
])[] = [
	[menTitles, womenTitles],
	[new Set(['mrs', 'missus']), new Set(['miss'])],
];

/** Short forms of titles that are also names or words. */
export const titleForms = heads(`
sister sr sis, father fr, brother bro, general gen, major maj, advocate adv, mwalimu mwl mwal, shk sheikh shaikh sheykh, engineer eng engr,
doctor dr, senator sen, governor gov, ambassador amb
`);

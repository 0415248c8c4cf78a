import { wordList } from './wordList';

/** Titles that are never a name in Kenya; ignored wherever they stand. From general knowledge, English and Swahili. */
export const titles: ReadonlySet<string> = new Set(
	wordList(`
mr mrs miss ms mister missus dr prof professor rev reverend revd eng engr hon capt captain lt col gen maj sgt cpl
brig adv arch amb fr sr rtd bwana bw bibi bi mheshimiwa mhe daktari mchungaji mch ustadh ustaz bishop pastor
evangelist apostle qs cpa
`),
);

/** Titles that are also names or ordinary words; ignored only before at least two more parts. */
export const ambiguousTitles: ReadonlySet<string> = new Set(
	wordList(`
mwalimu mzee sheikh shaikh sheikha shk sharif sayyid sayid hajj haji hajji hajjat alhaj alhaji maalim chief doctor
father sister brother major general judge justice madam madame sir lady lord elder deacon canon archbishop imam
nurse teacher coach president prasident senator governor ambassador engineer prophet prophetess mtume kasisi sheriff
king queen prince princess qari mullah
`),
);

/** Letters after a name; ignored at its end when two parts remain. */
export const postNominals: ReadonlySet<string> = new Set(
	wordList(
		'phd md mba esq mbs ebs ogw hsc egh cbs cgh sc cpak cpa cpsk mp mca dds rn mbchb bsc msc',
	),
);

/** Marks of the generation: a father and his son differ by nothing else. */
export const generations: ReadonlyMap<string, string> = new Map([
	['jr', 'junior'],
	['jnr', 'junior'],
	['junior', 'junior'],
	['snr', 'senior'],
	['senior', 'senior'],
	['sr', 'senior'],
	['mzee', 'senior'],
]);

/** Marks of the generation behind a name of two parts; elsewhere they are a title or a name. */
export const lateMarks: ReadonlySet<string> = new Set(['mzee']);

/** Titles only in front: behind a name, Sr is Senior, and Gen and Eng are the trades of a shop. */
export const leadingTitles: ReadonlySet<string> = new Set(
	wordList('sr fr gen eng engr adv arch amb col brig maj lt sgt cpl'),
);

/** Titles of men. */
export const menTitles: ReadonlySet<string> = new Set(
	wordList('mr mister bwana bw sir brother father fr king prince'),
);

/** Titles of women, married and not. */
export const womenTitles: ReadonlySet<string> = new Set(
	wordList('mrs missus miss ms bi bibi madam madame lady sister sr queen princess'),
);

/** Titles that contradict each other name two persons. */
export const titleGroups: readonly (readonly [
	titles: ReadonlySet<string>,
	others: ReadonlySet<string>,
])[] = [
	[menTitles, womenTitles],
	[new Set(['mrs', 'missus']), new Set(['miss'])],
];

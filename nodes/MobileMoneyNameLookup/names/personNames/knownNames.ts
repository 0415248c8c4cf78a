import { christianMen, christianNames, christianWomen, rarerChristianNames } from './christian';
import { arabicSomaliNames, coastSwahiliNames, taitaNames } from './coastAndSomali';
import { familyNames, indianNames } from './indianEnglish';
import * as peoples from './peoples';
import { shortForms } from './shortForms';
import { spellingVariants } from './spellingVariants';
import { womensNames } from './women';

const knownNames: ReadonlySet<string> = new Set([
	...arabicSomaliNames,
	...christianNames,
	...christianMen,
	...christianWomen,
	...coastSwahiliNames,
	...indianNames,
	...peoples.kalenjinNames,
	...peoples.kambaNames,
	...peoples.kikuyuMen,
	...peoples.kikuyuMeruEmbuNames,
	...peoples.kikuyuWomen,
	...peoples.kisiiKuriaNames,
	...peoples.luhyaNames,
	...peoples.luoNames,
	...peoples.maasaiTurkanaNames,
	...womensNames,
	...shortForms.keys(),
]);

/** Rarer names and spellings: enough to tell a name from another word, too few letters apart to tell two names. */
const rarerNames: ReadonlySet<string> = new Set([
	// Shop words have spellings too (centre, center); these are no names.
	...spellingVariants.filter((group) => group.some((key) => knownNames.has(key))).flat(),
	...familyNames,
	...rarerChristianNames,
	...taitaNames,
	...peoples.boranaGabraNames,
]);

/** Whether a word (its key) is somebody's name, also a rare one, so that it may stand beside another name. */
export function isPersonalName(key: string): boolean {
	return knownNames.has(key) || rarerNames.has(key);
}

/** Whether a word (its key) is known to be somebody's name. */
export function isKnownName(key: string): boolean {
	return knownNames.has(key);
}

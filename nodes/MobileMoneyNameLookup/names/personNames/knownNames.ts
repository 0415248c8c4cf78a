import { arabicSomaliNames } from './arabicSomali';
import { christianMen, christianNames, christianWomen, rarerChristianNames } from './christian';
import { coastSwahiliNames, taitaNames } from './coastSwahili';
import { familyNames, indianNames } from './indianEnglish';
import { kalenjinNames } from './kalenjin';
import { kambaNames } from './kamba';
import * as kikuyuMeruEmbu from './kikuyuMeruEmbu';
import { kisiiKuriaNames } from './kisiiKuria';
import { luhyaNames } from './luhya';
import { luoNames } from './luo';
import { boranaGabraNames, maasaiTurkanaNames } from './maasaiTurkana';
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
	...kalenjinNames,
	...kambaNames,
	...kikuyuMeruEmbu.kikuyuMen,
	...kikuyuMeruEmbu.kikuyuMeruEmbuNames,
	...kikuyuMeruEmbu.kikuyuWomen,
	...kisiiKuriaNames,
	...luhyaNames,
	...luoNames,
	...maasaiTurkanaNames,
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
	...boranaGabraNames,
]);

/** Whether a word (its key) is somebody's name, also a rare one, so that it may stand beside another name. */
export function isPersonalName(key: string): boolean {
	return knownNames.has(key) || rarerNames.has(key);
}

/** Whether a word (its key) is known to be somebody's name. */
export function isKnownName(key: string): boolean {
	return knownNames.has(key);
}

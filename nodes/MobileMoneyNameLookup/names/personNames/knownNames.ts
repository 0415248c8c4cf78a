import { arabicSomaliNames } from './arabicSomali';
import { christianNames } from './christian';
import { christianMen } from './christianMen';
import { christianWomen } from './christianWomen';
import { coastSwahiliNames } from './coastSwahili';
import { familyNames } from './familyNames';
import { indianNames } from './indian';
import { kalenjinNames } from './kalenjin';
import { kambaNames } from './kamba';
import { kikuyuMen } from './kikuyuMen';
import { kikuyuMeruEmbuNames } from './kikuyuMeruEmbu';
import { kikuyuWomen } from './kikuyuWomen';
import { kisiiKuriaNames } from './kisiiKuria';
import { luhyaNames } from './luhya';
import { luoNames } from './luo';
import { maasaiTurkanaNames } from './maasaiTurkana';
import { boranaGabraNames } from './rarer/boranaGabra';
import { taitaNames } from './rarer/taita';
import { rarerArabicSomaliNames } from './rarer/arabicSomali';
import { rarerChristianNames } from './rarer/christian';
import { rarerCoastSwahiliNames } from './rarer/coastSwahili';
import { rarerKalenjinNames } from './rarer/kalenjin';
import { rarerKambaNames } from './rarer/kamba';
import { rarerKikuyuMeruEmbuNames } from './rarer/kikuyuMeruEmbu';
import { rarerKisiiKuriaNames } from './rarer/kisiiKuria';
import { rarerLuhyaNames } from './rarer/luhya';
import { rarerLuoNames } from './rarer/luo';
import { rarerMaasaiTurkanaNames } from './rarer/maasaiTurkana';
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
	...kikuyuMen,
	...kikuyuMeruEmbuNames,
	...kikuyuWomen,
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
	...rarerArabicSomaliNames,
	...taitaNames,
	...boranaGabraNames,
	...rarerChristianNames,
	...rarerCoastSwahiliNames,
	...rarerKalenjinNames,
	...rarerKambaNames,
	...rarerKikuyuMeruEmbuNames,
	...rarerKisiiKuriaNames,
	...rarerLuhyaNames,
	...rarerLuoNames,
	...rarerMaasaiTurkanaNames,
]);

/** Whether a word (its key) is somebody's name, also a rare one, so that it may stand beside another name. */
export function isPersonalName(key: string): boolean {
	return knownNames.has(key) || rarerNames.has(key);
}

/** Whether a word (its key) is known to be somebody's name. */
export function isKnownName(key: string): boolean {
	return knownNames.has(key);
}

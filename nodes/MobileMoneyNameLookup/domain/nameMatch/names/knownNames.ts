import { arabicSomaliNames } from './arabicSomali';
import { christianNames } from './christian';
import { coastSwahiliNames } from './coastSwahili';
import { indianNames } from './indian';
import { kalenjinNames } from './kalenjin';
import { kambaNames } from './kamba';
import { kikuyuMeruEmbuNames } from './kikuyuMeruEmbu';
import { kisiiKuriaNames } from './kisiiKuria';
import { luhyaNames } from './luhya';
import { luoNames } from './luo';
import { maasaiTurkanaNames } from './maasaiTurkana';
import { shortForms } from './shortForms';

const knownNames: ReadonlySet<string> = new Set([
	...arabicSomaliNames,
	...christianNames,
	...coastSwahiliNames,
	...indianNames,
	...kalenjinNames,
	...kambaNames,
	...kikuyuMeruEmbuNames,
	...kisiiKuriaNames,
	...luhyaNames,
	...luoNames,
	...maasaiTurkanaNames,
	...shortForms.keys(),
]);

/** Whether a word (its key) is known to be somebody's name. */
export function isKnownName(key: string): boolean {
	return knownNames.has(key);
}

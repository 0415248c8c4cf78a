import { join } from 'node:path';

import { fitsShown, relate } from '../../nodes/MobileMoneyNameLookup/nameMatch/relation';
import {
	areDifferentWords,
	isOfFingers,
	slipsBetween,
} from '../../nodes/MobileMoneyNameLookup/nameMatch/slip';
import { soundAlike } from '../../nodes/MobileMoneyNameLookup/nameMatch/spellings';
import { readName } from '../../nodes/MobileMoneyNameLookup/names/readName';
import { testAnswers } from '../support/csvRows';

/** How the words relate after another one, where no word is taken for a title: kind, strength in percent, slips. */
function relation(typed: string, registered: string): string {
	const [a, b] = [typed, registered].map((word) => readName(`Zed ${word}`).parts.at(-1));
	if (!a || !b) throw new Error('A word was lost.');
	const found = relate(a, b);
	return found ? `${found.kind} ${Math.round(found.strength * 100)} ${found.edits}` : 'none';
}

const inWords = (holds: boolean) => (holds ? 'yes' : 'no');

/** The answer is the same whichever word comes first. */
const bothWays =
	(holds: (one: string, other: string) => boolean) => (one: string, other: string) =>
		holds(one, other) === holds(other, one) ? inWords(holds(one, other)) : 'one way alone';

testAnswers(join(__dirname, 'words.csv'), {
	relation,
	slip: (typed, registered) => String(slipsBetween(typed, registered) ?? 'none'),
	different: bothWays(areDifferentWords),
	fingers: bothWays(isOfFingers),
	sound: bothWays(soundAlike),
	shown: (word, mask) => {
		const [start = '', end = ''] = mask.split('*');
		return inWords(fitsShown(word, [start, end]));
	},
});

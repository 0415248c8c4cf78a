import type { Doubt } from '../names/readName';
import type { Link } from './align';

/** Words of one of the two names, as they stand there. */
export interface Words {
	of: 'expected' | 'registered';
	words: readonly string[];
}

/** One thing the comparison found; `explain` turns it into a sentence. */
export type Remark =
	| { kind: 'equal' }
	| { kind: 'notUsable'; of: Words['of'] }
	| { kind: 'ignored'; as: 'title' | 'legal form' | 'small word'; words: Words }
	| { kind: 'order'; matters: boolean }
	| { kind: 'spacing' }
	| { kind: 'related'; link: Link }
	| { kind: 'onlyIn'; words: Words }
	| { kind: 'warns'; words: Words }
	| { kind: 'otherTitle'; words: readonly [Words, Words] }
	| { kind: 'otherPerson'; words: Words }
	| { kind: 'childOf'; words: Words }
	| { kind: 'childAndParent'; words: Words }
	| { kind: 'onlyGeneric' }
	| { kind: 'bothDiffer'; expected: Words; registered: Words }
	| { kind: 'otherBody'; expected: Words; registered: Words }
	| { kind: 'otherCountry'; words: Words }
	| { kind: 'parent'; words: Words }
	| { kind: 'tooMany'; words: Words }
	| { kind: 'tooLittle' }
	| { kind: 'tooManySlips' }
	| { kind: 'tradingAs'; of: Words['of']; side: 'before' | 'after' }
	| { kind: 'tradingSides'; equal: 'owner' | 'business' | 'neither' }
	| { kind: 'doubt'; of: Words['of']; doubt: Doubt };

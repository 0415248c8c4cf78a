import { wordList } from './wordList';

/**
 * Words of two letters that registers write with a blank, a hyphen or a stroke between: care of, trading as,
 * daughter, son and wife of, account, no, not applicable, per procurationem, junior, senior, the second, fourth, sixth.
 */
export const spelledWords: ReadonlySet<string> = new Set(
	wordList('co ta do so wo ac no na pp jr sr ii iv vi'),
);

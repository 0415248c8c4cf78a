import { wordList } from '../words/wordList';

/**
 * Christian, biblical, English and French names used in Kenya that men and women have, and family names. Names of one
 * sex only are in `christianMen` and `christianWomen`, rarer spellings in `spellingVariants`, short forms in
 * `shortForms`. From general knowledge.
 */
export const christianNames = wordList(`
albin alex alexis andrea andrews ashley bethuel calvine celestine chris christian clemence elly faustine fidelis
hilary hillary hope innocent jean julian justine leakey lesley leslie mackenzie marlin melvin mica perez pericles
potas ray robin sidney terry urban valentine valery winfred
`);

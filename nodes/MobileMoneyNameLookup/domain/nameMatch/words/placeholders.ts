import { wordList } from './wordList';

/** Cell texts that mean "no name here". From general knowledge of spreadsheets and exports. */
export const placeholders: ReadonlySet<string> = new Set(
	wordList(`
na nil none null undefined nan unknown blank empty test testing tbd tba tbc xxx xx yyy anonymous noname name
names customer client payee recipient beneficiary merchant vendor supplier owner holder user unnamed todo dummy sample
example ok yes no true false asdf qwerty anyone anybody any all everyone
`),
);

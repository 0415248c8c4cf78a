import { wordList } from '../words/wordList';

/** Family names that hardly anybody has as a given name, of Kenyans of Indian and of English descent. From general knowledge. */
export const familyNames = wordList(`
allen brown clark desai doshi gudka jones mehta moore patel scott shah smith taylor wright
`);

// The tests of names in one file, the fast ones first: the lists of words are loaded once for each mutant.
import '../nameMatch/relation.test';
import '../names/cleanText.test';
import '../names/givenName.test';
import '../names/hiddenLetters.test';
import '../names/numbers.test';
import '../names/readName.test';
import '../names/readWords.test';
import '../nameMatch/differences.test';
import '../nameMatch/pairs.test';
import '../nameMatch/neverConfirmed.test';

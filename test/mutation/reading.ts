// In one file, the fast ones first, so that the lists of words are loaded once for each mutant.
import '../names/cleanText.test';
import '../names/readName.test';
import '../names/readWords.test';
import './comparing';

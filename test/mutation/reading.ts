// In one file, the fast ones first, so that the lists of words are loaded once for each mutant.
import '../names/readName.test';
import './comparing';

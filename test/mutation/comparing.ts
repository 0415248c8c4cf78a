// In one file, the fast ones first, so that the lists of words are loaded once for each mutant.
import '../nameMatch/relation.test';
import '../nameMatch/differences.test';
import '../nameMatch/pairs.test';
import '../nameMatch/neverConfirmed.test';

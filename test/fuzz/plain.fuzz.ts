import './suites/answers';
import './suites/rows';
import './suites/cells';
import './suites/addresses';
import './suites/accounts';
import './suites/tokens';
import './suites/errors';
import './suites/names';
import './suites/demo';
import { summary } from './summary';

summary(100_000, [
	'read as answer',
	'read as failed',
	'read as tokenRefused',
	'row confirmed',
	'row needsReview',
	'row notConfirmed',
	'row unchecked',
	'found as the other type',
	'cell taken',
	'cell refused',
	'operator taken',
	'address of a cell',
	'question asked',
	'options taken',
	'address taken',
	'address refused',
	'address read again',
	'account taken',
	'same account',
	'token taken',
	'wait',
	'account problem found',
	'names: match',
	'names: closeMatch',
	'confirmed by confirmed',
	'confirmed by needsReview',
	'demo confirmed',
	'demo unchecked',
]);

import './suites/engineAnswers';
import './suites/engineCells';
import './suites/engineSecrets';
import './suites/engineAddresses';
import './suites/engineRequests';
import { summary } from './summary';

summary(8_000, [
	'calm run',
	'run with refusals or outages',
	'engine confirmed',
	'engine needsReview',
	'engine notConfirmed',
	'engine unchecked',
	'cell row confirmed',
	'cell row notConfirmed',
	'token that can be sent',
	'token that cannot be sent',
	'reply that is no token',
	'token call at an address',
	'lookup at an address',
	'token sent home',
	'redirect followed',
]);

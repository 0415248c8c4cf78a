import {
	denies,
	plainWords,
	postpones,
} from '../../nodes/MobileMoneyNameLookup/domain/messageWords';

it.each([
	...['Not found', 'No such till', 'no record', 'FAILED', 'error', 'invalid', 'unable', 'denied'],
	...['blocked', 'Closed', 'expired', 'over the limit', 'Till isn’t active', "can't be found"],
	...['not_found', 'LookupFailed', 'no-such-account', 'fai\u200bled', 'ＥＲＲＯＲ'],
	...['Nambari haipatikani', 'Hakuna akaunti', 'Imeshindikana', 'haijasajiliwa'],
])('a message denies: %s', (message) => {
	expect(denies(message)).toBe(true);
});

it.each([
	...['pending', 'Processing', 'please retry', 'Try again', 'later', 'unavailable', 'timed out'],
	...['Jaribu tena', 'Inasubiri idhini', 'Inashughulikiwa', 'tafadhali jaribu baadaye'],
])('a message postpones: %s', (message) => {
	expect(postpones(message)).toBe(true);
});

it.each([
	...['Success', 'Lookup Success', 'Merchant found', 'Account lookup successful', 'Done', 'OK', ''],
	'The service request is processed successfully.',
	'Organization information retrieved successfully',
	'Request received successfully',
	...['KAMAU TRADERS LIMITED', 'Notary services', 'Northern Terrors', 'Imefanikiwa', 'Closet Shop'],
])('a message neither denies nor postpones: %j', (message) => {
	expect([denies(message), postpones(message)]).toEqual([false, false]);
});

it('words are the same with any separators, and without what nobody sees', () => {
	for (const text of ['invalid_token', 'invalidToken', ' invalid \n token', 'invalid-to\u00adken'])
		expect(plainWords(text)).toMatch(/^invalid token$/i);
});

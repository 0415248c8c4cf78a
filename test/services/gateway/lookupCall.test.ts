import fc from 'fast-check';

import { gatewayLookupCall } from '../../../nodes/MobileMoneyNameLookup/services/gateway/gateway';
import type { LookupSubject } from '../../../nodes/MobileMoneyNameLookup/transport/lookupCall';
import { keyOf } from '../../../nodes/MobileMoneyNameLookup/transport/lookupCall';

const till = { accountType: 'till', accountNumber: '0522522', operator: 'Mpesa' } as const;
const paybill = { ...till, accountType: 'paybill' } as const;
const requestOf = (baseUrl: string, subject: LookupSubject) =>
	gatewayLookupCall(baseUrl, subject).request;
const PREFIX = 'https://uat.example.com/io';

describe('the request of a lookup', () => {
	it.each([
		[till, 'https://uat.example.com', 'Mpesa/merchants/0522522'],
		[paybill, 'http://127.0.0.1:3000/a/b', 'Mpesa/businesses/0522522'],
	])('of %o at %s asks one address, in the headers of the description', (...row) => {
		const [subject, baseUrl, path] = row;
		expect(requestOf(baseUrl, subject)).toEqual({
			method: 'GET',
			url: `${baseUrl}/v3/countries/KE/mmos/${path}`,
			headers: { accept: 'application/json', 'content-type': 'application/json' },
		});
	});

	it('keeps the shape of its address even when a value was not cleaned', () => {
		const odd = ['../1', '/1', '1/2', '1?x=1', '1#x', '1\\2', '%2e%2e', '@evil.example', '..', '.'];
		const value = fc.string({
			unit: fc.constantFrom('/', '?', '#', '\\', '%', '.', '@', ' ', '\n', 'é', '2', 'e'),
			minLength: 1,
		});
		const keepsShape = (accountNumber: string, operator: string) => {
			const subject = { ...till, accountNumber, operator };
			const url = new URL(requestOf(PREFIX, subject).url);
			expect(url.origin).toBe('https://uat.example.com');
			expect(url.pathname).toMatch(/^\/io\/v3\/countries\/KE\/mmos\/[^/]+\/merchants\/[^/]+$/);
			expect(url.search + url.hash + url.username).toBe('');
		};
		fc.assert(fc.property(value, value, keepsShape), {
			seed: 1,
			examples: odd.flatMap((text): Array<[string, string]> => [
				[text, 'Mpesa'],
				['1', text],
			]),
		});
	});
});

describe('what tells a number apart', () => {
	it('is its operator and the kind of its account, too', () => {
		const subjects = [till, paybill, { ...till, operator: 'A' }, { ...till, accountNumber: '1' }];
		expect(new Set([...subjects, { ...till }].map(keyOf)).size).toBe(subjects.length);
	});
});

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import type { Case } from './cases';

const tradesAs = 'TOM OGADA T/A OGADA GARAGE';

const cases: readonly Case[] = [
	// Of two names that both say "trading as", the owner is who gets the money.
	['the owner trades as another business', 'Tom Ogada T/A Kisumu Tyres', tradesAs, 'closeMatch'],
	['the owner has a slip', 'Tom Ogado T/A Ogada Garage', tradesAs, 'closeMatch'],
	['the business has a slip', 'Tom Ogada T/A Ogada Garag', tradesAs, 'closeMatch'],
	['another owner has the business', 'Peter Kamau T/A Ogada Garage', tradesAs, 'noMatch'],
	['both have a slip', 'Tom Ogado T/A Ogada Garag', tradesAs, 'noMatch'],
	['neither agrees', 'Peter Kamau T/A Kisumu Tyres', tradesAs, 'noMatch'],
	['only the registered owner is known', tradesAs, 'TOM OGADA', 'closeMatch'],
	['only the registered business is known', tradesAs, 'OGADA GARAGE', 'closeMatch'],
	['the registered name is neither side', tradesAs, 'PETER KAMAU', 'noMatch'],

	['a number is a word on one side', 'Two Rivers Mall', '2 RIVERS MALL', 'closeMatch'],
	['numbers in words differ', 'Two Rivers Mall', 'THREE RIVERS MALL', 'noMatch'],
	['numbers in words differ within the name', 'Shop Seven Gikomba', 'SHOP SIX GIKOMBA', 'noMatch'],

	['initials stand for two names', 'JC Mugo', 'JEAN CLAUDE MUGO', 'closeMatch'],
	['two names stand for initials', 'Jean Claude Mugo', 'JC MUGO', 'closeMatch'],
	['initials stand for other names', 'JB Mugo', 'JEAN CLAUDE MUGO', 'noMatch'],

	['servants of the Gentle and of the Wise', 'Abdihalim Ali', 'ABDIHAKIM ALI', 'noMatch'],
	['a servant’s name in two spellings', 'Abdinoor Ali', 'ABDINUR ALI', 'closeMatch'],
];

describe('names that are written otherwise', () => {
	test.each(cases)('%s: %s, %s', (_because, expected, registered, result) => {
		expect(compareNames(expected, registered)).toMatchObject({ result });
	});
});

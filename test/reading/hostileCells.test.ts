import fc from 'fast-check';

import { chosenOperation } from '../../nodes/MobileMoneyNameLookup/operations/operations';
import { optionParser } from '../../nodes/MobileMoneyNameLookup/reading/readOptions';
import { readRow } from '../../nodes/MobileMoneyNameLookup/reading/readRow';
import { REAL_SOURCE } from '../../nodes/MobileMoneyNameLookup/services/service';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { anyCharacter } from '../support/anyCharacter';

const rules = {
	readOptions: () => optionParser('row')({}),
	source: REAL_SOURCE,
	acceptsNames: false,
	expectsName: true,
};

const anything = fc.oneof(
	fc.constantFrom<unknown>(Symbol('4738534'), 4738534n, { toString: null }),
	fc.anything({ withDate: true }),
	fc.string({ unit: anyCharacter }),
);
const fieldOf = (...good: unknown[]) =>
	fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...good) }, anything);

it('any cell in any field is read, or refused in one short line', () => {
	const cells = fc.record({
		registeredName: fieldOf('JANE KAMAU'),
		accountType: fieldOf('Till', 'pay-bill'),
		number: fieldOf('4738534'),
		merchantTillNumber: fieldOf('4738534'),
		businessShortcode: fieldOf('900010'),
		operator: fieldOf('Mpesa', 'other'),
		customOperator: fieldOf('airtel'),
		expectedName: fieldOf('Jane Kamau'),
	});
	const operations = fc.constantFrom('till', 'paybill', 'mixed', 'compareNames', 'none');
	const isShort = (operation: string, given: Readonly<Record<string, unknown>>) => {
		const parameter = (name: string) => given[name];
		const { payee } = readRow(chosenOperation(operation), 0, { ...rules, parameter });
		return !(payee instanceof CheckFailure) || /^[^\p{Cc}]{1,200}$/u.test(payee.message);
	};
	fc.assert(fc.property(operations, cells, isShort), { numRuns: 2000, seed: 1 });
});

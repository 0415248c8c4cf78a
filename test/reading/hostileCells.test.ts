import fc from 'fast-check';

import { chosenOperation } from '../../nodes/MobileMoneyNameLookup/operations/operations';
import { optionParser } from '../../nodes/MobileMoneyNameLookup/reading/readOptions';
import { readRow } from '../../nodes/MobileMoneyNameLookup/reading/readRow';
import { REAL_SOURCE } from '../../nodes/MobileMoneyNameLookup/services/service';
import { CheckFailure } from '../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { anyCharacter } from '../support/anyCharacter';

const row = optionParser('row')({});
const rules = {
	readOptions: () => row,
	source: REAL_SOURCE,
	acceptsNames: false,
	expectsName: true,
};

/** Why a row with these parameters cannot be used; undefined where it can. */
function failureOf({
	operation,
	...parameters
}: Readonly<Record<string, unknown>>): CheckFailure | undefined {
	const chosen = chosenOperation(operation);
	const { payee } = readRow(chosen, 0, { ...rules, parameter: (name) => parameters[name] });
	return payee instanceof CheckFailure ? payee : undefined;
}

const anything = fc.oneof(
	fc.constantFrom<unknown>(Symbol('4738534'), 4738534n, { toString: null }),
	fc.anything({ withDate: true }),
	fc.string({ unit: anyCharacter }),
);
const fieldOf = (...good: unknown[]) =>
	fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...good) }, anything);

it('any cell in any field is read, or refused in one short line', () => {
	const parameters = fc.record({
		operation: fc.constantFrom('till', 'paybill', 'mixed', 'compareNames', 'none'),
		registeredName: fieldOf('JANE KAMAU'),
		accountType: fieldOf('Till', 'pay-bill'),
		number: fieldOf('4738534'),
		merchantTillNumber: fieldOf('4738534'),
		businessShortcode: fieldOf('900010'),
		operator: fieldOf('Mpesa', 'other'),
		customOperator: fieldOf('airtel'),
		expectedName: fieldOf('Jane Kamau'),
	});
	fc.assert(
		fc.property(parameters, (given) => {
			const message = failureOf(given)?.message ?? 'no failure';
			expect(message).toMatch(/^[^\p{Cc}]{1,200}$/u);
		}),
		{ numRuns: 2000, seed: 1 },
	);
});

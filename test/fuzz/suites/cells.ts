import fc from 'fast-check';

import { readQuestion } from '../../../nodes/MobileMoneyNameLookup/actions/readQuestion';
import { parseRunOptions } from '../../../nodes/MobileMoneyNameLookup/actions/runOptions';
import { cleanAccountNumber } from '../../../nodes/MobileMoneyNameLookup/domain/accountNumber';
import { ACCOUNT_TYPES } from '../../../nodes/MobileMoneyNameLookup/domain/accountType';
import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { exactOperator } from '../../../nodes/MobileMoneyNameLookup/domain/operator';
import { lookupRequest } from '../../../nodes/MobileMoneyNameLookup/transport/lookupRequest';
import { anyCell, anyOperator, anyValue, cellText } from '../arbitraries/cells';
import { mostly } from '../arbitraries/mostly';
import { hasControlCharacters } from '../arbitraries/texts';
import { describeSuite, forAll, note } from '../forAll';

const PREFIX = 'https://uat.example.com/io';
const PATH =
	/^\/io\/v3\/countries\/KE\/mmos\/[A-Z][a-z0-9_-]{0,39}\/(merchants|businesses)\/[0-9]{1,12}$/;

const isText = (value: unknown): value is string | number =>
	typeof value === 'string' || typeof value === 'number';

const anyNumberOrValue: fc.Arbitrary<unknown> = fc.oneof(fc.integer(), fc.double(), anyValue);

/** Whether a cleaned number says what its cell said: the same digits, or the same amount. */
function isTrueTo(cell: unknown, number: string): boolean {
	if (!isText(cell)) return false;
	const text = String(cell)
		.normalize('NFKC')
		.replace(/\.0+(?!\d)/, '');
	if (text.replace(/\D/g, '') === number) return true;
	return Number(text.replace(/[^0-9.eE+]/g, '')) === Number(number);
}

const isOneLine = (text: string): boolean =>
	text !== '' && text.length <= 200 && !hasControlCharacters(text);

/** What a failed reading of a question is; an error of another kind goes on to the test. */
function failureOf(read: () => unknown): CheckFailure | undefined {
	try {
		read();
		return undefined;
	} catch (error) {
		if (error instanceof CheckFailure) return error;
		throw error;
	}
}

describeSuite('cells', () => {
	forAll('become digits that the cell held, or a readable problem', 20_000, anyCell, (cell) => {
		const cleaned = cleanAccountNumber(cell);
		note(cleaned.ok ? 'cell taken' : 'cell refused');
		if (!cleaned.ok) {
			return isOneLine(cleaned.problem) ? [] : [`Problem: ${JSON.stringify(cleaned.problem)}`];
		}
		const problems: string[] = [];
		if (!/^[0-9]{1,12}$/.test(cleaned.number)) problems.push(`Not digits: ${cleaned.number}`);
		if (!isTrueTo(cell, cleaned.number)) problems.push(`Other digits: ${cleaned.number}`);
		return problems;
	});

	forAll(
		'name an operator as the service spells it, or none',
		8_000,
		fc.tuple(anyOperator, anyOperator),
		([operator, customOperator]) => {
			const exact = exactOperator(operator, customOperator);
			note(exact.ok ? 'operator taken' : 'operator refused');
			if (!exact.ok) return isOneLine(exact.problem) ? [] : [exact.problem];
			return /^[A-Z][a-z0-9_-]{0,39}$/.test(exact.id) ? [] : [`Operator ${exact.id}`];
		},
	);

	forAll(
		'change neither host nor path nor query of a request',
		10_000,
		fc.tuple(fc.constantFrom(...ACCOUNT_TYPES), anyCell, anyOperator, anyOperator),
		([accountType, cell, operator, customOperator]) => {
			const number = cleanAccountNumber(cell);
			const exact = exactOperator(operator, customOperator);
			if (!number.ok || !exact.ok) return [];
			const subject = { accountType, accountNumber: number.number, operator: exact.id };
			const { url } = lookupRequest(PREFIX, subject, 1);
			const parsed = new URL(url);
			note('address of a cell');
			const isWhole = parsed.href === url && parsed.origin === 'https://uat.example.com';
			const isPlain = PATH.test(parsed.pathname) && parsed.search + parsed.hash === '';
			return isWhole && isPlain ? [] : [`Address: ${url}`];
		},
	);

	forAll(
		'that were never cleaned still stay in their place in the path',
		4_000,
		fc.tuple(
			fc.string({ unit: 'binary', minLength: 1 }),
			fc.string({ unit: 'binary', minLength: 1 }),
		),
		([accountNumber, operator]) => {
			const { url } = lookupRequest(PREFIX, { accountType: 'till', accountNumber, operator }, 1);
			const parsed = new URL(url);
			const isInPlace = /^\/io\/v3\/countries\/KE\/mmos\/[^/]+\/merchants\/[^/]+$/.test(
				parsed.pathname,
			);
			return isInPlace && parsed.href === url ? [] : [`Address: ${url}`];
		},
	);

	forAll(
		'in any parameter make a question or an orderly failure',
		6_000,
		fc.record({
			operation: mostly<unknown>(fc.constantFrom('till', 'paybill', 'mixed'), anyCell),
			accountType: mostly<unknown>(fc.constantFrom('Till', 'pay-bill', ' BUY GOODS'), anyCell, 2),
			accountNumber: anyCell,
			merchantTillNumber: anyCell,
			businessShortcode: anyCell,
			operator: mostly<unknown>(fc.constantFrom('Mpesa', 'other'), anyOperator),
			customOperator: anyOperator,
			expectedName: mostly<unknown>(cellText, anyCell, 2),
		}),
		(parameters) => {
			const given = new Map<string, unknown>(Object.entries(parameters));
			const rules = { isDemo: false, acceptsNames: false, expectsName: true };
			const failure = failureOf(() => readQuestion((name) => given.get(name), 0, rules));
			note(failure ? 'question refused' : 'question asked');
			return !failure || isOneLine(failure.message) ? [] : [failure.message];
		},
	);

	forAll(
		'as options are taken within their bounds or refused by name',
		4_000,
		fc.oneof(
			anyValue,
			fc.record(
				{
					includeInput: mostly<unknown>(fc.boolean(), anyNumberOrValue),
					matchPolicy: mostly<unknown>(
						fc.constantFrom('confirmed', 'needsReview'),
						anyNumberOrValue,
					),
					maxParallel: mostly<unknown>(fc.integer({ min: 1, max: 100 }), anyNumberOrValue),
					maxRetries: mostly<unknown>(fc.integer({ min: 0, max: 10 }), anyNumberOrValue),
					timeout: mostly<unknown>(fc.integer({ min: 1, max: 300_000 }), anyNumberOrValue),
				},
				{ requiredKeys: [] },
			),
		),
		(options) => {
			const failure = failureOf(() => parseRunOptions(options));
			note(failure ? 'options refused' : 'options taken');
			if (failure) return isOneLine(failure.message) ? [] : [failure.message];
			const { maxParallel, maxRetries, timeout } = parseRunOptions(options);
			const isBounded =
				within(maxParallel, 1, 100) && within(maxRetries, 0, 10) && within(timeout, 1, 300_000);
			return isBounded ? [] : ['An option is out of bounds'];
		},
	);
});

const within = (value: number, least: number, most: number): boolean =>
	Number.isInteger(value) && value >= least && value <= most;

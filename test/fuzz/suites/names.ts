import fc from 'fast-check';

import { isUsableHolderName } from '../../../nodes/MobileMoneyNameLookup/domain/holderName';
import { judge } from '../../../nodes/MobileMoneyNameLookup/domain/judgement';
import { maskName } from '../../../nodes/MobileMoneyNameLookup/domain/maskName';
import { compareNames } from '../../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { isTokenRefusal } from '../../../nodes/MobileMoneyNameLookup/transport/tokenRefusal';
import { cleanAccountNumber } from '../../../nodes/MobileMoneyNameLookup/domain/accountNumber';
import { exactOperator } from '../../../nodes/MobileMoneyNameLookup/domain/operator';
import { PLAIN_NAMES } from '../arbitraries/answers';
import { anyText, longText } from '../arbitraries/texts';
import { describeSuite, forAll, note } from '../forAll';

const name = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.constantFrom(...PLAIN_NAMES, 'Jane Kamau', 'J. Kamau', 'Kamau', 'N/A'),
	},
	{ weight: 4, arbitrary: anyText },
	{
		weight: 1,
		arbitrary: fc.tuple(fc.constantFrom(...PLAIN_NAMES), anyText).map((parts) => parts.join(' ')),
	},
);

/** Words of one half of the alphabet each, so that two names have no letter in common. */
const wordsOf = (letters: RegExp) =>
	fc
		.array(fc.stringMatching(letters), { minLength: 1, maxLength: 4 })
		.map((words) => words.join(' '));

/** Far more than any of these takes, and far less than one that reads its text again for each character. */
const MOST_MS = 10_000;

describeSuite('names', () => {
	forAll(
		'get a result, a score that fits it, and sentences, whatever they are',
		8_000,
		fc.tuple(name, name),
		([expected, registered]) => {
			const { result, score, explanation } = compareNames(expected, registered);
			note(`names: ${result}`);
			const [least, most] = { noMatch: [0, 0.59], closeMatch: [0.6, 0.89], match: [0.9, 1] }[
				result
			];
			const isInRange =
				least !== undefined && most !== undefined && score >= least && score <= most;
			const isTold = explanation.length >= 1 && explanation.length <= 5;
			return isInRange && isTold ? [] : [`${result} ${score}: ${explanation.join(' ')}`];
		},
	);

	forAll(
		'without a letter in common never pass for the same',
		4_000,
		fc.tuple(wordsOf(/^[A-CE-H]{3,9}$/), wordsOf(/^[N-RT-Z]{3,9}$/)),
		([expected, registered]) => {
			const { result } = compareNames(expected, registered);
			return result === 'noMatch' ? [] : [`${expected} and ${registered}: ${result}`];
		},
	);

	forAll(
		'are confirmed only when they match, or when a close match was chosen to be enough',
		4_000,
		fc.tuple(name, name, fc.constantFrom('needsReview' as const, 'confirmed' as const)),
		([expectedName, registered, matchPolicy]) => {
			const judged = judge(
				{ status: 'S000000', name: registered },
				{ expectedName, matchPolicy, emptyExpectedName: 'needsReview' },
			);
			if (judged.outcome !== 'confirmed') return [];
			note(`confirmed by ${matchPolicy}`);
			const result = judged.nameMatch?.result;
			const isEnough =
				result === 'match' || (result === 'closeMatch' && matchPolicy === 'confirmed');
			return isEnough && isUsableHolderName(registered)
				? []
				: [`Confirmed by ${result ?? 'nothing'}`];
		},
	);

	forAll('and cells of any length are read in no time', 300, longText, (text) => {
		const startMs = performance.now();
		compareNames(text, 'JANE WANJIKU KAMAU');
		compareNames('Jane Kamau', text);
		isUsableHolderName(text);
		maskName(text);
		isTokenRefusal(200, { status: 'E1', message: text });
		cleanAccountNumber(text);
		exactOperator('other', text);
		const tookMs = performance.now() - startMs;
		return tookMs < MOST_MS ? [] : [`${text.length} characters took ${tookMs} ms`];
	});
});

import { compareNames } from '../../nodes/MobileMoneyNameLookup/nameMatch/compareNames';
import { kept, refused, type Pair } from './pairs';

describe('a sign beside a name', () => {
	refused(
		[
			'❌',
			'#',
			'?',
			'??',
			'_',
			'·',
			'⚠',
			'⚠️',
			'≠',
			'¬',
			'!',
			'!!',
			'☠',
			'~',
			'^',
			'|',
			'=',
			'->',
			'$',
			'•',
			'.',
		].flatMap((sign): Pair[] => [
			['Jane Kamau', `JANE KAMAU ${sign}`],
			['Jane Kamau', `${sign} JANE KAMAU`],
		]),
	);
	refused([
		['Jane Kamau', '?JANE KAMAU'],
		['Jane Kamau', '¬JANE KAMAU'],
		['Jane Kamau', 'JANE KAMAU (!)'],
		['Jane Kamau', 'JANE WANJIKU KAMAU ❌'],
		['Jane Kamau', 'JANE\u0336 K\u0336A\u0336M\u0336A\u0336U\u0336'],
		['Café Deli', 'CAFE DELI ❌'],
	]);
	kept([
		['Jane Kamau', 'JANE_KAMAU'],
		['Jane Kamau', 'JANE.KAMAU'],
		['Jane Kamau', 'JANE·KAMAU'],
		['Jane Kamau', "'JANE KAMAU'"],
		['Jane Kamau', '"JANE KAMAU"'],
		['Jane Kamau', 'JANE KAMAU..'],
		['Jane Kamau', 'JANE KAMAU -'],
		['Jane W. Kamau', 'MRS. JANE W. KAMAU, PHD.'],
		['O’Brien St. John-Smith', 'OBRIEN ST JOHN SMITH'],
		['Hot & Spicy!', 'HOT AND SPICY! LTD.'],
		['Kamau & Sons Co., Ltd.', 'KAMAU AND SONS CO LTD'],
	]);

	test('is told, and no setting takes it for a match', () => {
		expect(compareNames('Jane Kamau', 'JANE KAMAU ❌')).toMatchObject({
			explanation: ['The registered name has a sign beside its words that may deny it.'],
			needsPerson: true,
		});
		expect(compareNames('Café Deli', 'CAFE DELI ❌')).toMatchObject({
			result: 'closeMatch',
			needsPerson: true,
		});
	});
});

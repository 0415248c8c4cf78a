/** English number words as figures. */
export const numberWords: ReadonlyMap<string, string> = new Map([
	['one', '1'],
	['two', '2'],
	['three', '3'],
	['four', '4'],
	['five', '5'],
	['six', '6'],
	['seven', '7'],
	['eight', '8'],
	['nine', '9'],
	['ten', '10'],
	['eleven', '11'],
	['twelve', '12'],
	['thirteen', '13'],
	['fourteen', '14'],
	['fifteen', '15'],
	['sixteen', '16'],
	['seventeen', '17'],
	['eighteen', '18'],
	['nineteen', '19'],
	['twenty', '20'],
	['thirty', '30'],
	['forty', '40'],
	['fifty', '50'],
	['sixty', '60'],
	['seventy', '70'],
	['eighty', '80'],
	['ninety', '90'],
	['hundred', '100'],
	['first', '1st'],
	['second', '2nd'],
	['third', '3rd'],
]);

const compound =
	/^(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(one|two|three|four|five|six|seven|eight|nine)$/;

const tensFirst: ReadonlySet<string> = new Set([
	'twe',
	'thi',
	'for',
	'fif',
	'six',
	'sev',
	'eig',
	'nin',
]);
const figure = /^\p{N}/u;
const leadingZeros = /^0+(?=\p{N})/u;

/** The value of a word that is a number in figures or in English (12, third, fortyfour), undefined for others. */
export function numberValue(key: string): string | undefined {
	const word = numberWords.get(key);
	if (word !== undefined) return word;
	// Most words end here; the patterns below are slow.
	if (key >= 'a' && !tensFirst.has(key.slice(0, 3))) return undefined;
	if (figure.test(key)) return key.replace(leadingZeros, '');
	const [, tens, unit] = compound.exec(key) ?? [];
	if (tens === undefined || unit === undefined) return undefined;
	return `${(numberWords.get(tens) ?? '').slice(0, -1)}${numberWords.get(unit) ?? ''}`;
}

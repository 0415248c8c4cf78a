import { kept, refused, type Pair } from './pairs';

describe('letters that spell a word', () => {
	refused(
		[
			'C O',
			'C-O',
			'C/O',
			'c / o',
			'C.O.',
			'T A',
			'T-A',
			'N O',
			'N/O',
			'I I',
			'D O',
			'S-O',
			'W O',
			'A C',
			'F A O',
		].flatMap((letters): Pair[] => [
			['Jane Kamau', `JANE KAMAU ${letters}`],
			['Jane Kamau', `${letters} JANE KAMAU`],
		]),
	);
	refused([
		['Jane Kamau', 'PETER C O JANE KAMAU'],
		['Jane Kamau', 'JANE KAMAU T/A UMOJA SHOP'],
		['Jane Kamau', 'JANE KAMAU J R'],
		['Jane Kamau', 'JANE KAMAU X'],
		['Jane Kamau', 'X JANE KAMAU'],
		['Peter Kamau', 'PETER KAMAU V'],
		['Peter Kamau', 'PETER KAMAU I'],
	]);
	kept([
		['Jane Kamau', 'JANE W N KAMAU'],
		['Jane Kamau', 'JANE W. N. KAMAU'],
		['Jane Kamau', 'JANE O. KAMAU C.'],
		['Jane Kamau', 'JANE I. KAMAU'],
		['Jane Kamau', 'V. JANE KAMAU'],
		['John S O Otieno', 'JOHN S.O. OTIENO'],
		['C O Otieno', 'C.O. OTIENO'],
	]);
});

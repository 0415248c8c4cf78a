function numberFrom(variable: string, otherwise: number): number {
	const text = process.env[variable] ?? '';
	if (text === '') return otherwise;
	const number = Number(text);
	if (!(number >= 0)) throw new Error(`${variable} must be a number, not "${text}"`);
	return number;
}

/** The same seed brings the same cases; jest.config.js draws one where none is given. */
export const SEED = numberFrom('FUZZ_SEED', 1);

/** 1 for the full setting; 0.01 for a quick look at a hundredth of the cases. */
export const SHARE = numberFrom('FUZZ_SHARE', 1);

export const IS_FULL = SHARE >= 1;

/** How many cases a property gets in this run, of so many in the full setting. */
export const shareOf = (cases: number): number => Math.max(1, Math.round(cases * SHARE));

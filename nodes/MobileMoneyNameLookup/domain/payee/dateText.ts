const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_NAME = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const YEAR = '(?:19|20)\\d\\d';
const TIME = '(?:[ T][\\d:.]{4,15}Z?)?';
/** A date, with or without a time; a two-digit year only between dashes, slashes or dots. */
export const DATE = new RegExp(
	`^(?:${[
		`${DAY}([-/. ])${DAY}\\1${YEAR}`,
		`${YEAR}([-/. ])${DAY}\\2${DAY}`,
		`${DAY}([-/.])(?:0?[1-9]|1[0-2])\\3\\d\\d`,
		`${DAY}(?:st|nd|rd|th)?[-/. ]?${MONTH_NAME}[-/., ]{0,2}(?:${YEAR}|\\d\\d)`,
		`${MONTH_NAME}[-. ]${DAY},? ${YEAR}`,
	].join('|')})${TIME}$`,
	'i',
);

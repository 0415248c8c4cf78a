/** Writes times in one zone. */
export interface Clock {
	readonly timeZone: string;
	/** A time of a result as `2026-11-25 10:02`: of an ISO time, or as it is where it has this form. */
	readonly timeOf: (checkedAt: string) => string;
}

const IN_SHEET = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;
const ISO = /^\d{4}-\d\d-\d\dT/;

/**
 * @param timeZone its IANA name, as in Africa/Nairobi
 * @returns undefined where there is no such zone
 */
export function clockIn(timeZone: string): Clock | undefined {
	let format: Intl.DateTimeFormat;
	try {
		format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
	} catch {
		return undefined;
	}
	return {
		timeZone,
		timeOf: (checkedAt) => {
			if (IN_SHEET.test(checkedAt)) return checkedAt;
			const time = ISO.test(checkedAt) ? Date.parse(checkedAt) : NaN;
			return Number.isNaN(time) ? '' : format.format(time);
		},
	};
}

import type { Fault } from './faults';

/** A number that is answered in a way of its own, whether asked for as a till or as a paybill. */
export interface MagicNumber {
	readonly number: string;
	readonly fault: Fault;
	/** What the caller sees. */
	readonly shows: string;
}

/** Who holds every magic number, when an answer with a name comes through. */
export const magicHolder = 'AMINA WAMBUI OTIENO';

/** A row of a table of magic numbers. */
export const magic = (number: string, shows: string, fault: Fault): MagicNumber => ({
	number,
	shows,
	fault,
});

/** A magic number that is answered with a result code. */
export function code(
	number: string,
	httpStatus: number,
	status: string,
	message: string,
): MagicNumber {
	const shows = `code ${status} at HTTP ${httpStatus}`;
	return magic(number, shows, { kind: 'code', httpStatus, status, message });
}

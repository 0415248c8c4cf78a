import { nameWithoutNote } from '../../names/readNote';

/** What is the same of a registered name however it is typed: without case and spaces. */
export const holderKey = (name: string): string =>
	name.slice(0, 1000).normalize('NFKC').toUpperCase().split(/\s+/).filter(Boolean).join(' ');

/** What is the same of a payee's name in each row of a sheet: also without a clerk's note. */
export const payeeKey = (name: string): string => nameWithoutNote(name);

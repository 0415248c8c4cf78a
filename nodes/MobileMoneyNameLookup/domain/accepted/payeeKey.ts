import { nameWithoutNote } from '../../names/readNote';

/** A registered name without case and spaces. */
export const holderKey = (name: string): string =>
	name.slice(0, 1000).normalize('NFKC').toUpperCase().split(/\s+/).filter(Boolean).join(' ');

/** A payee's name without case, spaces and a clerk's note. */
export const payeeKey = (name: string): string => nameWithoutNote(name);

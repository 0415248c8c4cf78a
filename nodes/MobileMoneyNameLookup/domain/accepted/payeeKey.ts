/** What is the same of a payee's name in each row: without case and spaces. */
export const payeeKey = (name: string): string =>
	name.slice(0, 1000).normalize('NFKC').toUpperCase().split(/\s+/).filter(Boolean).join(' ');

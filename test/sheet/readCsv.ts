import { parse } from 'csv-parse/sync';

/** The rows of a CSV text, each by its column names; any mark at its beginning and empty lines are left out. */
export const readCsv = (text: string): unknown =>
	parse(text, { columns: true, bom: true, skip_empty_lines: true });

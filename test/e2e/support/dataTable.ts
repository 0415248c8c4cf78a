import { z } from 'zod';
import type { N8nRest } from '../../realN8n/n8nRest';

const project = z.object({ id: z.string() });
const tables = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });
const row = z.record(z.union([z.string(), z.number(), z.null()]));
const rows = z.object({ data: z.array(row) });

/** A row as n8n shows it, with the columns that n8n adds. */
export type TableRow = z.infer<typeof row>;

/** The rows of which each of these columns holds its value. */
const where = (cells: TableRow) => ({
	type: 'and',
	filters: Object.entries(cells).map(([columnName, value]) => ({
		columnName,
		condition: 'eq',
		value,
	})),
});

/** A data table of the owner's, as its page in n8n shows and changes it. */
export class DataTable {
	constructor(
		private readonly rest: N8nRest,
		private readonly name: string,
	) {}

	/** All rows, in the order in which they were added; the first 200. `only`: those whose columns hold these values. */
	async rows(only: TableRow = {}): Promise<TableRow[]> {
		const filter = encodeURIComponent(JSON.stringify(where(only)));
		const chosen = Object.keys(only).length === 0 ? '' : `&filter=${filter}`;
		const found = await this.rest.get(`${await this.path()}/rows?take=200&sortBy=id:asc${chosen}`);
		return rows.parse(found).data;
	}

	async add(data: readonly TableRow[]): Promise<void> {
		await this.rest.post(`${await this.path()}/insert`, { data });
	}

	async fill(columns: readonly string[], data: readonly TableRow[]): Promise<void> {
		await this.drop();
		const typed = columns.map((name) => ({ name, type: 'string' }));
		await this.rest.post(await this.folder(), { name: this.name, columns: typed });
		if (data.length > 0) await this.add(data);
	}

	async change(id: TableRow[string] = null, data: TableRow): Promise<void> {
		await this.rest.patch(`${await this.path()}/rows`, { filter: where({ id }), data });
	}

	async drop(): Promise<void> {
		const path = await this.path().catch(() => undefined);
		if (path !== undefined) await this.rest.delete(path);
	}

	private async folder(): Promise<string> {
		const { id } = project.parse(await this.rest.get('/rest/projects/personal'));
		return `/rest/projects/${id}/data-tables`;
	}

	private async path(): Promise<string> {
		const folder = await this.folder();
		const { data } = tables.parse(await this.rest.get(folder));
		const id = data.find(({ name }) => name === this.name)?.id;
		if (id === undefined) throw new Error(`n8n has no data table ${this.name}.`);
		return `${folder}/${id}`;
	}
}

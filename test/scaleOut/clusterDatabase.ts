import type { Pool } from 'pg';
import { z } from 'zod';

const tableName = 'Large sheet answers';

const count = z.coerce.number();
const tableRow = z.object({ id: z.string() });
const shareRow = z.object({ execution: z.string(), rows: count });
const numbersRow = z.object({ rows: count, payees: count });
const finishedRow = z.object({ rows: count });
const sizeRow = z.object({ bytes: count });
const executionRow = z.object({ id: z.coerce.string(), status: z.string() });

/** What the answers table and n8n's executions say, read straight from the cluster's database. */
export class ClusterDatabase {
	constructor(private readonly pool: Pool) {}

	/** How many rows each execution has stored an answer for since then. */
	async rowsPerExecution(since: Date): Promise<Map<string, number>> {
		const table = await this.answersTable();
		if (table === undefined) return new Map();
		const { rows } = await this.pool.query(
			`SELECT execution, count(*) AS rows FROM ${table} WHERE "createdAt" >= $1 GROUP BY execution`,
			[since],
		);
		return new Map(
			z
				.array(shareRow)
				.parse(rows)
				.map((each) => [each.execution, each.rows]),
		);
	}

	/** How many answers were stored since then, and for how many different numbers. */
	async answers(since: Date): Promise<{ rows: number; payees: number }> {
		const table = await this.answersTable();
		if (table === undefined) return { rows: 0, payees: 0 };
		const { rows } = await this.pool.query(
			`SELECT count(*) AS rows, count(DISTINCT number) AS payees FROM ${table} WHERE "createdAt" >= $1`,
			[since],
		);
		return numbersRow.parse(rows[0]);
	}

	/** What the answers of all runs take in the database, in MB. */
	async answersMb(): Promise<number> {
		const table = await this.answersTable();
		const { rows } = await this.pool.query('SELECT pg_total_relation_size($1) AS bytes', [table]);
		return sizeRow.parse(rows[0]).bytes / 1024 ** 2;
	}

	/** The state of these executions; those that ended well are not kept. */
	async statesOf(ids: readonly string[]): Promise<Array<{ id: string; status: string }>> {
		const { rows } = await this.pool.query(
			'SELECT id, status FROM execution_entity WHERE id = ANY($1::int[]) ORDER BY id',
			[ids],
		);
		return z.array(executionRow).parse(rows);
	}

	/** How many executions of a workflow are over. */
	async finishedOf(workflowId: string): Promise<number> {
		const { rows } = await this.pool.query(
			'SELECT count(*) AS rows FROM execution_entity WHERE "workflowId" = $1 AND "stoppedAt" IS NOT NULL',
			[workflowId],
		);
		return finishedRow.parse(rows[0]).rows;
	}

	/** The table's name in the database, quoted; undefined before the example has made it. */
	private async answersTable(): Promise<string | undefined> {
		const { rows } = await this.pool.query('SELECT id FROM data_table WHERE name = $1', [
			tableName,
		]);
		const [table] = z.array(tableRow).parse(rows);
		return table && `"data_table_user_${table.id}"`;
	}
}

import { runProcess, startProcess, untilReady } from '../realN8n/childProcess';
import { tableName } from './largeSheetExample';

/** A PostgreSQL that n8n keeps everything in, and what the example has left in it. */
export class Database {
	private constructor(private readonly env: Readonly<Record<string, string>>) {}

	/** Starts a throw-away PostgreSQL on loopback with Debian's own tool for that. */
	static async start(): Promise<Database> {
		// The tool drops everything when its command ends, which lives as long as this process holds its stdin.
		const command = ['sh', '-c', 'echo "database: $PGPORT $PGUSER $PGPASSWORD"; exec cat'];
		const path = { PATH: process.env['PATH'] ?? '/usr/bin:/bin' };
		const started = startProcess('pg_virtualenv', ['-t', ...command], { cwd: '/', env: path });
		await untilReady(started, 'database: ');
		const [, port = '', user = '', password = ''] =
			/database: (\d+) (\S+) (\S+)/.exec(started.stdout()) ?? [];
		return new Database({
			...path,
			PGHOST: 'localhost',
			PGPORT: port,
			PGUSER: user,
			PGPASSWORD: password,
			PGDATABASE: 'postgres',
		});
	}

	/** The variables that point n8n at the database. */
	get variables(): Readonly<Record<string, string>> {
		return {
			DB_TYPE: 'postgresdb',
			DB_POSTGRESDB_HOST: 'localhost',
			DB_POSTGRESDB_PORT: this.env['PGPORT'] ?? '',
			DB_POSTGRESDB_DATABASE: 'postgres',
			DB_POSTGRESDB_USER: this.env['PGUSER'] ?? '',
			DB_POSTGRESDB_PASSWORD: this.env['PGPASSWORD'] ?? '',
		};
	}

	/** How many rows of the sheet have an answer by now. */
	async answeredRows(): Promise<number> {
		const named = `SELECT id FROM data_table WHERE name = '${tableName}'`;
		const [[id = ''] = []] = await this.query(named);
		const table = `"data_table_user_${id}"`;
		const [[count] = []] = await this.query(`SELECT count(*) FROM ${table} WHERE outcome <> ''`);
		return Number(count);
	}

	/** The executions since then that the form and the calls for batches have started, the form's first. */
	async calledExecutions(since: Date): Promise<string[]> {
		const rows = await this.query(
			`SELECT id FROM execution_entity WHERE mode = 'webhook' AND "createdAt" >= '${since.toISOString()}' ORDER BY id`,
		);
		return rows.map(([id = '']) => id);
	}

	private async query(sql: string): Promise<string[][]> {
		const args = ['-X', '-A', '-t', '-c', sql];
		const text = await runProcess('psql', args, { cwd: '/', env: this.env });
		return Array.from(text.matchAll(/.+/g), ([line]) => line.split('|'));
	}
}

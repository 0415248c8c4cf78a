import { runProcess, startProcess, untilReady } from '../realN8n/childProcess';

/** A PostgreSQL that n8n keeps everything in, and what the example's answers table says in it. */
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

	/** How many rows each execution has stored an answer for since then. */
	async rowsPerExecution(since: Date): Promise<Map<string, number>> {
		const table = await this.answersTable();
		if (table === undefined) return new Map();
		const rows = await this.query(
			`SELECT execution, count(*) FROM ${table} WHERE "createdAt" >= '${since.toISOString()}' GROUP BY 1`,
		);
		return new Map(rows.map(([execution = '', count]) => [execution, Number(count)]));
	}

	/** The table's name in the database, quoted; undefined before the example has made it. */
	private async answersTable(): Promise<string | undefined> {
		const [row] = await this.query("SELECT id FROM data_table WHERE name = 'Large sheet answers'");
		return row && `"data_table_user_${row[0] ?? ''}"`;
	}

	private async query(sql: string): Promise<string[][]> {
		const args = ['-X', '-A', '-t', '-c', sql];
		const text = await runProcess('psql', args, { cwd: '/', env: this.env });
		return Array.from(text.matchAll(/.+/g), ([line]) => line.split('|'));
	}
}

import { startProcess, untilReady } from '../realN8n/childProcess';

/** Starts a throw-away PostgreSQL on loopback with Debian's own tool for that; returns n8n's variables for it. */
export async function startDatabase(): Promise<Readonly<Record<string, string>>> {
	// The tool drops everything when its command ends, which lives as long as this process holds its stdin.
	const command = ['sh', '-c', 'echo "database: $PGPORT $PGUSER $PGPASSWORD"; exec cat'];
	const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin' };
	const started = startProcess('pg_virtualenv', ['-t', ...command], { cwd: '/', env });
	await untilReady(started, 'database: ');
	const [, port = '', user = '', password = ''] =
		/database: (\d+) (\S+) (\S+)/.exec(started.stdout()) ?? [];
	return {
		DB_TYPE: 'postgresdb',
		DB_POSTGRESDB_HOST: 'localhost',
		DB_POSTGRESDB_PORT: port,
		DB_POSTGRESDB_DATABASE: 'postgres',
		DB_POSTGRESDB_USER: user,
		DB_POSTGRESDB_PASSWORD: password,
	};
}

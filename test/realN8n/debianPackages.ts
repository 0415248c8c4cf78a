import { existsSync } from 'node:fs';
import { runProcess } from './childProcess';
import { phase, type Log } from './progress';

/** Installs the Debian packages of programs that are missing, given by the programs' paths. */
export async function installDebianPackages(
	packages: Readonly<Record<string, string>>,
	log: Log,
): Promise<void> {
	const missing = Object.entries(packages).filter(([path]) => !existsSync(path));
	if (missing.length === 0) return;
	const names = missing.map(([, name]) => name);
	if (process.getuid?.() !== 0) {
		throw new Error(
			`${missing.map(([path]) => path).join(' and ')} is missing. Install it (Debian, Ubuntu: apt-get install ${names.join(' ')}), then run the same command again.`,
		);
	}
	// At run level 1 the packages do not start servers of their own.
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
	await phase(log, `Installing ${names.join(' and ')}`, async () => {
		await runProcess('apt-get', ['update'], { cwd: '/', env });
		const install = ['install', '--yes', '--no-install-recommends', ...names];
		await runProcess('apt-get', install, { cwd: '/', env });
	});
}

import { existsSync } from 'node:fs';
import { runProcess } from './childProcess';

/** Installs the Debian packages of programs that are missing, given by the programs' paths. */
export async function installDebianPackages(
	packages: Readonly<Record<string, string>>,
): Promise<void> {
	const missing = Object.entries(packages).filter(([path]) => !existsSync(path));
	const names = missing.map(([, name]) => name);
	if (names.length === 0) return;
	if (process.getuid?.() !== 0)
		throw new Error(`Install ${names.join(' and ')}, then run the same command again.`);
	console.log(`Installing ${names.join(' and ')} …`);
	// At run level 1 the packages do not start servers of their own.
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
	// One at a time: another command may be installing its own.
	const apt = async (...args: readonly string[]) =>
		await runProcess('flock', [__filename, 'apt-get', ...args], { cwd: '/', env });
	await apt('update');
	await apt('install', '--yes', '--no-install-recommends', ...names);
}

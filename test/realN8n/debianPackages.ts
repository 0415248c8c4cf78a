import { runProcess } from './childProcess';
import { phase, type Log } from './progress';

/**
 * Installs Debian's packages of programs that are missing, without starting servers.
 * @param names of the packages
 * @throws when this process may not install them, with what to do
 */
export async function installDebianPackages(names: readonly string[], log: Log): Promise<void> {
	if (process.getuid?.() !== 0) {
		throw new Error(
			`Programs are missing. Install them (apt-get install ${names.join(' ')}), then run the same command again.`,
		);
	}
	await phase(log, `Installing ${names.join(' and ')}`, async () => {
		await aptGet(['update']);
		await aptGet(['install', '--yes', '--no-install-recommends', ...names]);
	});
}

async function aptGet(args: readonly string[]): Promise<void> {
	await runProcess('apt-get', args, {
		cwd: '/',
		// At run level 1 the packages do not start servers of their own.
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
	});
}

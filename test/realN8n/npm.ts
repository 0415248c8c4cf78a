import { runProcess } from './childProcess';

/** Runs npm in a folder and returns its stdout; throws with npm's last lines when it fails. */
export async function npm(args: readonly string[], cwd: string): Promise<string> {
	const [command, ...firstArgs] = npmCommand();
	return await runProcess(command, [...firstArgs, ...args], { cwd, env: environment() });
}

/** The npm that runs this process, so that no other version is picked up from the path. */
function npmCommand(): [string, ...string[]] {
	const script = process.env['npm_execpath'];
	if (script?.endsWith('npm-cli.js') === true) return [process.execPath, script];
	return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** What `npm run` says about the package it runs in would mislead an npm in another folder. */
function environment(): NodeJS.ProcessEnv {
	const ofThisPackage = /^(npm_package_|npm_lifecycle_|npm_config_local_prefix$|INIT_CWD$)/;
	return Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !ofThisPackage.test(name)),
	);
}

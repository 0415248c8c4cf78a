import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { x as extract } from 'tar';
import { listen } from '../simulator/listen';
import { startProcess } from './childProcess';
import { throwAwayFolder } from './cleanup';
import { chosenMajor, installN8n } from './installN8n';
import { packageName } from './paths';

/** What a program needs of the environment it is started from; nothing else may change how n8n behaves. */
const inherited = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

const settings = {
	// Nothing may make n8n call a host outside this machine.
	N8N_DIAGNOSTICS_ENABLED: 'false',
	N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
	N8N_VERSION_NOTIFICATIONS_WHATS_NEW_ENABLED: 'false',
	N8N_DYNAMIC_BANNERS_ENABLED: 'false',
	N8N_TEMPLATES_ENABLED: 'false',
	N8N_VERIFIED_PACKAGES_ENABLED: 'false',
	N8N_LICENSE_AUTO_RENEW_ENABLED: 'false',
	N8N_AI_ENABLED: 'false',
	// Nothing that a newcomer would have to click away, or that needs more than Node.
	N8N_PERSONALIZATION_ENABLED: 'false',
	N8N_HIRING_BANNER_ENABLED: 'false',
	N8N_PYTHON_ENABLED: 'false',
	// No example has code to run: a runner would be one more process of Node.
	N8N_RUNNERS_MODE: 'external',
	N8N_RUNNERS_AUTH_TOKEN: 'none comes',
	// Each execution makes an engine of its own for expressions, of the same script.
	N8N_EXPRESSION_ENGINE_COMPILE_CACHE: 'true',
	N8N_UNVERIFIED_PACKAGES_ENABLED: 'true',
	NODE_ENV: 'production',
	N8N_HOST: '127.0.0.1',
	N8N_LISTEN_ADDRESS: '127.0.0.1',
	N8N_SECURE_COOKIE: 'false',
	N8N_LOG_LEVEL: 'info',
	DB_TYPE: 'sqlite',
} as const;

/** Modules that would call outside, or take long to load and serve AI. */
const leftOut = 'mcp-registry,mcp,instance-ai,agents,chat-hub,workflow-builder';

export interface InstanceOptions {
	tarball: string;
	fileFolders?: readonly string[];
	variables?: Readonly<Record<string, string>>;
}

export type N8nInstance = Awaited<ReturnType<typeof createInstance>>;

/** Makes an n8n with a throw-away user folder, in which the packed package is installed as a community package. */
export async function createInstance(options: InstanceOptions) {
	const { tarball, fileFolders = [], variables } = options;
	const { nodeBinary, n8nScript, compileCache } = await installN8n();
	const userFolder = await throwAwayFolder('mobile-money-n8n-');
	const packageFolder = join(userFolder, '.n8n', 'nodes', 'node_modules', packageName);
	await mkdir(packageFolder, { recursive: true });
	await extract({ file: tarball, cwd: packageFolder, strip: 1 });
	const baseUrl = `http://127.0.0.1:${await freePort()}`;
	const env = {
		...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
		HOME: userFolder,
		NODE_COMPILE_CACHE: compileCache,
		N8N_USER_FOLDER: userFolder,
		N8N_ENCRYPTION_KEY: randomBytes(24).toString('hex'),
		N8N_PORT: new URL(baseUrl).port,
		N8N_WEBHOOK_URL: `${baseUrl}/`,
		N8N_RUNNERS_BROKER_PORT: String(await freePort()),
		N8N_RESTRICT_FILE_ACCESS_TO: fileFolders.join(';'),
		...settings,
		// n8n 1 has none of them, and does not start when it is told to leave one out.
		...(chosenMajor() === 2 && { N8N_DISABLED_MODULES: leftOut }),
		...variables,
	};
	const args = ['--require', join(__dirname, 'exitWithParent.ts'), n8nScript];
	return {
		userFolder,
		packageFolder,
		baseUrl,
		start: (command: 'start' | 'worker', onOutput: (text: string) => void = () => undefined) =>
			startProcess(nodeBinary, [...args, command], { cwd: userFolder, env, onOutput }),
	};
}

/** A loopback port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
	const server = createServer();
	const [, port] = (await listen(server)).split(':');
	server.close();
	return Number(port);
}

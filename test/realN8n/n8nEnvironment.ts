import { randomBytes } from 'node:crypto';
import { freePort } from './freePort';
import { chosenMajor } from './n8nVersion';

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
	N8N_RUNNERS_TASK_TIMEOUT: '60',
	N8N_UNVERIFIED_PACKAGES_ENABLED: 'true',
	NODE_ENV: 'production',
	N8N_HOST: '127.0.0.1',
	N8N_LISTEN_ADDRESS: '127.0.0.1',
	N8N_SECURE_COOKIE: 'false',
	N8N_LOG_LEVEL: 'info',
	DB_TYPE: 'sqlite',
} as const;

/** Modules that would call outside; n8n does not start when it is told to leave out one that it has not. */
const leftOutModules = { 1: {}, 2: { N8N_DISABLED_MODULES: 'mcp-registry' } } as const;

/** The environment of one throw-away n8n: its own folder, key and loopback ports, and no outside traffic. */
export async function n8nEnvironment(
	userFolder: string,
	port: number,
	fileFolders: readonly string[],
): Promise<NodeJS.ProcessEnv> {
	return {
		...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
		HOME: userFolder,
		N8N_USER_FOLDER: userFolder,
		N8N_ENCRYPTION_KEY: randomBytes(24).toString('hex'),
		N8N_PORT: port.toString(),
		N8N_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
		N8N_RUNNERS_BROKER_PORT: (await freePort()).toString(),
		N8N_RESTRICT_FILE_ACCESS_TO: fileFolders.join(';'),
		...settings,
		...leftOutModules[chosenMajor()],
	};
}

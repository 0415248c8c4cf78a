import { randomBytes } from 'node:crypto';
import { freePort } from './freePort';
import { chosenMajor } from './n8nVersion';

export interface EnvironmentOptions {
	userFolder: string;
	/** The only folders that n8n's file nodes may read and write. */
	fileFolders: readonly string[];
}

export interface N8nEnvironment {
	baseUrl: string;
	variables: NodeJS.ProcessEnv;
}

/** What a program needs of the environment it is started from; nothing else may change how n8n behaves. */
const inherited = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

/** Everything that would make n8n call a host outside this machine. */
const noOutsideTraffic = {
	N8N_DIAGNOSTICS_ENABLED: 'false',
	N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
	N8N_VERSION_NOTIFICATIONS_WHATS_NEW_ENABLED: 'false',
	N8N_DYNAMIC_BANNERS_ENABLED: 'false',
	N8N_TEMPLATES_ENABLED: 'false',
	N8N_VERIFIED_PACKAGES_ENABLED: 'false',
	N8N_LICENSE_AUTO_RENEW_ENABLED: 'false',
	N8N_AI_ENABLED: 'false',
} as const;

/** The same for modules; n8n does not start when it is told to leave out one that it has not. */
const leftOutModules = { 1: {}, 2: { N8N_DISABLED_MODULES: 'mcp-registry' } } as const;

/** What a newcomer would have to click away, and what needs more than Node. */
const noDistractions = {
	N8N_PERSONALIZATION_ENABLED: 'false',
	N8N_HIRING_BANNER_ENABLED: 'false',
	N8N_PYTHON_ENABLED: 'false',
	N8N_RUNNERS_TASK_TIMEOUT: '60',
	N8N_UNVERIFIED_PACKAGES_ENABLED: 'true',
} as const;

/** The environment of one throw-away n8n: its own folder, key and loopback ports, and no outside traffic. */
export async function n8nEnvironment({
	userFolder,
	fileFolders,
}: EnvironmentOptions): Promise<N8nEnvironment> {
	const port = await freePort();
	const baseUrl = `http://127.0.0.1:${port}`;
	const kept = inherited.flatMap((name) => {
		const value = process.env[name];
		return value === undefined ? [] : [[name, value] as const];
	});
	const variables: NodeJS.ProcessEnv = {
		...Object.fromEntries(kept),
		NODE_ENV: 'production',
		HOME: userFolder,
		N8N_USER_FOLDER: userFolder,
		N8N_ENCRYPTION_KEY: randomBytes(24).toString('hex'),
		N8N_HOST: '127.0.0.1',
		N8N_LISTEN_ADDRESS: '127.0.0.1',
		N8N_PORT: port.toString(),
		N8N_WEBHOOK_URL: `${baseUrl}/`,
		N8N_SECURE_COOKIE: 'false',
		N8N_RUNNERS_BROKER_PORT: (await freePort()).toString(),
		N8N_RESTRICT_FILE_ACCESS_TO: fileFolders.join(';'),
		N8N_LOG_LEVEL: 'info',
		DB_TYPE: 'sqlite',
		...noOutsideTraffic,
		...leftOutModules[chosenMajor()],
		...noDistractions,
	};
	return { baseUrl, variables };
}

import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installDebianPackages } from '../../realN8n/debianPackages';
import { freePort } from '../../realN8n/freePort';
import { projectFolder } from '../../realN8n/paths';
import type { Log } from '../../realN8n/progress';
import { serverFolder, startListening } from '../../scaleOut/serverProcess';

const program = '/usr/sbin/nginx';
const documentedConfig = join(projectFolder, 'docs', 'nginx', 'name-lookup.conf');

/** What nginx needs around the documented part that Debian's own configuration brings. */
const surroundings = (folder: string, site: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
	include ${site};
}
`;

/**
 * Starts nginx with the documented configuration in front of a service; it ends with this process.
 * nginx is installed when it is missing.
 *
 * @param port on which the service speaks TLS, as localhost
 * @param certificateFile what its certificate is checked with
 * @returns the Base URL for a credential
 * @throws when the documented configuration has lost what is replaced here, or nginx does not start
 */
export async function startNginxProxy(
	port: number,
	certificateFile: string,
	log: Log,
): Promise<string> {
	await access(program).catch(async () => {
		await installDebianPackages(['nginx-light'], log);
	});
	const folder = await serverFolder('mobile-money-nginx-', undefined);
	const ownPort = await freePort();
	let site = await readFile(documentedConfig, 'utf8');
	for (const [documented, here] of [
		['lookup.example.com:443', `127.0.0.1:${port}`],
		['lookup.example.com', 'localhost'],
		['127.0.0.1:8787', `127.0.0.1:${ownPort}`],
		['/etc/ssl/certs/ca-certificates.crt', certificateFile],
	] as const) {
		if (!site.includes(documented)) throw new Error(`${documentedConfig} has no ${documented}`);
		site = site.replaceAll(documented, here);
	}
	const [siteFile, configFile] = [join(folder, 'site.conf'), join(folder, 'nginx.conf')];
	await writeFile(siteFile, site);
	await writeFile(configFile, surroundings(folder, siteFile));
	await startListening(undefined, program, ['-p', folder, '-e', 'stderr', '-c', configFile], {
		cwd: folder,
		port: ownPort,
	});
	return `http://127.0.0.1:${ownPort}`;
}

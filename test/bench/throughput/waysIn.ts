import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createServer } from 'node:tls';
import { startProgram } from '../../realN8n/childProcess';
import { throwAwayFolder, whenDone } from '../../realN8n/cleanup';
import { installDebianPackages } from '../../realN8n/debianPackages';
import { freePort } from '../../realN8n/n8nInstance';
import { projectFolder } from '../../realN8n/paths';
import { selfSignedCertificate, type Certificate } from '../../support/selfSignedCertificate';

const nginx = '/usr/sbin/nginx';
const documentedConfig = join(projectFolder, 'docs', 'nginx', 'name-lookup.conf');

/** How the service is reached: as it is, over TLS, or over TLS by a proxy that keeps connections open. */
export type WayIn = 'http' | 'https' | 'proxy';

/** The ways to whatever service listens on the port at the time. */
export interface WaysIn {
	readonly servicePort: number;
	/** The certificate of the service; n8n gets it as `NODE_EXTRA_CA_CERTS`. */
	readonly certificateFile: string;
	/** The Base URL of each way. */
	readonly urls: Readonly<Record<WayIn, string>>;
}

/** Starts the TLS front and the proxy; they end with this process. */
export async function openWaysIn(): Promise<WaysIn> {
	const folder = await throwAwayFolder('mobile-money-tls-');
	const certificate = selfSignedCertificate();
	const certificateFile = join(folder, 'service.pem');
	await writeFile(certificateFile, certificate.cert);
	const [servicePort, tlsPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
	startTlsFront(certificate, tlsPort, servicePort);
	await startProxy(folder, proxyPort, tlsPort, certificateFile);
	const urls = {
		http: `http://127.0.0.1:${servicePort}`,
		https: `https://127.0.0.1:${tlsPort}`,
		proxy: `http://127.0.0.1:${proxyPort}`,
	};
	return { servicePort, certificateFile, urls };
}

/** Speaks TLS on a port, and hands every connection on as plain text. */
function startTlsFront(certificate: Certificate, port: number, servicePort: number): void {
	const server = createServer(certificate, (outer) => {
		const inner = connect({ host: '127.0.0.1', port: servicePort, noDelay: true });
		pipeline(outer, inner, outer, () => undefined);
	});
	server.listen(port, '127.0.0.1');
	whenDone(() => Promise.resolve(server.close()));
}

/** Starts nginx with the documented configuration; installs it when it is missing. */
async function startProxy(
	folder: string,
	port: number,
	tlsPort: number,
	certificateFile: string,
): Promise<void> {
	await installDebianPackages({ [nginx]: 'nginx-light' });
	let site = await readFile(documentedConfig, 'utf8');
	for (const [documented, here] of [
		['lookup.example.com:443', `127.0.0.1:${tlsPort}`],
		['lookup.example.com', 'localhost'],
		['127.0.0.1:8787', `127.0.0.1:${port}`],
		['/etc/ssl/certs/ca-certificates.crt', certificateFile],
	] as const) {
		if (!site.includes(documented)) throw new Error(`${documentedConfig} has no ${documented}`);
		site = site.replaceAll(documented, here);
	}
	const [siteFile, configFile] = [join(folder, 'site.conf'), join(folder, 'nginx.conf')];
	await writeFile(siteFile, site);
	await writeFile(configFile, surroundings(folder, siteFile));
	await startProgram(nginx, ['-e', 'stderr', '-c', configFile], 'start worker process');
}

/** What nginx needs around the documented part that Debian's own configuration brings. */
function surroundings(folder: string, site: string): string {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
	return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 1024; }
http {
	${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
	include ${site};
}
`;
}

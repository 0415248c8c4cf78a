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
import { selfSignedCertificate } from '../../support/selfSignedCertificate';

const nginx = '/usr/sbin/nginx';

/**
 * Starts the ways to whatever service listens on the port at the time: as it is, over TLS, and over TLS by a proxy that
 * keeps connections open. They end with this process. n8n gets the certificate as `NODE_EXTRA_CA_CERTS`.
 */
export async function openWaysIn() {
	const folder = await throwAwayFolder('mobile-money-tls-');
	const certificate = selfSignedCertificate();
	const certificateFile = join(folder, 'service.pem');
	await writeFile(certificateFile, certificate.cert);
	const [servicePort, tlsPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
	const front = createServer(certificate, (outer) => {
		const inner = connect({ host: '127.0.0.1', port: servicePort, noDelay: true });
		pipeline(outer, inner, outer, () => undefined);
	});
	front.listen(tlsPort, '127.0.0.1');
	whenDone(() => Promise.resolve(front.close()));
	await startProxy(folder, {
		'lookup.example.com:443': `127.0.0.1:${tlsPort}`,
		'lookup.example.com': 'localhost',
		'127.0.0.1:8787': `127.0.0.1:${proxyPort}`,
		'/etc/ssl/certs/ca-certificates.crt': certificateFile,
	});
	const urls = {
		http: `http://127.0.0.1:${servicePort}`,
		https: `https://127.0.0.1:${tlsPort}`,
		'https by nginx': `http://127.0.0.1:${proxyPort}`,
	};
	return { servicePort, certificateFile, urls };
}

/** How the service is reached. */
export type WayIn = keyof Awaited<ReturnType<typeof openWaysIn>>['urls'];

async function startProxy(folder: string, rewritten: Record<string, string>): Promise<void> {
	await installDebianPackages({ [nginx]: 'nginx-light' });
	let site = await readFile(join(projectFolder, 'docs', 'nginx', 'name-lookup.conf'), 'utf8');
	for (const [documented, here] of Object.entries(rewritten)) {
		if (!site.includes(documented)) throw new Error(`The configuration has no ${documented}`);
		site = site.replaceAll(documented, here);
	}
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
	// What Debian's own configuration brings around the documented part.
	const configuration = `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 1024; }
http {
	${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
	${site}
}
`;
	const file = join(folder, 'nginx.conf');
	await writeFile(file, configuration);
	await startProgram(nginx, ['-e', 'stderr', '-c', file], 'start worker process');
}

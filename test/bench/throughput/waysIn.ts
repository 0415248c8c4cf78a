import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenDone } from '../../realN8n/cleanup';
import type { Log } from '../../realN8n/progress';
import { selfSignedCertificate } from '../../support/selfSignedCertificate';
import { startNginxProxy } from './nginxProxy';
import { startTlsFront, type TlsFront } from './tlsFront';

/** How the service is reached: as it is, over TLS, or over TLS by a proxy that keeps connections open. */
export type WayIn = 'http' | 'https' | 'proxy';

/** The ways to whatever service is being measured. */
export class WaysIn {
	private constructor(
		/** The certificate of the service; n8n gets it as `NODE_EXTRA_CA_CERTS`. */
		readonly certificateFile: string,
		private readonly front: TlsFront,
		private readonly proxyUrl: string,
	) {}

	/** Starts the TLS front and the proxy; they end with this process. */
	static async start(log: Log): Promise<WaysIn> {
		const folder = await mkdtemp(join(tmpdir(), 'mobile-money-tls-'));
		whenDone(async () => {
			await rm(folder, { recursive: true, force: true });
		});
		const certificate = selfSignedCertificate();
		const certificateFile = join(folder, 'service.pem');
		await writeFile(certificateFile, certificate.cert);
		const front = await startTlsFront(certificate);
		const proxyUrl = await startNginxProxy(front.port, certificateFile, log);
		return new WaysIn(certificateFile, front, proxyUrl);
	}

	/** The Base URL that leads to a service. */
	to(service: { readonly baseUrl: string }, way: WayIn): string {
		if (way === 'http') return service.baseUrl;
		this.front.pointAt(service.baseUrl);
		return way === 'https' ? `https://127.0.0.1:${this.front.port}` : this.proxyUrl;
	}
}

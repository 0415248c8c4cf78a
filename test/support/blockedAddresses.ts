import { SsrfProtectionConfig } from '@n8n/config';
import { Container } from '@n8n/di';

/** Has n8n refuse requests to loopback and private addresses, as N8N_SSRF_PROTECTION_ENABLED does. */
export function blockLoopback(): void {
	Container.get(SsrfProtectionConfig).enabled = true;
}

/** n8n sends to any address again. */
export function allowLoopbackAgain(): void {
	Container.get(SsrfProtectionConfig).enabled = false;
}

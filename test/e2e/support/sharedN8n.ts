import { z } from 'zod';
import { createInstance, type InstanceOptions, type N8nInstance } from '../../realN8n/n8nInstance';

/** The variable in which the global setup hands its n8n to the suites, as JSON. */
export const SHARED_N8N = 'E2E_N8N';

const shared = z.object({
	tarball: z.string(),
	baseUrl: z.string(),
	owner: z.object({ email: z.string(), password: z.string() }),
	/** The owner's session: n8n lets nobody sign in more than five times a minute. */
	cookie: z.string(),
	logFile: z.string(),
});

/** The n8n that the global setup has started, for all suites. */
export const sharedN8n = () => shared.parse(JSON.parse(process.env[SHARED_N8N] ?? '{}'));

/** An n8n of a suite's own with the same package, not started yet. */
export const ownN8n = async (options: Partial<InstanceOptions> = {}): Promise<N8nInstance> =>
	await createInstance({ tarball: sharedN8n().tarball, ...options });

import { z } from 'zod';
import { createInstance, type InstanceOptions, type N8nInstance } from '../../realN8n/n8nInstance';

const variable = 'E2E_N8N';

const shared = z.object({
	tarball: z.string(),
	baseUrl: z.string(),
	owner: z.object({ email: z.string(), password: z.string() }),
	/** The owner's session: n8n lets nobody sign in more than five times a minute. */
	cookie: z.string(),
	logFile: z.string(),
});

/** Hands the n8n from the global setup to the suites. */
export function shareN8n(n8n: z.infer<typeof shared>): void {
	process.env[variable] = JSON.stringify(n8n);
}

/** The n8n that the global setup has started, for all suites. */
export const sharedN8n = (): z.infer<typeof shared> =>
	shared.parse(JSON.parse(process.env[variable] ?? '{}'));

/** An n8n of a suite's own with the same package, not started yet. */
export async function ownN8n(options: Partial<InstanceOptions> = {}): Promise<N8nInstance> {
	return await createInstance({ tarball: sharedN8n().tarball, ...options });
}

import { cleanUp } from '../../realN8n/cleanup';

/** Removes what the global setup made. */
export default async function globalTeardown(): Promise<void> {
	await cleanUp();
}

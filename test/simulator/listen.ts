import { once } from 'node:events';
import type { Server } from 'node:net';
import { z } from 'zod';

const LOOPBACK = '127.0.0.1';
const addressSchema = z.object({ port: z.number() });

/** Opens a server's port on this machine, any free one for 0; returns host and port. Throws when it is taken. */
export async function listen(server: Server, port = 0): Promise<string> {
	await once(server.listen(port, LOOPBACK), 'listening');
	return `${LOOPBACK}:${addressSchema.parse(server.address()).port}`;
}

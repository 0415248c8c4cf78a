import { once } from 'node:events';
import { fetch, WebSocket } from 'undici';
import { z } from 'zod';

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).nonempty();

const scriptParsed = z.object({
	method: z.literal('Debugger.scriptParsed'),
	params: z.object({ url: z.string(), sourceMapURL: z.string() }),
});

/** A script that a process has loaded, as a debugger sees it. */
export type LoadedScript = z.infer<typeof scriptParsed>['params'];

/**
 * Attaches a debugger and waits for a script that the process has loaded.
 * @param port on 127.0.0.1
 * @param ending of the script's address
 */
export async function findLoadedScript(port: number, ending: string): Promise<LoadedScript> {
	const [target] = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json());
	const socket = new WebSocket(target.webSocketDebuggerUrl);
	try {
		const found = new Promise<LoadedScript>((resolve, reject) => {
			socket.addEventListener('message', ({ data }) => {
				const message = scriptParsed.safeParse(JSON.parse(String(data)));
				if (message.data?.params.url.endsWith(ending) === true) resolve(message.data.params);
			});
			socket.addEventListener('close', () => {
				reject(new Error(`The debugger was closed before it found ${ending}`));
			});
		});
		await once(socket, 'open');
		// From then on the process tells all that it has loaded, and what it loads later.
		socket.send(JSON.stringify({ id: 1, method: 'Debugger.enable' }));
		return await found;
	} finally {
		socket.close();
	}
}

/** The source files that a script was built from, as its inline map names them. */
export function sourcesOf({ sourceMapURL }: LoadedScript): string[] {
	const [, base64 = ''] = /^data:application\/json;base64,(.+)$/.exec(sourceMapURL) ?? [];
	const map: unknown = JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
	return z.object({ sources: z.array(z.string()) }).parse(map).sources;
}

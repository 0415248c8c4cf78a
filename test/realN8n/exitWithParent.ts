import { rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into n8n with `node --require`. Its stdin is a pipe from the process that started it: when that
// process is gone, even by SIGKILL, the pipe ends, and n8n must not live on as an orphan.
if (isMainThread) {
	process.stdin.resume();
	process.stdin.once('end', () => {
		const folder = process.env['N8N_USER_FOLDER'];
		if (folder?.includes('mobile-money-n8n-') === true) {
			rmSync(folder, { recursive: true, force: true });
		}
		// The whole group, with its task runner: n8n's graceful shutdown hangs when nobody reads its output.
		process.kill(-process.pid, 'SIGKILL');
	});
	process.stdin.unref();
}

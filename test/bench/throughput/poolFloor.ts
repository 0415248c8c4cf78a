import { readFile } from 'node:fs/promises';
import { Pool } from 'undici';
import { z } from 'zod';
import { basicAuthorization } from '../../simulator';
import { holderOf } from './rows';

const task = z.object({
	baseUrl: z.string(),
	account: z.object({ apiKey: z.string(), login: z.string(), password: z.string() }),
	connections: z.number(),
	file: z.string(),
});
const tokenAnswer = z.object({ access_token: z.string() });
const lookupAnswer = z.object({ name: z.string() });

// Looks a sheet up with nothing but an HTTP client: what no node inside n8n can beat.
void main();

async function main(): Promise<void> {
	const { baseUrl, account, connections, file } = task.parse(JSON.parse(process.argv[2] ?? ''));
	const rows = (await readFile(file, 'utf8')).trim().split('\n').slice(1);
	const pool = new Pool(new URL(baseUrl).origin, { connections, pipelining: 1 });
	const startedAt = performance.now();
	const token = await pool.request({
		method: 'POST',
		path: '/identity-test/v2/token',
		headers: {
			authorization: basicAuthorization(account),
			'content-type': 'application/x-www-form-urlencoded',
		},
		body: new URLSearchParams({ username: account.login, password: account.password }).toString(),
	});
	const authorization = `Bearer ${tokenAnswer.parse(await token.body.json()).access_token}`;
	const right = await Promise.all(
		rows.map(async (row) => {
			const [till = '', url = ''] = row.split(',');
			const path = new URL(url).pathname;
			const { body } = await pool.request({ method: 'GET', path, headers: { authorization } });
			return lookupAnswer.parse(await body.json()).name === holderOf(till);
		}),
	);
	const wallMs = performance.now() - startedAt;
	await pool.close();
	console.log(JSON.stringify({ wallMs, right: right.filter(Boolean).length }));
}

import { z } from 'zod';
import { ACCOUNT_KINDS, lookupOf, startSimulator, tokenCallOf } from '.';

// What would let the engine’s tests pass although a client does wrong.
it.each(ACCOUNT_KINDS)('a token of %s is good at its own service, for its life', async (kind) => {
	const [simulator, shortLived] = [
		await startSimulator(),
		await startSimulator({ tokenLifetimeSeconds: 0 }),
	];
	const signIn = async (at = simulator): Promise<string> => {
		const { url, ...call } = tokenCallOf(kind, at);
		const answer: unknown = await (await fetch(url, call)).json();
		return `Bearer ${z.object({ access_token: z.string() }).parse(answer).access_token}`;
	};
	const statusOf = async (authorization: string, of = kind, at = simulator): Promise<number> => {
		const { url, headers, ...call } = lookupOf(of, at.baseUrl, 'till', '4738534');
		return (await fetch(url, { ...call, headers: { ...headers, authorization } })).status;
	};
	const own = await signIn();
	for (const other of ACCOUNT_KINDS) {
		const isGood = (kind === 'daraja') === (other === 'daraja');
		expect(await statusOf(own, other)).toBe(isGood ? 200 : 401);
	}
	simulator.expireAllTokens();
	// No plan makes a success of a bad token.
	simulator.setFaultPlan(() => ({ kind: 'name', name: 'JANE' }));
	expect(await statusOf(own)).toBe(401);
	expect(await statusOf(await signIn(shortLived), kind, shortLived)).toBe(401);
	await Promise.all([simulator.close(), shortLived.close()]);
});

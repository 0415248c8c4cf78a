import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { basicAuthorization } from './account';
import type { UsualAnswer } from './answers';
import { deliver } from './deliver';
import type { ServiceState } from './serviceState';

const form = z.object({ username: z.string(), password: z.string() });

/** The token endpoint (service description 4.1); bodies that are not forms must arrive unparsed. */
export function tokenEndpoint(app: FastifyInstance, state: ServiceState): void {
	app.post(`${state.prefix}/identity-test/v2/token`, async (request, reply) => {
		const attempt = ++state.statistics.counts.tokenRequests;
		const usual = usualAnswer(request, state);
		if (usual.httpStatus !== 200) state.statistics.counts.tokenRefusals++;
		const { lookups: sequence } = state.statistics.counts;
		return await deliver(state, reply, usual, state.plan?.({ kind: 'token', attempt, sequence }));
	});
}

/** The description gives neither status nor shape of a refusal, so it is OAuth 2.0's own. */
const refused = (httpStatus: number, error: string, error_description: string): UsualAnswer => ({
	httpStatus,
	json: { error, error_description },
});

function usualAnswer(request: FastifyRequest, state: ServiceState): UsualAnswer {
	const contentType = request.headers['content-type'] ?? '';
	if (!/^application\/x-www-form-urlencoded *(;|$)/i.test(contentType)) {
		return refused(415, 'invalid_request', 'The body must be form-urlencoded');
	}
	if (!sameBasic(request.headers.authorization, basicAuthorization(state.account))) {
		return refused(401, 'invalid_client', 'Client authentication failed');
	}
	const login = form.safeParse(request.body);
	if (!login.success) {
		return refused(400, 'invalid_request', 'username and password are required');
	}
	const { username, password } = login.data;
	if (username !== state.account.login || password !== state.account.password) {
		return refused(401, 'invalid_grant', 'Login or password is wrong');
	}
	return { httpStatus: 200, json: { ...state.tokens.issue(username) } };
}

/** The name of the scheme may be written in any case, the credentials may not. */
function sameBasic(received: string | undefined, expected: string): boolean {
	return received?.replace(/^basic +/i, 'Basic ') === expected;
}

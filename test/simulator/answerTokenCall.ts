import type { FastifyReply } from 'fastify';
import type { UsualAnswer } from './answers';
import { deliver } from './deliver';
import type { Dialect, Service } from './dialect';
import type { ServiceState } from './serviceState';

/** Counts a token call, and answers it as usual or as the plan has it. */
export async function answerTokenCall(
	state: ServiceState,
	reply: FastifyReply,
	{ service, ...answer }: { service: Service; dialect: Dialect; usual: UsualAnswer },
): Promise<FastifyReply> {
	const { counts } = state.statistics;
	const attempt = ++counts.tokenRequests;
	if (answer.usual.httpStatus !== 200) counts.tokenRefusals++;
	const fault = state.plan?.({ kind: 'token', service, attempt, sequence: counts.lookups });
	return await deliver(state, reply, { ...answer, fault });
}

import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Incoming } from './application';
import type { Dialect, UsualAnswer } from './dialect';
import type { ConnectionFault, Fault } from './faults';
import { hold, pause } from './exchanges';
import type { ServiceState } from './simulator';

const BEFORE_RESET_MS = 15;

const JSON_TYPE = 'application/json';
const HTML = 'text/html; charset=utf-8';
const PAGE =
	'<!DOCTYPE html><html><head><title>Service</title></head><body><h1>Please wait</h1></body></html>';

/** An answer that is due, and the fault that befalls it. */
export interface Due {
	readonly request: Incoming;
	readonly dialect: Dialect;
	readonly usual: UsualAnswer;
	readonly fault?: Fault | undefined;
}

/** Answers a request as usual, or as a fault has it; a request that is never answered ends at once. */
export async function deliver(
	state: Pick<ServiceState, 'latencyMs' | 'redirectOrigin'>,
	response: ServerResponse,
	{ request, dialect, usual, fault }: Due,
	latencyMs = state.latencyMs,
): Promise<ServerResponse> {
	if (latencyMs > 0 && !(await pause(latencyMs, response))) return response;
	const { httpStatus, json } = usual;
	const text = JSON.stringify(json);
	const send = (status: number, type: string, body: string | Buffer): ServerResponse => {
		const head = { 'content-type': type, 'content-length': Buffer.byteLength(body) };
		return response.writeHead(status, head).end(body);
	};
	const sendJson = (status: number, body: unknown) => send(status, JSON_TYPE, JSON.stringify(body));
	const sendUsual = (other: UsualAnswer) => sendJson(other.httpStatus, other.json);
	if (fault && 'retryAfter' in fault) response.setHeader('retry-after', fault.retryAfter);
	if (!fault) return sendUsual(usual);
	switch (fault.kind) {
		case 'slow':
			return await deliver(state, response, { request, dialect, usual }, fault.delayMs);
		case 'held':
			await fault.until;
			return await deliver(state, response, { request, dialect, usual, fault: fault.then }, 0);
		case 'name':
			// No plan may make a success of a request whose token is bad.
			return sendUsual(httpStatus === 401 ? usual : dialect.success(fault.name));
		case 'unknownNumber':
			return sendUsual(httpStatus === 401 ? usual : dialect.unknownNumber);
		case 'code':
			return sendUsual(dialect.code(fault.httpStatus, fault.status, fault.message ?? 'No result'));
		case 'tokenExpired':
			return sendUsual(dialect.tokenRefused(fault.httpStatus));
		case 'tooManyRequests':
			return sendUsual(dialect.tooManyRequests);
		case 'serverError':
			if (fault.body === 'json') return sendUsual(dialect.serverError(fault.httpStatus));
			return send(fault.httpStatus, HTML, fault.body === 'html' ? PAGE : '');
		case 'htmlPage':
			return send(200, HTML, PAGE);
		case 'emptyBody':
			return send(200, JSON_TYPE, '');
		case 'cutOffJson':
			return send(httpStatus, JSON_TYPE, firstHalf(text));
		case 'redirect':
			response.setHeader('location', state.redirectOrigin + request.rawPath);
			return send(fault.httpStatus ?? 302, HTML, PAGE);
		case 'largeBody':
			return sendJson(httpStatus, { ...json, padding: 'x'.repeat(1024 * 1024) });
		case 'contentType':
			return send(httpStatus, fault.contentType, text);
		case 'gzip':
			response.setHeader('content-encoding', 'gzip');
			return send(httpStatus, JSON_TYPE, gzipSync(text));
		case 'json':
			return sendJson(fault.httpStatus, fault.body);
		default:
			await breakOff(response, fault, httpStatus, text);
			return response;
	}
}

const firstHalf = (text: string): string => text.slice(0, Math.ceil(text.length / 2));

async function breakOff(
	response: ServerResponse,
	{ kind }: ConnectionFault,
	httpStatus: number,
	text: string,
): Promise<void> {
	const type = { 'content-type': JSON_TYPE };
	if (kind === 'drip') {
		response.writeHead(httpStatus, type);
		const bytes = Buffer.from(text).subarray(0, -1);
		for (let at = 0; ; at += 1) {
			response.write(at < bytes.length ? bytes.subarray(at, at + 1) : ' ');
			if (!(await pause(20, response))) return;
		}
	}
	if (kind !== 'hang' && kind !== 'resetBeforeAnswer') {
		const head = { ...type, 'content-length': Buffer.byteLength(text) };
		response.writeHead(httpStatus, head).flushHeaders();
	}
	if (kind.endsWith('DuringBody')) response.write(firstHalf(text));
	if (kind === 'resetDuringBody') await pause(BEFORE_RESET_MS, response);
	if (kind.startsWith('reset')) response.socket?.resetAndDestroy();
	else hold(response);
}

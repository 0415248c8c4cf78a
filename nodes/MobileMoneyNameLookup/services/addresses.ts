import type { Environment } from '../domain/credential';
import { fieldProblem } from './credentialFields';

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Also `uat2` and `testapi`. */
const environmentWord = (words: string): RegExp =>
	new RegExp(`^(?:api|auth|gateway|pay)?(?:${words})(?:api|auth|gateway|pay)?\\d*$`);

/** UAT first: `uat.live.example.com` is a test host. */
const ENVIRONMENT_WORDS: ReadonlyArray<readonly [Environment, RegExp]> = [
	['uat', environmentWord('uat|test|testing|sandbox|staging|stage|dev|qa|preprod|demo')],
	['production', environmentWord('prod|production|live')],
];

const LABELS = { uat: 'Test (UAT)', production: 'Production' } as const;
/** The last two labels are the name of a provider, who may be called Demo or Live. */
const OWN_NAME_LABELS = 2;

function environmentOfHost(hostname: string): Environment | undefined {
	const labels = hostname.replace(/\.$/, '').split('.').slice(0, -OWN_NAME_LABELS);
	const words = labels.flatMap((label) => label.split('-'));
	return ENVIRONMENT_WORDS.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0];
}

function parseUrl(text: string): URL | undefined {
	// Not URL.canParse: once V8 has optimised its caller, Node.js 20 refuses hosts with letters such as ü.
	try {
		return new URL(text);
	} catch {
		return undefined;
	}
}

/** Host and path of an address of the environment, without superfluous slashes; throws ThrownFailure. */
export function hostAddress(field: string, text: string, environment: Environment): string {
	const url = parseUrl(text);
	const isSafe = url?.protocol === 'https:';
	const isLoopback = url?.protocol === 'http:' && LOOPBACK_HOST.test(url.hostname);
	if (!url || !(isSafe || isLoopback))
		throw fieldProblem(
			field,
			text === '' ? 'is empty' : 'must begin with https://',
			'Enter it as your account details show it, for example https://api.example.com/io. With http://, others on the network could read your key and password.',
		);
	const named = environmentOfHost(url.hostname);
	if (named !== undefined && named !== environment)
		throw fieldProblem(
			field,
			`looks like ${LABELS[named]}, but the credential's environment is ${LABELS[environment]}`,
			'Choose the environment that the address belongs to, or enter the address of the chosen environment.',
		);
	return `${url.origin}${url.pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '')}`;
}

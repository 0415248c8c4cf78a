import { AccountProblem } from '../account/accountProblem';
import { type Environment, parseUrl } from '../account/account';

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Words of a host name that name an environment; with a number or one of a few words attached, such as `uat2` or `testapi`, too. */
const environmentWord = (words: string): RegExp =>
	new RegExp(`^(?:api|auth|gateway|pay)?(?:${words})(?:api|auth|gateway|pay)?\\d*$`);

const ENVIRONMENT_WORDS: Readonly<Record<Environment, RegExp>> = {
	uat: environmentWord('uat|test|testing|sandbox|staging|stage|dev|qa|preprod|demo'),
	production: environmentWord('prod|production|live'),
};

const EXAMPLES: Readonly<Record<Environment, string>> = {
	uat: 'https://uat.example.com/io',
	production: 'https://api.example.com/io',
};

const ENVIRONMENT_LABELS: Readonly<Record<Environment, string>> = {
	uat: 'Test (UAT)',
	production: 'Production',
};

/** The last two labels are the name of a provider, who may be called Demo or Live. */
const OWN_NAME_LABELS = 2;

/** The environment that the host name contains, UAT first: `uat.live.example.com` is a test host. */
function environmentOfHost(hostname: string): Environment | undefined {
	const labels = hostname.toLowerCase().replace(/\.$/, '').split('.').slice(0, -OWN_NAME_LABELS);
	const words = labels.flatMap((label) => label.split('-'));
	const names = (environment: Environment) =>
		words.some((word) => ENVIRONMENT_WORDS[environment].test(word));
	if (names('uat')) return 'uat';
	return names('production') ? 'production' : undefined;
}

function refuse(field: string, problem: string, nextStep: string): AccountProblem {
	return new AccountProblem('settings', `'${field}' in the credential ${problem}.`, nextStep);
}

/**
 * Checks an address of the credential, and refuses what would send secrets astray or mix environments
 * (service description 1 and 5.5).
 *
 * @returns the address, its path kept, without trailing or doubled slashes
 * @throws AccountProblem of kind `settings` that names the field
 */
export function hostAddress(field: string, text: string, environment: Environment): string {
	const shape = `Enter it as your account details show it, for example ${EXAMPLES[environment]}.`;
	if (text === '') throw refuse(field, 'is empty', shape);
	const url = parseUrl(text);
	if (url === undefined) throw refuse(field, 'must begin with https://', shape);
	const isLoopback = LOOPBACK_HOST.test(url.hostname);
	if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) {
		throw refuse(
			field,
			'must begin with https://',
			'Use the https:// address. With http://, others on the network could read your key and password.',
		);
	}
	// An empty user name is gone from the parsed address, so the text is looked at as well.
	if (url.username !== '' || url.password !== '' || /^[a-z]+:[/\\]*[^/\\?#]*@/i.test(text)) {
		throw refuse(
			field,
			'has a user name or password in it',
			'Remove the @ sign and everything before it. The login and the password have their own fields.',
		);
	}
	if (/[?#\\\s]|%(?:2f|5c)/i.test(text) || hasDotSegments(text)) {
		throw refuse(
			field,
			'has more than a host and a path',
			'Remove question marks, number signs, backslashes, spaces and dots between slashes.',
		);
	}
	const named = environmentOfHost(url.hostname);
	if (named !== undefined && named !== environment) {
		throw refuse(
			field,
			`looks like ${ENVIRONMENT_LABELS[named]}, but the credential's environment is ${ENVIRONMENT_LABELS[environment]}`,
			'Choose the environment that the address belongs to, or enter the address of the chosen environment.',
		);
	}
	return `${url.origin}${url.pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '')}`;
}

function hasDotSegments(path: string): boolean {
	return path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
}

/**
 * Checks the path of the token call (service description 4.1).
 *
 * @param text the path as entered
 * @returns the path with one slash in front
 * @throws AccountProblem of kind `settings`
 */
export function tokenPath(text: string): string {
	const path = text.replace(/^\/+/, '');
	const shape =
		"Enter only the path, for example /identity-test/v2/token. A host belongs in 'Auth URL'.";
	if (path === '') throw refuse('Token Path', 'is empty', shape);
	if (
		!/^[A-Za-z0-9\-._~!$&'()*+,;=@%/]+$/.test(path) ||
		/%(?:2f|5c)/i.test(path) ||
		hasDotSegments(path)
	) {
		throw refuse('Token Path', 'is not a plain path', shape);
	}
	return `/${path}`;
}

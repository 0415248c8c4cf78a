import { defaultAccount, type AccountKind, type Fault, type FaultPlan } from '../../simulator';
import { loginFields } from './loginFields';

/** An account that nobody knows. */
export const wrongAccount = {
	...{ apiKey: 'other-key-77', login: 'other.login', password: 'Other & wrong=5' },
	...{ clientId: 'other-client-77', clientSecret: 'Other:/+&client=5' },
	...{ consumerKey: 'OtherKey77', consumerSecret: 'Other:/+&consumer=5' },
};

/** What runs meet in which a secret might get out. */
export interface SecretCase {
	plan?: FaultPlan;
	/** The token in use is refused from then on. */
	expired?: boolean;
	/** Changes to the credential before the runs. */
	changes?: Record<string, string>;
}

const lookups = (fault: Fault): SecretCase => ({
	plan: ({ kind }) => (kind === 'token' ? undefined : fault),
});
const tokenCalls = (fault: Fault): SecretCase => ({
	expired: true,
	plan: ({ kind }) => (kind === 'token' ? fault : undefined),
});

/** Repeats in its answers all that a request tells of the account. */
const echoOf =
	(account: AccountKind): FaultPlan =>
	({ kind, service, number, authorization }) => {
		if (kind === 'token') return undefined;
		const secrets = loginFields[account].map((field) => defaultAccount[field]);
		const told = [authorization, ...secrets].join(' ');
		const [code] = secrets;
		const isFound = number === '4738534';
		const name = isFound ? 'JANE WANJIKU KAMAU' : told;
		const body =
			service === 'daraja'
				? {
						ResponseCode: isFound ? '4000' : code,
						ResponseMessage: `Success ${told}`,
						OrganizationName: name,
						DetailedMessage: told,
					}
				: { status: isFound ? 'S000000' : code, name, message: told, headers: [told] };
		return { kind: 'json', httpStatus: number === '900103' ? 500 : 200, body };
	};

/** What happens to a service, or stands in the credential, one after the other. */
export const casesOf = (kind: AccountKind): SecretCase[] =>
	Object.values<SecretCase>({
		'good rows': {},
		'a token refused with 401': lookups({ kind: 'tokenExpired', httpStatus: 401 }),
		'a token refused with 200': lookups({ kind: 'tokenExpired', httpStatus: 200 }),
		'a token endpoint out of order': tokenCalls({
			kind: 'serverError',
			httpStatus: 503,
			body: 'json',
		}),
		'a token endpoint that resets': tokenCalls({ kind: 'resetBeforeAnswer' }),
		'a token endpoint with a web page': tokenCalls({ kind: 'htmlPage' }),
		'a token answer cut off': tokenCalls({ kind: 'cutOffJson' }),
		'a token endpoint that redirects': tokenCalls({ kind: 'redirect' }),
		'resets before the answer': lookups({ kind: 'resetBeforeAnswer' }),
		'resets in the body': lookups({ kind: 'resetDuringBody' }),
		'hanging lookups': lookups({ kind: 'hang' }),
		'web pages': lookups({ kind: 'htmlPage' }),
		'too many requests': lookups({ kind: 'tooManyRequests' }),
		redirects: lookups({ kind: 'redirect' }),
		'large bodies': lookups({ kind: 'largeBody' }),
		'server errors': lookups({ kind: 'serverError', httpStatus: 500, body: 'html' }),
		'a service that repeats the request': { plan: echoOf(kind) },
		...Object.fromEntries(
			loginFields[kind].map((field) => [
				`a wrong ${field}`,
				{ changes: { [field]: wrongAccount[field] } },
			]),
		),
		'nothing that listens': { changes: { baseUrl: 'http://127.0.0.1:9' } },
	});

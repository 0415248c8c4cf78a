import { plainMessage, postpones } from '../../domain/messageWords';
import type { FailureKind } from '../../domain/responseTable';

/** A till may sell tokens of prepaid electricity. */
const OF_LOGIN = '(?! (?:amount|number|purchase|unit))';

const ABOUT_TOKEN = new RegExp(
	[
		`\\b(?:invalid|expired|revoked|missing|bad)(?: or expired)? (?:access |bearer |auth )?(?:token|jwt|credentials?)\\b${OF_LOGIN}`,
		`\\b(?:token|jwt|session)\\b${OF_LOGIN}(?: [a-z’']+){0,4} (?:invalid|expired|revoked|not valid|no longer valid|not found)\\b`,
		'\\b(?:token|jwt) signature\\b',
		'\\b(?:unauthenticated|not authenticated|authentication (?:failed|required|is required))\\b',
		'^(?:e?401\\d*[ :,]*)?unauthori[sz]ed[.! ]*$',
	].join('|'),
	'i',
);

/** Whether a message says that the token is refused. */
export const isAboutToken = (message: string): boolean => ABOUT_TOKEN.test(plainMessage(message));

/** Messages about the service or the account, with any code; the first match counts. */
const TROUBLES: ReadonlyArray<readonly [kind: FailureKind, words: RegExp]> = [
	[
		'tooManyRequests',
		/\b(?:rate limit|request limit|too many requests|queue (?:is )?full|throttl(?:ed|ing)|spike arrest|quota (?:limit )?(?:violation|exceeded))\b/i,
	],
	[
		'noCredit',
		/\b(?:insufficient (?:wallet )?(?:balance|credit|float|funds)|no credit|credits? (?:is |are )?exhausted|(?:daily|monthly) (?:look ?up )?limit|salio)\b/i,
	],
	[
		'accessDenied',
		/\b(?:access (?:is )?denied|wrong credentials|security credential|not subscribed|forbidden|(?:not|isn['’]t) (?:permitted|allowed)|(?:no|insufficient) (?:permissions?|privileges)|huna ruhusa|consumer key|signature mismatch|(?:not |un)authori[sz]ed|no api ?product match)\b/i,
	],
	[
		'serviceFault',
		/\b(?:temporary (?:error|failure|fault|problem)|(?:internal|database|system|network|unexpected|gateway) (?:server )?(?:error|failure)|overload(?:ed)?|traffic blocking|an error (?:has )?occurred|bad gateway|exception|not responding|no response|connection (?:refused|reset|lost|failed)|(?:could not|unable to|failed to) connect|processed at (?:this|the) (?:time|moment)|(?:not |un)reachable|(?:unable to|cannot) reach|something went wrong|e(?:conn|timed ?out|host|net|ai_)\w*|status code 5\d\d|dead ?lock|hand ?shake|(?:third party|mno|mmo|operator|down ?stream|up ?stream) (?:error|failure)|off ?line|cannot read propert(?:y|ies)|(?:hitilafu ya|tatizo la|shida ya) (?:mfumo|mtandao)|mfumo (?:uko|una)|huduma imesitishwa)\b/i,
	],
];

/** “No record in our database” is about the number: the database is only a place. */
const PLACE =
	/\b(?:in|on|by|with|within|from|at|of|to) (?:(?:the|our|your|this|any) )?(?:m ?pesa )?(?:system|database|network|service|server|gateway|app|application)s?\b/gi;

/** A refusal about one of these parts says nothing about the number. */
const PARTS: ReadonlyArray<readonly [kind: FailureKind, words: RegExp]> = [
	['noCredit', /\b(?:quota|subscription)s?\b/i],
	[
		'accessDenied',
		/\b(?:api|tenant|licen[cs]e|whitelist(?:ed)?|ips?|permissions?|sessions?|sign in|log ?in|credentials?|passwords?|initiator|apps?|application|user)\b/i,
	],
	[
		'requestRefused',
		/\b(?:headers?|json|is (?:missing|required)|missing (?:identifier|parameters?|fields?))\b/i,
	],
	[
		'serviceFault',
		/\b(?:system|core|gateway|switch|back ?end|host|servers?|database|network|connection|circuit|route|end ?point|handler|static resource|url|path|page|proxy|up ?stream|(?:unknown|unspecified|general) error|unable to (?:process|complete)|not (?:be )?(?:completed|processed)|duplicate request)\b/i,
	],
];

/** What messages report about the service or the account instead of the number; undefined if nothing. */
export function troubleIn(messages: readonly string[]): FailureKind | undefined {
	if (messages.some(isAboutToken)) return 'tokenRefused';
	const words = messages.map(plainMessage).join('. ');
	const trouble = TROUBLES.find(([, pattern]) => pattern.test(words))?.[0];
	if (trouble || postpones(words)) return trouble ?? 'serviceFault';
	const withoutPlaces = words.replace(PLACE, '');
	return PARTS.find(([, pattern]) => pattern.test(withoutPlaces))?.[0];
}

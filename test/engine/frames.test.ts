import { lookUpWith, rowsOf } from '../support/lookUp';
import { credentialOf, useService } from '../support/service';

useService();

const OWN_FRAME = /at (?:async )?(?:(\S+) \()?\S*\/nodes\/MobileMoneyNameLookup\/([\w/.]+)\.ts:\d+/;

/** The functions of the node that wait for what is done now, the outermost first. */
function ownFrames(): string[] {
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = Infinity;
	const { stack = '' } = new Error('Here');
	Error.stackTraceLimit = stackTraceLimit;
	const frames = stack.split('\n').flatMap((line) => {
		const [, name = 'a function', file] = OWN_FRAME.exec(line) ?? [];
		return file === undefined ? [] : [`${name} (${file})`];
	});
	return frames.reverse();
}

it('a lookup goes out through twelve functions of the node', async () => {
	const credentials = credentialOf();
	await lookUpWith(credentials, rowsOf(1));
	const stacks: string[][] = [];
	const authenticate = credentials.authenticate.bind(credentials);
	credentials.authenticate = async (...given) => {
		stacks.push(ownFrames());
		return await authenticate(...given);
	};
	await lookUpWith(credentials, rowsOf(2));
	const frames = [
		'ExecuteContext.execute (MobileMoneyNameLookup.node)',
		'checkOrThrow (actions/checkOrThrow)',
		'lookUpItems (actions/lookUpItems)',
		'askService (actions/lookUpItems)',
		'inParallel (actions/inParallel)',
		'worker (actions/inParallel)',
		'ask (actions/lookUpItems)',
		'Lookup.ask (actions/lookup)',
		'ServiceClient.ask (transport/serviceClient)',
		'Sender.send (transport/sender)',
		'Clock.within (http/clock)',
		'a function (account/requestOfRun)',
	];
	expect(stacks).toEqual([frames, frames]);
});

import { z } from 'zod';

import { ItemQueue } from '../../nodes/MobileMoneyNameLookup/run/itemQueue';
import { lookUpWith, rowsOf } from '../support/lookUp';
import { credentialOf, useService } from '../support/service';

useService();

const next = z
	.custom<ItemQueue['next']>((value) => typeof value === 'function')
	.parse(Reflect.get(ItemQueue.prototype, 'next'));

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

/** From the engine's call to the loop that carries out what is decided, and from there to n8n's helper. */
const TO_THE_LOOP = [
	'ExecuteContext.execute (MobileMoneyNameLookup.node)',
	'checkOrThrow (run/checkOrThrow)',
	'lookUpItems (run/lookUpItems)',
	'HttpClient.lookUp (sending/client)',
	'run (sending/run)',
	'carryOut (sending/run)',
];
const TO_N8N = [
	'Object.send (sending/client)',
	'HttpClient.send (sending/client)',
	'Clock.within (sending/http/clock)',
	'exchange (sending/client)',
	'sendAsRun (sending/token/requestOfRun)',
];

it('a lookup goes out through eleven functions of the node', async () => {
	const credentials = credentialOf();
	await lookUpWith(credentials, rowsOf(1));
	const [reading, sending]: [string[][], string[][]] = [[], []];
	// The loop reads a row as it sends one: by a function that carries out an action.
	const read = jest.spyOn(ItemQueue.prototype, 'next').mockImplementation(function (
		this: ItemQueue,
	) {
		reading.push(ownFrames());
		return next.call(this);
	});
	const authenticate = credentials.authenticate.bind(credentials);
	credentials.authenticate = async (...given) => {
		sending.push(ownFrames());
		return await authenticate(...given);
	};
	await lookUpWith(credentials, rowsOf(2));
	read.mockRestore();
	// The last one reads.
	expect(reading.map((frames) => frames.slice(0, -1))).toEqual(Array(3).fill(TO_THE_LOOP));
	expect(sending).toEqual([TO_N8N, TO_N8N]);
	expect(TO_THE_LOOP.length + TO_N8N.length).toBeLessThanOrEqual(12);
});

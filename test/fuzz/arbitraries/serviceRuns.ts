import fc from 'fast-check';
import type { INode } from 'n8n-workflow';

import { readReply } from '../../../nodes/MobileMoneyNameLookup/transport/readReply';
import type { SentReply } from '../oracle';
import { bodyText, httpStatus, PLAIN_NAMES } from './answers';
import { mostly } from './mostly';
import { anyText } from './texts';
import { ELSEWHERE, replyHeaders, wire, type Wire } from './wires';

/** Rows of one run. */
export const ROWS_OF_RUN = 25;

/** A row's reply and the way it takes. */
export interface RowReply extends SentReply {
	readonly wire: Wire;
	readonly headers: ReadonlyArray<readonly [string, string]>;
}

/**
 * The bytes of a reply on its way.
 *
 * @param elsewhere where its headers try to lead
 */
export const replyBytes = (
	{ httpStatus: status, headers, body, wire: way }: RowReply,
	elsewhere: string,
) =>
	way.write({
		status,
		headers: headers.map(([name, value]) => [name, value.replace(ELSEWHERE, elsewhere)]),
		body: Buffer.from(body),
	});

/** A run whose every row gets a reply of its own. */
export interface ServiceRun {
	readonly replies: readonly RowReply[];
	readonly onError: NonNullable<INode['onError']>;
	/** Empty when no name is expected. */
	readonly expectedName: string;
	readonly options: {
		readonly includeInput: boolean;
		readonly includeRawResponse: boolean;
		readonly maskName: boolean;
		readonly tryOtherType: boolean;
		readonly maxParallel: number;
	};
}

/** Any reply, on any way. */
export const reply: fc.Arbitrary<RowReply> = fc.record({
	httpStatus,
	// What cannot be written in UTF-8 never reaches the wire.
	body: bodyText.map((text) => Buffer.from(text).toString('utf8')),
	wire,
	headers: replyHeaders,
});

/** Not all runs may have a refused token in them, because that changes the fate of the other rows. */
const unrefused = reply.filter((sent) => readReply(sent, 0).kind !== 'tokenRefused');

/** Several pages of a gateway in a row may end a run, so some runs have answers for the most part. */
const answered = reply.filter(
	(sent) => sent.wire.isReadable && readReply(sent, 0).kind === 'answer',
);

const repliesOf = (one: fc.Arbitrary<RowReply>) =>
	fc.array(one, { minLength: ROWS_OF_RUN, maxLength: ROWS_OF_RUN, size: 'max' });

/** Runs with good, broken and hostile replies, in every setting of the node. */
export const serviceRun: fc.Arbitrary<ServiceRun> = fc.record({
	replies: fc.oneof(
		repliesOf(mostly(answered, unrefused, 12)),
		repliesOf(unrefused),
		repliesOf(reply),
	),
	onError: mostly(
		fc.constantFrom('continueRegularOutput', 'continueErrorOutput'),
		fc.constant('stopWorkflow'),
	),
	expectedName: fc.oneof(fc.constant(''), fc.constantFrom(...PLAIN_NAMES), anyText),
	options: fc.record({
		includeInput: fc.boolean(),
		includeRawResponse: fc.boolean(),
		maskName: fc.boolean(),
		tryOtherType: fc.boolean(),
		maxParallel: fc.integer({ min: 1, max: 10 }),
	}),
});

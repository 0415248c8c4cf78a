import { createHash } from 'node:crypto';

import { startNode } from '../../support/runNode';
import { credentialOf } from '../../support/lookUpWith';
import { DOWN, itWithService, lookUpRows, uncheckedRows } from '../../support/ownService';
import { useOwnTime } from '../../support/ownTime';

useOwnTime();

/** A number from 0 up to 1 that belongs to a row and a try. */
const chance = (number: string | undefined, attempt: number): number =>
	createHash('sha256').update(`${number} ${attempt}`).digest().readUInt32BE() / 2 ** 32;

describe('rows that are not answered, though others are, when all others are done', () => {
	itWithService.each([
		// What is left when two rounds bring nothing: with more rows that is rarer than one in a thousand.
		[0.5, 4],
		[0.7, 10],
	])('are few of 200 where %d of the replies are failures', async (service, share, most) => {
		service.setFaultPlan(({ kind, number, attempt }) =>
			kind !== 'token' && chance(number, attempt) < share ? DOWN : undefined,
		);
		const ends = await lookUpRows(service, 200, { maxParallel: 25, maxOutage: 3 });
		expect(uncheckedRows(ends).length).toBeLessThanOrEqual(most);
	});

	itWithService(
		'are asked on as long as a round brings an answer, and twice in vain',
		async (service) => {
			// The rows 0 to 9 fail so often: 0, 1, 2 … 8 times, and the last for ever.
			service.setFaultPlan(({ number, attempt }) => {
				const row = Number(number) - 100_000;
				return row < 10 && (row === 9 || attempt <= row) ? DOWN : undefined;
			});
			const ends = await lookUpRows(service, 30, { maxRetries: 1 });
			expect(uncheckedRows(ends)).toEqual([expect.stringMatching(/^9: .*503.* after 1\d tries/)]);
		},
	);

	itWithService('stop the workflow only then', async (service) => {
		service.setFaultPlan(({ number, attempt }) => {
			const failures = number === '100003' ? 2 : number === '100020' ? 9 : 0;
			return attempt <= failures ? DOWN : undefined;
		});
		const { error, outputs } = await startNode({
			items: Array.from({ length: 30 }, (_, row) => ({ json: { number: String(100_000 + row) } })),
			parameters: {
				operation: 'till',
				merchantTillNumber: '={{ $json.number }}',
				options: { maxRetries: 1 },
			},
			credentials: credentialOf(service),
		}).result;
		expect(outputs).toEqual([]);
		expect(error).toMatchObject({ context: { itemIndex: 20 }, httpCode: '503' });
	});

	itWithService.each([[true], [false]])(
		'are asked for as the other type, too (equal numbers share a lookup: %s)',
		async (service, reuseDuplicates) => {
			// No number is a till; as a paybill the first four fail 2, 3 and 4 times, and for ever.
			service.setFaultPlan(({ kind, number, attempt }) => {
				const row = Number(number) - 100_000;
				const isDown = kind === 'paybill' && row < 4 && (row === 3 || attempt <= row + 2);
				return isDown ? DOWN : undefined;
			});
			const options = { tryOtherType: true, maxRetries: 1, reuseDuplicates };
			const ends = await lookUpRows(service, 12, options);
			expect(uncheckedRows(ends)).toEqual([
				expect.stringMatching(/^3: Whether this number is a paybill could not .* after 7 tries/),
			]);
		},
	);
});

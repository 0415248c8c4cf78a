import { ASKED, badResponses, type End } from './badInput';
import { comesTo, SERVICES } from './comesTo';

/** What the readings of a response end as; any other is a failed check. */
const ENDS: Readonly<Record<string, End>> = {
	found: 'confirmed',
	doubtful: 'needsReview',
	accountNotFound: 'notConfirmed',
	rejected: 'notConfirmed',
	operatorNotSupported: 'notConfirmed',
};

describe.each(SERVICES)('odd responses of %s', (service) => {
	const all = badResponses(service);

	it('are 200 or more, each of them once', () => {
		expect(all.length).toBeGreaterThanOrEqual(200);
		const bodies = all.map(({ httpStatus, body }) => `${httpStatus} ${body.toString('latin1')}`);
		expect(new Set(bodies).size).toBe(bodies.length);
	});

	it('confirm nothing, deny nothing but by a code that says so, and say what to do', () => {
		const wrong = all.flatMap(({ what, httpStatus, body, end }) => {
			const lookup = { type: 'till', number: ASKED } as const;
			const read = { lookup, httpStatus, body: body.toString('utf8') };
			const { to = '', nextStep } = comesTo(service, read);
			const ended = ENDS[to] ?? 'unchecked';
			const isTold = ended !== 'unchecked' || (nextStep ?? '').endsWith('.');
			return ended === end && isTold ? [] : [`${what}: ${ended} (${to}), not ${end}`];
		});
		expect(wrong).toEqual([]);
	});
});

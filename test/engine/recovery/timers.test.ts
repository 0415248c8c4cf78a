import { lookUpRows, until, withOwnService } from '../../support/ownService';

describe('timers', () => {
	const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

	it(
		'of a run are gone when it has ended, long before their time',
		withOwnService(async (service) => {
			// The first run opens what the engine keeps for all others.
			await lookUpRows(service, 20);
			const before = timers();
			service.setFaultPlan(({ sequence, kind }) =>
				kind !== 'token' && sequence % 5 === 0
					? { kind: 'serverError', httpStatus: 503, body: 'json' }
					: undefined,
			);
			const options = { timeout: 300_000, maxRetries: 2, maxOutage: 600 };
			for (let run = 0; run < 5; run++) await lookUpRows(service, 20, options);
			await until(() => timers() <= before);
		}),
	);
});

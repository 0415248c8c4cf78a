import { begunBy, underWayIn } from './workerLog';

const log = [
	'n8n worker is now ready',
	'Worker started execution 12 (job 7)',
	'Worker started execution 13 (job 8)',
	'Worker finished execution 12 (job 7)',
	'Worker started execution 120 (job 9)',
].join('\n');

describe('a worker’s log', () => {
	test('tells which executions it has begun', () => {
		expect(begunBy({ log: () => log })).toEqual(['12', '13', '120']);
	});

	test('tells which of them are under way', () => {
		expect(underWayIn({ log: () => log })).toEqual(['13', '120']);
	});
});

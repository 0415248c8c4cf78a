import { withService } from '../support/withService';

const { lookUp } = withService();

const HELD = { number: '4738534' };
const UNKNOWN = { number: '900006' };
const BAD = { number: '0712345678' };

const CONTINUES = { onError: 'continueRegularOutput' } as const;

describe('what a run says above its output', () => {
	it('counts the rows by outcome', async () => {
		const rows = [HELD, HELD, UNKNOWN, BAD];
		expect((await lookUp(rows, CONTINUES)).hints).toEqual([
			'4 rows: 2 Confirmed, 1 Not Confirmed, 1 Unchecked. The unchecked row is on Needs Review.',
		]);
	});

	it('says that the first output is empty, which n8n shows', async () => {
		expect((await lookUp([HELD], CONTINUES)).hints).toEqual([
			'1 row: 1 Confirmed. Nothing needs review: see the other outputs.',
		]);
	});

	it('says so, too, where what was not checked is on the error output', async () => {
		expect((await lookUp([BAD], { onError: 'continueErrorOutput' })).hints).toEqual([
			'1 row: 1 Unchecked. The unchecked row is on the error output. Nothing needs review: see the other outputs.',
		]);
		expect((await lookUp([BAD, BAD], { onError: 'continueErrorOutput' })).hints).toEqual([
			expect.stringContaining('The unchecked rows are on the error output.'),
		]);
	});

	it('is nothing where an agent runs the node', async () => {
		expect((await lookUp([HELD], { ...CONTINUES, isTool: true })).hints).toEqual([]);
	});

	it('is nothing without rows', async () => {
		expect((await lookUp([], CONTINUES)).hints).toEqual([]);
	});
});

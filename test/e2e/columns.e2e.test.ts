import fc from 'fast-check';
import { z } from 'zod';
import { cleanUp } from '../realN8n/cleanup';
import { startServer } from '../realN8n/n8nServer';
import { chosenMajor } from '../realN8n/installN8n';
import { jsonColumnCase, ROWS_EACH } from '../support/columnCases';
import { finishedExecution } from './support/executions';
import { installProbe, probeType } from './support/probePackage';
import { storeWorkflow } from './support/publishWorkflow';
import { runByHand } from './support/runByHand';
import { ownN8n } from './support/sharedN8n';
import { inLine, node, trigger } from './support/workflows';

const found = z.object({
	engine: z.string(),
	taken: z.number(),
	asked: z.number(),
	differences: z.array(z.string()),
});

/** The engines for expressions that each n8n has; the first is the one it comes with. */
const engines = { 1: ['legacy'], 2: ['vm', 'quickjs'] } as const;

afterEach(cleanUp);

test.each(engines[chosenMajor()])(
	'a value that is taken from the item is the one that n8n gives, with its engine %s',
	async (engine) => {
		const cases = fc.sample(jsonColumnCase, 600);
		const settings = cases.map(({ setting }) => setting);
		const rows = JSON.stringify(cases.flatMap((each) => each.rows));
		const instance = await ownN8n({ variables: { N8N_EXPRESSION_ENGINE: engine } });
		await installProbe(instance);
		const workflow = inLine('Columns', [
			node(trigger, 'manualTrigger'),
			node('Rows', probeType, { rows }),
			node('Compare', probeType, { settings, itemsEach: ROWS_EACH }),
		]);
		const { rest } = await startServer(instance);
		const { id } = await storeWorkflow(rest, workflow);
		await runByHand(rest, id, trigger);
		const { outputs } = await finishedExecution(rest, id);
		const report = found.parse(outputs('Compare')[0]?.[0]);
		expect(report).toMatchObject({ engine, differences: [] });
		// Both ways have to be taken often, or this would show nothing.
		expect(report.taken).toBeGreaterThan(200);
		expect(report.asked).toBeGreaterThan(200);
	},
);

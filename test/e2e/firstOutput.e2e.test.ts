import { OUTPUTS } from '../../nodes/MobileMoneyNameLookup/domain/outcome';
import { useLiveN8n } from './support/liveN8n';
import {
	inLine,
	lookupName,
	lookupNode,
	node,
	trigger,
	type NewWorkflow,
	type WorkflowNode,
} from './support/workflows';

const tills = ['4738534', '5031264', '0712345678', ''];

describe('what n8n sends on without a check', () => {
	const live = useLiveN8n();

	/** Runs a lookup by hand; what reached the node behind each output. */
	async function run(
		setting: Partial<WorkflowNode>,
		{ rows = tills, ...changes }: Partial<NewWorkflow> & { rows?: string[] } = {},
	): Promise<unknown[]> {
		const sheet = { mode: 'raw', jsonOutput: JSON.stringify({ rows }), options: {} };
		const split = { fieldToSplitOut: 'rows', options: { destinationFieldName: 'till' } };
		const workflow = inLine(
			'Behind each output',
			[
				node(trigger, 'manualTrigger'),
				node('Sheet', 'set', sheet, 3.4),
				node('Rows', 'splitOut', split),
				{ ...lookupNode(live().credentialId), ...setting },
			],
			OUTPUTS.map((output) => node(output, 'noOp')),
		);
		const { outputs } = await live().run({ ...workflow, ...changes });
		return OUTPUTS.map((output) => outputs(output)[0] ?? []);
	}

	test('never leaves by Confirmed when the node is deactivated', async () => {
		const reached = await run({ disabled: true });
		expect(reached).toEqual([tills.map((till) => ({ till })), [], []]);
	});

	test('never leaves by Confirmed when its data are pinned', async () => {
		const pinned = { outcome: 'notConfirmed', accountNumber: '5031264' };
		const reached = await run({}, { pinData: { [lookupName]: [{ json: pinned }] } });
		expect(reached).toEqual([[pinned], [], []]);
	});

	test('never leaves by Confirmed when n8n adds the empty item of Always Output Data', async () => {
		const reached = await run({ alwaysOutputData: true }, { rows: ['5999991'] });
		expect(reached).toEqual([[{}], [], [expect.objectContaining({ reason: 'accountNotFound' })]]);
	});
});

import fc from 'fast-check';
import type { IDataObject, IExecuteFunctions, INodeType } from 'n8n-workflow';
import { Expression } from 'n8n-workflow';

import { columnReader } from '../../nodes/MobileMoneyNameLookup/actions/columnReference';
import { jsonColumnCase, ROWS_EACH } from '../support/columnCases';
import type { ColumnCase } from '../support/columnCases';
import type { ProbeReport } from '../support/columnProbe';
import { probeColumns, probeDescription } from '../support/columnProbe';
import { CONFIRMED, NEEDS_REVIEW } from '../support/outputs';
import { newCredential, runNode } from '../support/runNode';
import { goesOn, jsonOf, withService } from '../support/withService';

const { lookUp, simulator } = withService();

const NOT_WORKED_OUT: unknown = expect.stringMatching(/^Expected Name could not be worked out/);

describe('an expression that fails', () => {
	const rows = [
		{ number: '4738534', from: 'Rows' },
		{ number: '5031264', from: 'Nowhere' },
	];
	const parameters = { expectedName: '={{ $($json.from).first().json.payee ?? "Jane Kamau" }}' };

	it('leaves its own item unchecked and no other', async () => {
		const result = await lookUp(rows, { parameters, ...goesOn });
		expect(jsonOf(result, CONFIRMED)).toMatchObject([{ accountNumber: '4738534' }]);
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([
			{ outcome: 'unchecked', error: { message: NOT_WORKED_OUT } },
		]);
		expect(simulator().stats.lookups).toBe(1);
	});

	it('stops the workflow with the field’s name where errors stop it', async () => {
		const { error } = await lookUp(rows, { parameters });
		expect(error?.message).toMatch(/^Expected Name could not be worked out.* row 2 of 2/);
	});
});

describe('a field that is only a column', () => {
	it('is worked out by n8n once, and read from the item for all others', async () => {
		const rows = Array.from({ length: 20 }, (_, row) => ({
			number: `47385${row + 10}`,
			payee: `Jane ${row}`,
		}));
		const workedOut = jest.spyOn(Expression.prototype, 'resolveSimpleParameterValue');
		const parameters = { expectedName: '={{ $json["payee"] }}' };
		const { outputs } = await lookUp(rows, { parameters });
		const expressions = workedOut.mock.calls.map(([setting]) => setting);
		workedOut.mockRestore();
		expect(expressions).toEqual(['={{ $json.number }}', '={{ $json["payee"] }}']);
		expect(outputs.flat().map(({ json }) => json['accountNumber'])).toEqual(
			rows.map(({ number }) => number),
		);
	});

	it('is refused where n8n refuses its name, whatever the item holds', async () => {
		const namesakes: IDataObject[] = ['4738534', '5031264'].map((number) => ({
			number,
			constructor: 'Jane Kamau',
		}));
		const parameters = { expectedName: '={{ $json["constructor"] }}' };
		const result = await lookUp(namesakes, { parameters, ...goesOn });
		const refused = { error: { message: NOT_WORKED_OUT } };
		expect(jsonOf(result, NEEDS_REVIEW)).toMatchObject([refused, refused]);
	});

	/** Reads all cases in one run of n8n's engine. */
	async function probe(cases: readonly ColumnCase[]): Promise<ProbeReport> {
		let report: ProbeReport | undefined;
		const otherNode: INodeType = {
			description: probeDescription,
			async execute(this: IExecuteFunctions) {
				report = probeColumns(this, columnReader);
				return await Promise.resolve([[]]);
			},
		};
		const { error } = await runNode({
			items: cases.flatMap(({ rows }) => rows.map((json) => ({ json: Object(json) }))),
			parameters: { settings: cases.map(({ setting }) => setting), itemsEach: ROWS_EACH },
			credentials: newCredential({}),
			otherNode,
		});
		if (!report) throw error ?? new Error('The probe did not run.');
		return report;
	}

	it('has the value that n8n gives', async () => {
		const report = await probe(fc.sample(jsonColumnCase, 100));
		expect(report.differences).toEqual([]);
		// Both ways have to be taken often, or this would show nothing.
		expect(report.taken).toBeGreaterThan(40);
		expect(report.asked).toBeGreaterThan(40);
	});
});

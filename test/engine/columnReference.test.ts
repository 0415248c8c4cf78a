import fc from 'fast-check';
import type { IExecuteFunctions, INodeType } from 'n8n-workflow';

import { columnReader } from '../../nodes/MobileMoneyNameLookup/actions/columnReference';
import { liveColumnCase, ROWS_EACH } from '../support/columnCases';
import type { ColumnCase } from '../support/columnCases';
import type { ProbeReport } from '../support/columnProbe';
import { probeColumns, probeDescription } from '../support/columnProbe';
import { newCredential, runNode } from '../support/runNode';

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
	const items = cases.flatMap(({ rows }) => rows.map((json) => ({ json: Object(json) })));
	const settings = cases.map(({ setting }) => setting);
	const { error } = await runNode({
		items,
		parameters: { settings, itemsEach: ROWS_EACH },
		credentials: newCredential({}),
		otherNode,
	});
	if (!report) throw error ?? new Error('The probe did not run.');
	return report;
}

it('a value that is taken from the item is the one that n8n gives', async () => {
	const report = await probe(fc.sample(liveColumnCase, 300));
	expect(report.differences).toEqual([]);
	// Both ways have to be taken often, or this would show nothing.
	expect(report.taken).toBeGreaterThan(100);
	expect(report.asked).toBeGreaterThan(100);
});

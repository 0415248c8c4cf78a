import { credentialOf, startLookUp } from '../../support/lookUpWith';
import { rowsOf, uncheckedRows, withOwnService } from '../../support/ownService';

describe('a credential that is deleted while a run uses it', () => {
	it('costs no row, though n8n cannot store the next token', async () => {
		await withOwnService(async (simulator) => {
			const credentials = credentialOf(simulator);
			simulator.setFaultPlan(({ kind, sequence }) => {
				if (kind !== 'token' && sequence === 20) {
					credentials.stored = undefined;
					simulator.expireAllTokens();
				}
				return undefined;
			});
			const result = await startLookUp(credentials, rowsOf(100)).result;
			expect(uncheckedRows(result, 100)).toEqual([]);
			expect(simulator.stats.tokenRequests).toBe(2);
			expect(credentials.stored).toBeUndefined();
		});
	});
});

import { credentialOf } from '../support/lookUpWith';
import { requestingNode } from '../support/requestingNode';
import { runNode } from '../support/runNode';
import { withService } from '../support/withService';

const { simulator } = withService();

describe('another node with the credential', () => {
	it.each(['requestWithAuthentication', 'httpRequestWithAuthentication'] as const)(
		'sends the token to the host of the Base URL alone, redirects included (%s)',
		async (helper) => {
			const service = simulator();
			service.setFaultPlan(({ kind }) => (kind === 'token' ? undefined : { kind: 'redirect' }));
			const url = `${service.baseUrl}/v3/countries/KE/mmos/Mpesa/merchants/4738534`;
			await runNode({
				items: [{ json: {} }],
				parameters: {},
				credentials: credentialOf(service),
				otherNode: requestingNode({ url }, helper),
				onError: 'continueRegularOutput',
			});
			expect(service.stats).toMatchObject({ lookups: 1, bearerRefusals: 0 });
			expect(service.stats.elsewhere).toEqual({ requests: 1, withAuthorization: 0 });
		},
	);
});

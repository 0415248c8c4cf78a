import type { AccountType } from '../../nodes/MobileMoneyNameLookup/domain/accountType';
import type { Client, Variation } from './client';
import type { Fault } from './faults';
import type { Simulator } from './simulator';
import { withSimulator } from './withSimulator';

const withDaraja = async (use: (simulator: Simulator, client: Client) => Promise<void>) => {
	await withSimulator({}, use, 'daraja');
};

const texts = { ConversationID: expect.any(String), DetailedMessage: expect.any(String) };
const success = { ResponseCode: '4000', ResponseMessage: 'Success', ChargeProfileID: '20013' };
const found = { ...texts, ...success };
const rejected = { ResponseCode: '1', ResponseMessage: 'Organization does not exist' };
const unknown = { ...texts, ...rejected };
const error = (errorCode: string, errorMessage: string) => ({
	...{ requestId: expect.any(String), errorCode, errorMessage },
});
const till = (number: string) => ({ OrganizationShortCode: number, TillNumber: number });
const jane = { ...found, ...till('4738534'), OrganizationName: 'JANE WANJIKU KAMAU' };
const sacco = {
	...{
		...found,
		OrganizationShortCode: '900010',
		OrganizationName: 'UMOJA WETU SACCO SOCIETY LTD',
	},
};

describe('the lookup of Daraja', () => {
	it.each<[AccountType, string, object]>([
		['till', '4738534', jane],
		['paybill', '900010', sacco],
		['till', '900010', { ...unknown, ...till('900010') }],
		['till', '4738534 ', { ...unknown, ...till('4738534 ') }],
		['paybill', '4738534', { ...unknown, OrganizationShortCode: '4738534' }],
	])('finds a number in the register of its type: %s %j', async (type, number, json) => {
		await withDaraja(async (_simulator, client) => {
			const answer = await client.lookUp(type, number);
			expect([answer.httpStatus, answer.json]).toEqual([200, json]);
		});
	});

	it.each<[string, Variation]>([
		['no JSON', { body: 'IdentifierType=2&Identifier=4738534' }],
		['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
		['a number for a type', { body: '{"IdentifierType":2,"Identifier":"4738534"}' }],
		['a number for a number', { body: '{"IdentifierType":"2","Identifier":4738534}' }],
		['another type', { body: '{"IdentifierType":"1","Identifier":"4738534"}' }],
		['no number', { body: '{"IdentifierType":"2","Identifier":""}' }],
		['more', { body: '{"IdentifierType":"2","Identifier":"4738534","mmoId":"Mpesa"}' }],
	])('refuses %s', async (_what, variation) => {
		await withDaraja(async (simulator, client) => {
			const answer = await client.lookUp('till', '4738534', variation);
			const json = { errorCode: '400.002.02', requestId: expect.any(String) };
			expect(answer).toMatchObject({ httpStatus: 400, json });
			expect(simulator.stats).toMatchObject({ lookups: 1, lookupsPerAccount: {} });
			simulator.expireAllTokens();
			expect((await client.lookUp('till', '4738534', variation)).httpStatus).toBe(401);
		});
	});

	it.each([
		['GET', '/sfcverify/v1/query/info'],
		['POST', '/sfcverify/v1/query/info/'],
		['POST', '/oauth/v1/generate?grant_type=client_credentials'],
		['GET', '/v1/oauth2/token'],
	])('has nothing for %s %s', async (method, path) => {
		await withDaraja(async (_simulator, client) => {
			expect(await client.send(path, { method })).toMatchObject({
				httpStatus: 404,
				json: undefined,
			});
		});
	});
});

describe('a fault at Daraja', () => {
	it.each<[Fault, number, unknown]>([
		[{ kind: 'name', name: 'A' }, 200, { ...jane, OrganizationName: 'A' }],
		[{ kind: 'name', name: null }, 200, { ...jane, OrganizationName: null }],
		[{ kind: 'name' }, 200, { ...jane, OrganizationName: undefined }],
		[{ kind: 'unknownNumber' }, 200, { ...unknown, ...till('4738534') }],
		[
			{ kind: 'code', httpStatus: 422, status: '7', message: 'No' },
			422,
			{ ConversationID: expect.any(String), ResponseCode: '7', ResponseMessage: 'No' },
		],
		[{ kind: 'tokenExpired', httpStatus: 403 }, 403, error('404.001.03', 'Invalid Access Token')],
		[{ kind: 'tooManyRequests' }, 429, error('500.003.02', 'Spike arrest violation')],
		[
			{ kind: 'serverError', httpStatus: 500, body: 'json' },
			500,
			error('500.003.1001', 'Internal Server Error'),
		],
		[
			{ kind: 'serverError', httpStatus: 503, body: 'json' },
			503,
			error('503.002.01', 'Service Unavailable'),
		],
		[{ kind: 'wrongType', field: 'name' }, 200, { ...jane, OrganizationName: 12345 }],
		[{ kind: 'wrongType', field: 'status' }, 200, { ...jane, ResponseCode: 12345 }],
		[{ kind: 'wrongType', field: 'message' }, 200, { ...jane, ResponseMessage: 12345 }],
		[{ kind: 'wrongType', field: 'ChargeProfileID' }, 200, { ...jane, ChargeProfileID: 12345 }],
		[{ kind: 'withFields', fields: { A: 1 } }, 200, { ...jane, A: 1 }],
	])('%j is in its words', async (fault, httpStatus, json) => {
		await withDaraja(async (simulator, client) => {
			simulator.setFaultPlan(({ service }) => (service === 'daraja' ? fault : undefined));
			const answer = await client.lookUp('till', '4738534');
			expect([answer.httpStatus, answer.json]).toEqual([httpStatus, json]);
		});
	});

	it('cannot make a success of a bad token', async () => {
		await withDaraja(async (simulator, client) => {
			simulator.expireAllTokens();
			for (const kind of ['name', 'unknownNumber'] as const) {
				simulator.setFaultPlan(() => ({ kind }));
				const { httpStatus, json } = await client.lookUp('till', '4738534');
				expect([httpStatus, json]).toEqual([401, error('401.003.01', 'Invalid Access Token')]);
			}
		});
	});
});

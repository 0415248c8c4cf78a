import { z } from 'zod';
import { magicHolder } from './magicNumber';
import { magicNumberTables } from './magicNumbers';
import { withSimulator } from './withSimulator';

const absent = { OrganizationName: undefined, TillNumber: undefined };
const other = '900899';
const success = {
	ResponseCode: '4000',
	ResponseMessage: 'Success',
	OrganizationName: magicHolder,
};
const code = (ResponseCode: unknown, ResponseMessage: string) => ({
	...{ ResponseCode, ResponseMessage, OrganizationName: undefined },
});
const error = (errorCode: string) => ({ requestId: expect.any(String), errorCode });
const fault = (errorcode: string) => ({
	fault: { faultstring: expect.any(String), detail: { errorcode } },
});
const spikeArrest = fault('policies.ratelimit.SpikeArrestViolation');
const own: Array<[string, number, object]> = [
	['900801', 200, { ...success, ResponseCode: '0' }],
	['900802', 200, { ...success, ResponseCode: 4000 }],
	['900803', 200, { ...success, ResponseCode: 0 }],
	['900804', 200, { ...success, OrganizationName: undefined }],
	['900805', 200, { ...success, ResponseMessage: 'Failed' }],
	['900806', 200, { ...success, ResponseCode: '1' }],
	['900807', 200, { ...success, ResponseMessage: 'success' }],
	['900808', 200, { ...success, OrganizationShortCode: other, TillNumber: undefined }],
	['900809', 200, { ...success, OrganizationShortCode: '900809', TillNumber: other }],
	['900810', 200, { ...success, OrganizationShortCode: other, TillNumber: '900810' }],
	['900811', 200, code('500', 'Invalid parameter')],
	['900812', 200, code('401.001', 'Invalid access token')],
	['900813', 200, code('1', 'Request rejected')],
	['900814', 200, code(1, 'Request rejected')],
	['900820', 400, error('404.001.03')],
	['900821', 401, error('404.001.03')],
	['900822', 404, error('404.001.03')],
	['900823', 400, error('400.003.01')],
	['900824', 401, error('401.002.01')],
	['900825', 401, error('401.003.01')],
	['900826', 401, fault('keymanagement.service.invalid_access_token')],
	['900827', 404, error('404.001.03')],
	['900830', 500, error('500.003.02')],
	['900831', 500, error('500.003.03')],
	['900832', 429, spikeArrest],
	['900833', 500, spikeArrest],
	['900834', 429, fault('policies.ratelimit.QuotaViolation')],
	['900840', 500, error('500.001.1001')],
	['900841', 500, error('500.003.1001')],
	['900842', 503, error('503.001.01')],
	['900850', 404, error('404.001.01')],
	['900851', 404, error('404.003.01')],
	['900852', 400, error('400.002.02')],
	['900853', 400, error('400.002.05')],
	['900854', 400, error('400.003.02')],
	['900855', 403, fault('keymanagement.service.InvalidAPICallAsNoApiProductMatchFound')],
	['900860', 200, { Body: expect.any(Object) }],
];
const shared: typeof own = [
	['900001', 200, { ...success, OrganizationName: 'JANE WANJIKU KAMAU' }],
	['900004', 200, { ...success, OrganizationName: undefined }],
	['900005', 200, code('1', 'Organization does not exist')],
	['900006', 422, { ResponseCode: 'E422022' }],
	['900007', 503, error('503.002.01')],
	['900008', 401, error('404.001.03')],
	['900107', 200, { ...success, OrganizationName: null }],
	['900201', 200, code('E409001', 'Account is not active')],
	['900401', 429, error('500.003.02')],
	['900705', 200, { ...success, ResponseCode: 12345 }],
];

describe('the magic numbers of Daraja', () => {
	const body = z.record(z.unknown());
	/** What is left out counts as undefined. */
	const bodyOf = (json: unknown) => ({ ...absent, ...body.parse(json) });

	it.each([...own, ...shared])('%s is answered with HTTP %i %j', async (...row) => {
		const [number, httpStatus, json] = row;
		await withSimulator(
			{},
			async (_simulator, client) => {
				const first = await client.lookUp('till', number);
				expect([first.httpStatus, bodyOf(first.json)]).toEqual([
					httpStatus,
					expect.objectContaining(json),
				]);
				const isOver = number === '900827';
				const again = isOver ? { httpStatus: 200, json: success } : { httpStatus };
				expect(await client.lookUp('till', number)).toMatchObject(again);
			},
			'daraja',
		);
	});

	it('all have their row', () => {
		const numbers = magicNumberTables.daraja.map(({ number }) => number);
		expect(own.map(([number]) => number)).toEqual(numbers);
	});
});

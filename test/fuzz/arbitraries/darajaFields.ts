import fc from 'fast-check';

import { json, literal, mostlyAll, NO_NAMES, PLAIN_NAMES, strangeField } from './fields';
import type { AnswerFields } from './fields';
import { mostly } from './texts';

/** Stands in a body for the number that is asked; long enough to come from nowhere else. */
export const NUMBER_ASKED = '731905246';

/** What stands in an answer of which nothing is doubted. */
const DETAILED_MESSAGE = 'Request received successfully';

const NEARLY = [' 4000', '4000 ', '04000', '4000.0', '00', '４000', '4000\u200b', '400', ''];
const REJECTIONS = ['1', '2001', 'SVC0403'];
const FAULTS = ['500', '401.001', '404.001.03', '400.002.02', '500.003.02', '503.001.01'];

/** One of these most of the time, else one of the others or of those that look like success, or any JSON. */
const code = (good: readonly string[], others: readonly string[]): fc.Arbitrary<string> =>
	mostly(
		fc.constantFrom(...good.map(json)),
		fc.oneof(
			fc.constantFrom(...[...NEARLY, ...others].map(json)),
			literal(['4000'], others),
			fc.constantFrom('4000', '0', '-0', '4e3', '4000.5', '1'),
		),
		2,
	);
const successCode = code(['4000', '0'], [...REJECTIONS, 'S000000']);
const rejectionCode = code(REJECTIONS, FAULTS);

const SUCCESSES = ['Success', 'success', 'Successful'];
const NO_SUCCESSES = ['Unsuccessful', 'Lookup Success', 'Ｓuccess', 'Invalid Access Token', ''];
const successMessage = literal(SUCCESSES, [
	'Success: not found',
	'Request rejected',
	...NO_SUCCESSES,
]);
const rejectionMessage = literal(
	['Request rejected', 'Organization does not exist', 'Invalid Identifier'],
	['Service unavailable, try again later', 'Success', ...NO_SUCCESSES],
);

const detailedMessage = fc.constantFrom(
	...[...Array<string>(3).fill(DETAILED_MESSAGE), 'Organization is suspended'].map(json),
);

const name = literal(PLAIN_NAMES, NO_NAMES);
const OTHERS = ['731905247', `0${NUMBER_ASKED}`, `${NUMBER_ASKED}1`, `${NUMBER_ASKED}\u200b`];
const echo = mostly(
	literal([NUMBER_ASKED], [...OTHERS, `${NUMBER_ASKED} `, '0', '', ' ']),
	fc.constantFrom(NUMBER_ASKED, '731905247', '0', `${NUMBER_ASKED}.5`),
);
const echoes = fc.record({ OrganizationShortCode: echo, TillNumber: echo }, { requiredKeys: [] });

const success = mostlyAll({
	ResponseCode: successCode,
	ResponseMessage: successMessage,
	DetailedMessage: detailedMessage,
	OrganizationName: name,
});

const rejection = mostly<object>(
	mostlyAll({ ResponseCode: rejectionCode, ResponseMessage: rejectionMessage }),
	mostlyAll({
		ResponseCode: rejectionCode,
		ResponseMessage: rejectionMessage,
		OrganizationName: name,
	}),
);

const errorCode = literal(
	['400.002.02', '404.001.03', '404.001.01', '500.003.02', '500.001.1001', '503.001.01'],
	['4000', '0', '', 'Success'],
);
const errorMessage = literal(['Invalid Access Token', 'Spike arrest violation'], ['Success']);
const fault = fc.constantFrom(
	'{"faultstring":"Invalid Access Token","detail":{"errorcode":"keymanagement.service.invalid_access_token"}}',
	'{"faultstring":"Quota violation","detail":{"errorcode":"policies.ratelimit.QuotaViolation"}}',
	'{"faultstring":"Success","detail":null}',
	...['{}', '[]', 'null', '""', '"Success"', 'false'],
);

const error = fc.oneof(
	mostlyAll({ requestId: fc.constant('"1-2-3"'), errorCode, errorMessage }),
	fc.record({ fault }),
);

/** What Daraja answers, and the gateway in front of it. */
export const darajaFields: AnswerFields = {
	usual: fc
		.oneof({ weight: 6, arbitrary: success }, { weight: 4, arbitrary: rejection }, error)
		.chain((fields) => mostly(echoes, fc.constant({})).map((more) => ({ ...fields, ...more }))),
	more: fc.oneof(
		strangeField(
			'{"ResponseCode":"4000","ResponseMessage":"Success","OrganizationName":"JANE","polluted":true}',
		),
		fc.tuple(fc.constantFrom('ResponseCode', 'responseCode'), successCode),
		fc.tuple(fc.constant('ResponseMessage'), successMessage),
		fc.tuple(fc.constantFrom('OrganizationName', 'name'), name),
		fc.tuple(fc.constantFrom('OrganizationShortCode', 'TillNumber'), echo),
		fc.tuple(fc.constant('errorCode'), errorCode),
		fc.tuple(fc.constant('fault'), fault),
	),
};

import fc from 'fast-check';

import { literal, mostlyAll, NO_NAMES, PLAIN_NAMES, strangeField } from './fields';
import type { AnswerFields } from './fields';

const NEARLY = [' S000000', 's000000', 'S00000', 'Ｓ000000', 'S000000,E422022', 'OK', ''];
const CODES = ['E422022', 'E404001', 'E400000', 'E500000', 'E429001', 'E401001'];
const status = literal(['S000000'], [...NEARLY, ...CODES]);
const name = literal(PLAIN_NAMES, NO_NAMES);
const message = literal(['Lookup Success'], ['Invalid or expired JWT', 'Unauthorized merchant']);

/** What the payment gateway answers, for all who log in there. */
export const gatewayFields: AnswerFields = {
	usual: mostlyAll({ status, name, message }),
	more: fc.oneof(
		strangeField('{"status":"S000000","name":"JANE KAMAU","polluted":true}'),
		fc.tuple(fc.constantFrom('status', 'code', 'error'), status),
		fc.tuple(fc.constantFrom('name', 'error_description'), fc.oneof(name, message)),
	),
};

import { mutationCheck } from './settings.mjs';
import { account, http, redaction, sendingModules, transport } from './transport.mjs';

/** The parts of the transport: reading replies, trusting tokens, retrying, bounding what is in flight. */
export default mutationCheck('transport', {
	mutate: [
		`${transport}/*.ts`,
		`${account}/token*.ts`,
		`${http}/clock.ts`,
		`${redaction}/*.ts`,
		...sendingModules.map((module) => `!${module}`),
	],
	least: 95,
});

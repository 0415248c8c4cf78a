import { mutationCheck } from './settings.mjs';
import { redaction, sendingModules, transport } from './transport.mjs';

/** The parts of the transport: reading replies, trusting tokens, retrying, bounding what is in flight. */
export default mutationCheck('transport', {
	mutate: [
		`${transport}/*.ts`,
		`${redaction}/*.ts`,
		...sendingModules.map((module) => `!${module}`),
	],
	least: 95,
});

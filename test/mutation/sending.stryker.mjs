import { mutationCheck } from './settings.mjs';
import { sendingModules } from './transport.mjs';

/** The sending of requests, judged by tests in n8n's engine: ten minutes or more. */
export default mutationCheck('sending', { mutate: sendingModules, least: 85 });

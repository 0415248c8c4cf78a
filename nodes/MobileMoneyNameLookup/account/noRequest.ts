/** An address that holds its own answer: n8n prepares a request for it, and nothing is sent. */
export const NO_REQUEST_ADDRESS = 'data:application/json,{}';

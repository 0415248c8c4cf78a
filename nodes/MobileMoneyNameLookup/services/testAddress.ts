/**
 * What the Test button asks for. It holds its own answer, with which the demo is content; every other
 * service puts a lookup in its place.
 */
export const TEST_ADDRESS = 'data:application/json,{"isTest":true}';

/** One row of the table: what is checked, and the end-to-end tests that show it. */
export interface Check {
	readonly title: string;
	/** The suite's file in test/e2e, without its ending. */
	readonly suite: string;
	/** Only the tests whose name fits; all of the suite where it is absent. */
	readonly tests?: RegExp;
}

/** What is checked in every n8n, in the order of the table. */
export const checks: readonly Check[] = [
	{ title: 'Loads, with icons and output fields', suite: 'loads' },
	{ title: 'Credential test', suite: 'credentialTest' },
	{ title: 'Sheet of payees, run by `n8n execute`', suite: 'sheet' },
	{ title: 'Columns read as n8n reads them', suite: 'columns' },
	{ title: 'Webhook, three outputs', suite: 'webhook', tests: /a payout (?!takes)/ },
	{ title: 'Error output', suite: 'webhook', tests: /error output/ },
	{ title: 'What nobody has checked is never Confirmed', suite: 'firstOutput' },
	{ title: 'Credential in the HTTP Request node', suite: 'webhook', tests: /HTTP Request node/ },
	{ title: 'One token for 200 rows', suite: 'expiredToken', tests: /fetched once/ },
	{ title: 'Expired token', suite: 'expiredToken', tests: /renewed|fresh one/ },
	{ title: 'Changed login, environment or host', suite: 'credentialChange' },
	{ title: 'Failures told, and retried where it helps', suite: 'failures' },
	{ title: 'Stop ends a run within a second', suite: 'stop' },
	{ title: 'Tool of an agent', suite: 'tool' },
	{ title: 'Demo without an account', suite: 'demo' },
];

/** The files of tests that the checks look at. */
export const suites: readonly string[] = [
	...new Set(checks.map(({ suite }) => `test/e2e/${suite}.e2e.test.ts`)),
];

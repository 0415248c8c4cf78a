import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesFolder } from '../../realN8n/paths';
import { useLiveN8n } from '../support/liveN8n';
import { publishExample } from './example';
import { submitSheet } from './forms';

const live = useLiveN8n();

test('the page of the example “Verify a sheet” in n8n 1 counts its sample, and hands out an archive of both files', async () => {
	live().service.setFaultPlan(({ number = '' }) =>
		['900400', '900307'].includes(number) ? { kind: 'unknownNumber' } : undefined,
	);
	const settings = { account: live().credentialId };
	const { url } = await publishExample(live(), 'spreadsheet-verification', settings);
	const sample = readFileSync(join(examplesFolder, 'payees.csv'));
	const { title, message, files } = await submitSheet(url, 'payees.csv', sample);
	expect(title).toBe('Test results: do not pay');
	const counts = { Confirmed: 16, 'Needs Review': 10, 'Not Confirmed': 11, Unchecked: 5 };
	for (const [outcome, count] of Object.entries(counts))
		expect(message).toContain(`<td>${outcome}</td><td>${count}</td>`);
	expect(files).toMatchObject([{ name: 'verification.zip' }]);
	// An archive names its files uncompressed.
	const archive = files[0]?.content.toString('latin1');
	expect(archive).toMatch(/payees, checked \d{4}-\d\d-\d\d\.html/);
	expect(archive).toContain('verification.xlsx');
});

import { randomUUID } from 'node:crypto';
import type { LiveN8n } from '../support/liveN8n';
import { publishAt } from '../support/publishWorkflow';
import { sharedN8n } from '../support/sharedN8n';
import { readExample } from './example';
import { PayoutReviewer } from './payoutReviewer';
import { servedFile } from './sheetForm';

/** The example “Checks of a month”, published, and opened by the owner. */
export class MonthExample {
	private constructor(private readonly auditor: PayoutReviewer) {}

	static async publish(live: LiveN8n): Promise<MonthExample> {
		const path = `${randomUUID()}-month`;
		const rewritten = { 'month-of-checks': path };
		const example = await readExample('month-of-checks.json', { credentials: {}, rewritten });
		const { url } = await publishAt(live, example, `/form/${path}`);
		return new MonthExample(await PayoutReviewer.signIn(url, sharedN8n().cookie));
	}

	/** The page that answers, and the file that it hands to the browser; undefined for none. */
	async download(month: string): Promise<{ html: string; csv: string | undefined }> {
		const { html } = await this.auditor.open(month);
		return { html, csv: servedFile(html)?.toString('utf8') };
	}
}

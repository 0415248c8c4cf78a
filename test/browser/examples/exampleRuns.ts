import { agentTool } from './agentTool';
import type { ExampleRun } from './exampleRun';
import { largeSheet, largeSheetBatch } from './largeSheet';
import { scheduledRecheck } from './scheduledRecheck';
import { spreadsheetVerification } from './spreadsheetVerification';
import { webhookPayout } from './webhookPayout';

/** Every example by the name of its file, in the order in which they are run. */
export const exampleRuns: Readonly<Record<string, ExampleRun>> = {
	'spreadsheet-verification.json': spreadsheetVerification,
	'webhook-payout.json': webhookPayout,
	'scheduled-recheck.json': scheduledRecheck,
	'large-sheet.json': largeSheet,
	'large-sheet-batch.json': largeSheetBatch,
	'agent-tool.json': agentTool,
};

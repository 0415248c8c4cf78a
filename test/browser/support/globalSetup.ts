import { rm } from 'node:fs/promises';
import e2eSetup from '../../e2e/support/globalSetup';
import { installChromium } from '../../realN8n/browser';
import { screensFolder } from '../editor/picture';

/** Installs Chromium and n8n if need be and packs the package, once for all suites. */
export default async function globalSetup(): Promise<void> {
	await rm(screensFolder, { recursive: true, force: true });
	await installChromium();
	await e2eSetup();
}

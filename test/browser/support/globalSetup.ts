import { rm } from 'node:fs/promises';
import e2eSetup from '../../e2e/support/globalSetup';
import { installDebianPackages } from '../../realN8n/debianPackages';
import { chromiumPath } from '../editor/editor';
import { screensFolder } from '../editor/picture';

/** Installs Chromium and n8n if need be and packs the package, once for all suites. */
export default async function globalSetup(): Promise<void> {
	await rm(screensFolder, { recursive: true, force: true });
	await installDebianPackages({ [chromiumPath]: 'chromium' });
	await e2eSetup();
}

import e2eSetup from '../../e2e/support/globalSetup';
import { installChromium } from '../../realN8n/browser';

/** Installs Chromium and n8n if need be and packs the package, once for all suites. */
export default async function globalSetup(): Promise<void> {
	await installChromium(console.log);
	await e2eSetup();
}

import type { Locator, Page } from 'playwright-core';
import { ParameterFields } from './parameterFields';

/** The dialog in which a credential is filled in. */
export class CredentialForm {
	readonly dialog: Locator;
	readonly fields: ParameterFields;
	/** Saves the credential, whereupon n8n tests it. */
	readonly saveButton: Locator;
	/** The notices among the fields. */
	readonly notices: Locator;

	constructor(private readonly page: Page) {
		this.dialog = page.getByTestId('editCredential-modal');
		const rows = this.dialog.getByTestId('credential-connection-parameter').locator('label');
		this.fields = new ParameterFields(page, this.dialog, rows);
		this.saveButton = this.dialog.getByTestId('credential-save-button');
		this.notices = this.dialog.locator('.notice').filter({ visible: true });
	}

	/** Saves, which tests the credential too, and returns what n8n says of the test, with all details. */
	async save(): Promise<{ passed: boolean; text: string }> {
		const tested = this.page.waitForResponse(/\/rest\/credentials\/test$/);
		await this.saveButton.click();
		await tested;
		const success = this.banner('success');
		const failure = this.banner('danger');
		await success.or(failure).waitFor();
		const details = failure.getByText('More details');
		if (await details.isVisible()) await details.click();
		const passed = await success.isVisible();
		return { passed, text: await (passed ? success : failure).innerText() };
	}

	private banner(kind: 'success' | 'danger'): Locator {
		return this.dialog.locator(`.el-tag--${kind}`).filter({ visible: true });
	}
}

import type { Locator, Page } from 'playwright-core';

/** The fields of a form of n8n: those of a node or of a credential. */
export class ParameterFields {
	/**
	 * @param form all of the form
	 * @param rows the part of every field that begins with its label
	 */
	constructor(
		private readonly page: Page,
		private readonly form: Locator,
		private readonly rows: Locator,
	) {}

	/** The labels of the fields that are shown, from top to bottom. */
	async labels(): Promise<string[]> {
		const texts = await this.rows.filter({ visible: true }).allInnerTexts();
		return texts.map((text) => text.trim().replace(/\s*(\*\s*)?(\n[^]*)?$/, ''));
	}

	/** The field of a parameter, by the parameter's name. */
	field(parameter: string): Locator {
		return this.form.getByTestId(`parameter-input-${parameter}`);
	}

	/** Fills a text field. */
	async fill(parameter: string, text: string): Promise<void> {
		await this.field(parameter).locator('input').fill(text);
		await typingIsTaken(this.page);
	}

	/** Opens a list and chooses the entry of this name. */
	async choose(parameter: string, name: string): Promise<void> {
		await this.field(parameter).click();
		await this.option(name).click();
	}

	/** An entry of the list that is open. */
	option(name: string): Locator {
		const title = this.page.getByText(name, { exact: true });
		return this.page.getByRole('option').filter({ has: title, visible: true });
	}
}

/**
 * Waits until n8n has taken over what was typed. It does so after two pauses of 100 and 200 ms, without a
 * sign on the page; timers of the page's own, one after the other, end after n8n's however busy it is.
 */
export async function typingIsTaken(page: Page): Promise<void> {
	await page.evaluate('new Promise((done) => setTimeout(() => setTimeout(done, 250), 150))');
}

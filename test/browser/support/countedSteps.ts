import type { Locator } from 'playwright-core';
import { typingIsTaken } from '../editor/parameterFields';

/**
 * What a person does with mouse and keyboard, counted: every click outside a field is one, and every
 * field that is filled in is one, whatever that takes: a click into it, the choice from an open list,
 * Enter at the end of a search.
 */
export class CountedSteps {
	private readonly steps: string[] = [];
	private fields = 0;
	private mouseClicks = 0;

	/** Clicks and fields so far. */
	get count(): number {
		return this.steps.length;
	}

	/** Every step, and how many there are of each kind. */
	get report(): string {
		const lines = this.steps.map((step, index) => `  ${index + 1}. ${step}`);
		const clicks = this.count - this.fields;
		return [
			...lines,
			`${this.count} clicks and fields: ${clicks} clicks and ${this.fields} fields (with the clicks inside fields, ${this.mouseClicks} mouse clicks)`,
		].join('\n');
	}

	/** Clicks on something that is not a field. */
	async click(what: string, target: Locator): Promise<void> {
		await this.mouse(target);
		this.steps.push(`Click ${what}`);
	}

	/** Types into a search field that has the focus, and presses Enter for the first result. */
	async search(what: string, text: string, field: Locator, firstResult: Locator): Promise<void> {
		await field.pressSequentially(text);
		await firstResult.waitFor();
		await field.press('Enter');
		this.field(`Type “${text}” into ${what} and press Enter`);
	}

	/** Clicks into a text field and types. */
	async type(what: string, text: string, field: Locator): Promise<void> {
		await this.mouse(field);
		await field.pressSequentially(text);
		await typingIsTaken(field.page());
		this.field(`Type “${text}” into ${what}`);
	}

	/** Opens a list and chooses an entry. */
	async choose(what: string, entryName: string, list: Locator, entry: Locator): Promise<void> {
		await this.mouse(list);
		await this.mouse(entry);
		this.field(`Choose “${entryName}” as ${what}`);
	}

	private async mouse(target: Locator): Promise<void> {
		await target.click();
		this.mouseClicks += 1;
	}

	private field(step: string): void {
		this.fields += 1;
		this.steps.push(step);
	}
}

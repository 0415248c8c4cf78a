import type { Locator, Page } from 'playwright-core';

/** The panel from which nodes are added to a workflow. */
export class NodeCreator {
	/** Has the focus when the panel opens. */
	readonly searchField: Locator;
	/** The nodes that were found. */
	readonly results: Locator;

	constructor(private readonly page: Page) {
		this.searchField = page.getByTestId('node-creator-search-bar');
		this.results = page.getByTestId('node-creator-action-item');
	}

	/** The entry of an action of the chosen node. */
	action(name: string): Locator {
		return this.page.getByTestId('node-creator-item-name').getByText(name, { exact: true });
	}

	/** The names of everything that the chosen node offers: triggers to combine it with, then its actions. */
	async entries(): Promise<string[]> {
		return await this.page.getByTestId('node-creator-item-name').allInnerTexts();
	}
}

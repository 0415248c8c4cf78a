import type { Locator, Page } from 'playwright-core';
import { ParameterFields } from './parameterFields';
import { forgetRunEndings, runHasEnded, type RunEnding } from './runEnding';

/** A node that is open: its input, its parameters and its output. */
export class NodePanel {
	readonly panel: Locator;
	readonly fields: ParameterFields;
	/** The button that a node without a credential shows in its place. */
	readonly connectButton: Locator;
	readonly executeButton: Locator;
	private readonly output: Locator;

	constructor(private readonly page: Page) {
		this.panel = page.getByTestId('ndv');
		const parameters = this.panel.getByTestId('node-parameters');
		const rows = parameters.getByTestId('input-label').locator('label');
		this.fields = new ParameterFields(page, parameters, rows);
		this.connectButton = parameters.getByTestId('node-credentials-empty-state').getByRole('button');
		this.executeButton = this.panel.getByTestId('node-execute-button');
		this.output = this.panel.getByTestId('output-panel');
	}

	/** Executes the node and waits for the end. */
	async execute(ending: RunEnding): Promise<void> {
		await forgetRunEndings(this.page);
		await this.executeButton.click();
		await runHasEnded(this.page, ending);
	}

	/** Executes the tool of an agent by itself, on what an agent would give it, and waits for the end. */
	async executeTool(given: Readonly<Record<string, string>>): Promise<void> {
		await forgetRunEndings(this.page);
		await this.executeButton.click();
		const form = this.page.getByTestId('fromAiParameters-modal');
		for (const [name, value] of Object.entries(given)) {
			await form.getByTestId(`query.${name}`).locator('input').fill(value);
		}
		await form.getByTestId('execute-workflow-button').click();
		await runHasEnded(this.page, 'Node executed successfully');
	}

	/** The tabs of the output, with their numbers of items: one for each output of the node. */
	async outputTabs(): Promise<string[]> {
		const tabs = this.output.getByTestId('branches').getByRole('tab');
		await tabs.first().waitFor();
		return (await tabs.allInnerTexts()).map((text) => text.trim());
	}

	/** Shows the items of an output, by its name. */
	async showOutput(name: string): Promise<void> {
		const tab = { name: new RegExp(`^${name} Branch`) };
		await this.output.getByTestId('branches').getByRole('tab', tab).click();
	}

	/** The items of the output that is shown, as its table shows them: the text of each column, by its head. */
	async rows(): Promise<Array<Record<string, string>>> {
		await this.output.getByTestId('radio-button-table').click();
		return await tableRows(this.output.locator('table'));
	}

	/** The first item of the output as a list of its fields, and what stands about it. */
	async schemaText(): Promise<string> {
		await this.output.getByTestId('radio-button-schema').click();
		await this.output.getByTestId('run-data-schema-item').first().waitFor();
		return await this.output.innerText();
	}

	/** What stands above the output's table. */
	async hints(): Promise<string[]> {
		return await this.output.getByTestId('node-hint').allInnerTexts();
	}

	/** The message of a node that failed, and what to do next. */
	async error(): Promise<string> {
		const message = await this.output.getByTestId('node-error-message').innerText();
		return `${message}\n${await this.output.getByTestId('node-error-description').innerText()}`;
	}

	/** Closes the node. */
	async close(): Promise<void> {
		await this.panel.getByTestId('ndv-close-button').click();
		await this.panel.waitFor({ state: 'hidden' });
	}
}

/** The rows of a table: the text of each column, by its head. */
export async function tableRows(table: Locator): Promise<Array<Record<string, string>>> {
	const rows = table.locator('tbody tr:has(td)');
	await rows.first().waitFor();
	const heads = await table.locator('thead th').allInnerTexts();
	const cells = (await rows.all()).map(async (row) => await row.locator('td').allInnerTexts());
	return (await Promise.all(cells)).map((texts) =>
		Object.fromEntries(heads.map((head, column) => [head, texts[column] ?? ''])),
	);
}

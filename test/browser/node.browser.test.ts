import { cleanUp } from '../realN8n/cleanup';
import { CredentialForm } from './editor/credentialForm';
import { cutOffTexts } from './editor/cutOffTexts';
import { NodeCreator } from './editor/nodeCreator';
import { NodePanel } from './editor/nodePanel';
import { keepScreen, takeElement } from './editor/picture';
import { runHasEnded } from './editor/runEnding';
import { CountedSteps } from './support/countedSteps';
import { openEditor, type OpenEditor } from './support/openEditor';

const mostClicksAndFields = 8;
const demo = 'Demo (No Account Needed)';

describe('the node, in a new n8n', () => {
	let open: OpenEditor;
	let node: NodePanel;

	beforeAll(async () => {
		open = await openEditor();
		await open.editor.useWindow(1_640, 860);
		node = new NodePanel(open.editor.page);
	});
	afterEach(async () => {
		await keepScreen(open.editor.page, expect.getState().currentTestName ?? '');
	});
	afterAll(cleanUp);

	test(`shows its first result in the demo after ${mostClicksAndFields} clicks and fields`, async () => {
		const { page } = open.editor;
		const { addFirstStep } = await open.editor.openNewWorkflow();
		const creator = new NodeCreator(page);
		const credential = new CredentialForm(page);
		const steps = new CountedSteps();

		await steps.click('Add first step', addFirstStep);
		const { searchField, results } = creator;
		await steps.search('the search', 'mobile money', searchField, results.first());
		await steps.click('the action Look up a till', creator.action('Look up a till'));
		await steps.click('Connect to Mobile Money Name Lookup', node.connectButton);
		const { fields } = credential;
		await steps.choose('Environment', demo, fields.field('environment'), fields.option(demo));
		await steps.click('Save', credential.saveButton);
		const number = node.fields.field('merchantTillNumber').locator('input');
		await steps.type('Merchant Till Number', '900001', number);
		await steps.click('Execute step', node.executeButton);

		await runHasEnded(page, 'Node executed successfully');
		await node.showOutput('Confirmed');
		expect(await node.firstRow()).toMatchObject({
			accountNumber: '900001',
			name: 'JANE WANJIKU KAMAU (DEMO)',
			outcome: 'confirmed',
			environment: 'demo',
			simulated: 'true',
		});
		console.log(`From an empty workflow to the first result:\n${steps.report}`);
		expect(steps.count).toBeLessThanOrEqual(mostClicksAndFields);
	});

	test('names its outputs, the demo and the counts above the result', async () => {
		expect(await node.outputTabs()).toEqual([
			'Needs Review Branch',
			'Confirmed Branch (1 item)',
			'Not Confirmed Branch',
		]);
		expect(await node.hints()).toEqual([
			expect.stringMatching(/^DEMO: all holders are invented/),
			expect.stringMatching(/^1 row: 1 Confirmed\./),
		]);
	});

	test.each([
		['900002', 'Needs Review', 'needsReview', 'nameClose'],
		['900003', 'Not Confirmed', 'notConfirmed', 'nameDiffers'],
		['900001', 'Confirmed', 'confirmed', 'nameMatched'],
	])('shows %s on %s', async (number, output, outcome, reason) => {
		await node.fields.fill('merchantTillNumber', number);
		await node.fields.fill('expectedName', 'Jane Kamau');
		await node.execute('Node executed successfully');
		expect(await node.outputTabs()).toContain(`${output} Branch (1 item)`);
		await node.showOutput(output);
		expect(await node.firstRow()).toMatchObject({ accountNumber: number, outcome, reason });
	});

	test('shows all of a result in the output’s list of fields', async () => {
		await node.moveParameters(-340);
		await node.showSchema();
		const shown = await node.outputText();
		for (const text of ['JANE WANJIKU KAMAU (DEMO)', 'confirmed', 'nameMatched', 'simulated']) {
			expect(shown).toContain(text);
		}
		await takeElement(open.editor.page, 'demo-node', node.panel);
	});

	test.each([
		['Look Up Paybill', ['Business Shortcode']],
		['Look Up by Account Type', ['Account Type', 'Account Number']],
		['Look Up Till', ['Merchant Till Number']],
	])('shows the fields of %s', async (operation, fields) => {
		await node.fields.choose('operation', operation);
		expect(await node.fields.labels()).toEqual([
			'Operation',
			'Operator',
			...fields,
			'Expected Name',
			'Options',
		]);
		expect(await cutOffTexts(open.editor.page, 'node-parameters')).toEqual([]);
	});

	test('asks for the id of another operator only', async () => {
		await node.fields.choose('operator', 'Other');
		const withId = await node.fields.labels();
		expect(withId.slice(0, 3)).toEqual(['Operation', 'Operator', 'Custom Operator']);
		expect(await node.fields.placeholder('customOperator')).toBe('e.g. Airtel');
		await node.fields.choose('operator', 'M-PESA');
		expect(await node.fields.labels()).not.toContain('Custom Operator');
	});

	test.each([
		['Look Up Paybill', ['businessShortcode']],
		['Look Up by Account Type', ['accountType', 'accountNumber']],
		['Look Up Till', ['merchantTillNumber', 'expectedName']],
	])('shows an example in every text field of %s', async (operation, names) => {
		await node.fields.choose('operation', operation);
		for (const name of names) {
			const placeholder = await node.fields.placeholder(name);
			expect({ name, placeholder }).toEqual({
				name,
				placeholder: expect.stringMatching(/^e\.g\. /),
			});
		}
	});

	test('offers its options in the order of the alphabet', async () => {
		await node.addOption.click();
		const options = await node.fields.options();
		await open.editor.page.keyboard.press('Escape');
		expect(options).toContain('Include Other Input Fields');
		expect(options).toEqual([...options].sort());
	});

	test('says what is wrong with a phone number, and what to do', async () => {
		await node.fields.fill('merchantTillNumber', '0712 345 678');
		await node.execute('Problem in node');
		const { message, description } = await node.error();
		expect(message).toMatch(/^Merchant Till Number is a phone number \("0712 345 678"\)/);
		expect(description).toContain('Enter the number of the till or paybill itself.');
		await takeElement(open.editor.page, 'error', node.panel);
	});
});

import { OwnerSession } from '../../e2e/support/ownerSession';
import { removeCredentials } from '../../e2e/support/removeCredentials';
import { sharedN8n } from '../../e2e/support/sharedN8n';
import { trigger } from '../../e2e/support/workflows';
import { cleanUp, whenDone } from '../../realN8n/cleanup';
import { installN8n } from '../../realN8n/installN8n';
import { N8nInstance } from '../../realN8n/n8nInstance';
import { startServer } from '../../realN8n/n8nServer';
import { startSimulator, type Simulator } from '../../simulator';
import { Editor } from '../editor/editor';
import { keepScreen } from '../editor/picture';
import { Film } from './film';
import { NewUser, type Effort } from './newUser';

describe('somebody who has just installed the package', () => {
	let service: Simulator;
	let n8n: { baseUrl: string; cookie: string };
	let user: NewUser;
	let started: number;
	const told: string[] = [];

	beforeAll(async () => {
		service = await startSimulator();
		whenDone(() => service.close());
		const installed = await installN8n(() => undefined);
		const { tarball } = sharedN8n();
		const instance = await N8nInstance.create({ installed, tarball, fileFolders: [] });
		const { baseUrl, owner } = await startServer(instance);
		n8n = { baseUrl, cookie: (await OwnerSession.open({ baseUrl, owner })).cookie };
	});
	beforeEach(async () => {
		await removeCredentials(new OwnerSession(n8n.baseUrl, n8n.cookie));
		const { page } = await Editor.open(n8n);
		await page.setViewportSize({ width: 1_120, height: 700 });
		user = new NewUser(page);
		started = Date.now();
	});
	afterEach(async () => {
		await keepScreen(user.page, expect.getState().currentTestName ?? '');
		await user.page.close();
	});
	afterAll(async () => {
		process.stdout.write(['clicks  fields  seconds  journey', ...told, ''].join('\n'));
		await cleanUp();
	});

	/** What the way took, printed with its time. */
	function effort(journey: string): Effort {
		const { clicks, fields } = user.effort;
		const columns = [clicks, fields, Math.round((Date.now() - started) / 1_000)];
		const [first = '', second = '', third = ''] = columns.map(String);
		told.push(`${first.padStart(6)}  ${second.padStart(6)}  ${third.padStart(7)}  ${journey}`);
		return { clicks, fields };
	}

	test('verifies a sheet in the demo, and is filmed', async () => {
		const { page } = user;
		await user.importExample('spreadsheet-verification.json');
		user.film = new Film(page, { x: 560, y: 630 });
		await user.open('Look Up Payees');
		await user.createDemo();
		await user.close();
		await user.runFrom(trigger);
		await user.click(page.getByTestId('logs-overview-header'));
		await user.click(page.getByTestId('logs-overview-body').getByText('Old Order'));
		await user.film.show(4_000);
		const { film, ms } = await user.film.save('verify-a-sheet');
		expect(film.length).toBeLessThan(3_000_000);
		expect(ms).toBeGreaterThan(10_000);
		expect(effort('a verified sheet')).toEqual({ clicks: 19, fields: 0 });
	});
});

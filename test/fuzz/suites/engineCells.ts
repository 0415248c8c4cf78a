import { cleanAccountNumber } from '../../../nodes/MobileMoneyNameLookup/domain/accountNumber';
import { newCredential, runNode } from '../../support/runNode';
import { cellRun, HOLDER, type CellRun } from '../arbitraries/cellRuns';
import { describeSuite, forAllRuns, note } from '../forAll';
import { astray } from '../network/destinations';
import { watchOutgoing, type Outgoing } from '../network/outgoing';
import { startRawServer, type RawServer } from '../network/rawServer';
import { requestProblems } from '../network/requestProblems';
import { rowsOf, runProblems, type Row } from '../network/rowsOf';
import {
	holderBytes,
	isTokenCall,
	newAccount,
	numberAsked,
	tokenBytes,
} from '../network/testAccount';

const TOKEN = 'fuzz-token';

const PARAMETERS = {
	operation: 'mixed',
	accountType: '={{ $json.type }}',
	accountNumber: '={{ $json.number }}',
	operator: '={{ $json.operator }}',
	customOperator: '={{ $json.operator }}',
	expectedName: '={{ $json.expected }}',
};

function rowProblems({ row: index, outcome, result }: Row, run: CellRun): string[] {
	const given = run.rows[index] ?? {};
	note(`cell row ${outcome}`);
	if (outcome === 'unchecked')
		return result.error === undefined ? [`Row ${index} failed without an error`] : [];
	const cleaned = cleanAccountNumber(given.number);
	const isItsOwn = cleaned.ok && result.accountNumber === cleaned.number && result.name === HOLDER;
	const isExpected = given.expected !== 'Peter' || outcome === 'notConfirmed';
	return isItsOwn && isExpected ? [] : [`Row ${index} is ${JSON.stringify(result)}`];
}

describeSuite('cells in n8n’s engine', () => {
	let service: RawServer;
	let outgoing: Outgoing;

	beforeAll(async () => {
		service = await startRawServer('127.0.0.1', (request) =>
			isTokenCall(request) ? tokenBytes(TOKEN) : holderBytes(HOLDER),
		);
		outgoing = watchOutgoing();
	});
	afterAll(async () => {
		outgoing.stop();
		await service.close();
	});

	forAllRuns(
		'make plain requests to the service alone, and end in one place each',
		80,
		cellRun,
		async (run) => {
			service.clear();
			outgoing.clear();
			const account = newAccount();
			const result = await runNode({
				items: run.rows.map((json) => ({ json })),
				parameters: {
					...PARAMETERS,
					options: { includeInput: run.includeInput, reuseDuplicates: run.reuseDuplicates },
				},
				credentials: newCredential({ ...account, baseUrl: service.origin }),
				onError: run.onError,
				isTool: run.isTool,
			});
			const requests = await service.received();
			const expected = { ...account, host: service.place, token: TOKEN };
			const asked = new Set(run.rows.map(({ number }) => numberOf(number)));
			const strange = requests.filter(
				(request) => !isTokenCall(request) && !asked.has(numberAsked(request)),
			);
			const problems = [
				...runProblems(result, run.rows.length, run.onError === 'stopWorkflow'),
				...rowsOf(result).flatMap((each) => rowProblems(each, run)),
				...requests.flatMap((request) => requestProblems(request, expected)),
				...strange.map(({ requestLine }) => `No row asked for ${requestLine}`),
				...astray(outgoing, [service.place]),
			];
			return { problems, cases: Math.max(1, rowsOf(result).length) };
		},
	);
});

function numberOf(value: unknown): string {
	const cleaned = cleanAccountNumber(value);
	return cleaned.ok ? cleaned.number : 'none';
}

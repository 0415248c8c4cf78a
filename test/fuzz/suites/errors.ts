import fc from 'fast-check';
import { NodeApiError } from 'n8n-workflow';

import { AccountProblem } from '../../../nodes/MobileMoneyNameLookup/account/accountProblem';
import { errorChain } from '../../../nodes/MobileMoneyNameLookup/http/errorChain';
import { connectionFault } from '../../../nodes/MobileMoneyNameLookup/http/connectionFault';
import { failedLookupError } from '../../../nodes/MobileMoneyNameLookup/actions/stoppingErrors';
import { asCheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { failedConnection } from '../../../nodes/MobileMoneyNameLookup/transport/connectionFailure';
import { anyNode } from '../../support/anyNode';
import { anyValue } from '../arbitraries/cells';
import { describeSuite, forAll, note } from '../forAll';

const SECRET = 'Bearer s3cret';

const code: fc.Arbitrary<unknown> = fc.oneof(
	fc.constantFrom(
		'ENOTFOUND',
		'ECONNRESET',
		'ECONNABORTED',
		'CERT_HAS_EXPIRED',
		'EPROTO',
		'ERR_INVALID_CHAR',
		'ABORT_ERR',
	),
	fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', SECRET),
	anyValue,
);

/** Errors as n8n, axios and Node.js throw them, and what else can be thrown, one caused by another. */
const { thrown } = fc.letrec<{ thrown: unknown }>((tie) => ({
	thrown: fc.oneof(
		{ depthSize: 'small', maxDepth: 8 },
		fc.oneof(anyValue, fc.constant(new AccountProblem('refused', 'It was refused.', 'Try again.'))),
		fc.tuple(code, tie('thrown')).map(([errorCode, cause]) => {
			const headers = { Authorization: SECRET };
			return Object.assign(new Error(SECRET, { cause }), { code: errorCode, config: { headers } });
		}),
		fc
			.tuple(code, tie('thrown'))
			.map(([errorCode, cause]) => ({ message: SECRET, code: errorCode, cause })),
		fc.constant(circular()),
	),
}));

function circular(): Error {
	const error = new Error(SECRET);
	return Object.assign(error, { cause: error });
}

describeSuite('errors', () => {
	forAll('become words of our own, without a secret', 8_000, thrown, (error) => {
		const { whatHappened, nextStep } = connectionFault(error);
		const { failure } = failedConnection(error);
		const problem = errorChain(error).find((link) => link instanceof AccountProblem);
		const checked = asCheckFailure(problem ?? error);
		note(problem ? 'account problem found' : 'other error');
		const texts = [
			whatHappened,
			nextStep,
			failure.message,
			failure.nextStep,
			checked.message,
			checked.nextStep,
		];
		return texts
			.filter(
				(text) => typeof text !== 'string' || text === '' || /s3cret|undefined|function/.test(text),
			)
			.map((text) => `Text: ${String(text)}`);
	});

	forAll(
		'that stop a workflow are NodeApiErrors that name the row',
		2_000,
		fc.tuple(thrown, fc.nat({ max: 50_000 })),
		([thrownError, itemIndex]) => {
			const failure = failedConnection(thrownError).failure.after(3);
			const error = failedLookupError(anyNode, { failure, itemIndex }, 50_001);
			const told = JSON.stringify([error, error.message, error.description, error.stack]);
			const problems: string[] = [];
			if (!(error instanceof NodeApiError)) problems.push('No NodeApiError');
			if (error.message !== `${failure.message} after 3 tries for row ${itemIndex + 1} of 50001`) {
				problems.push(`Message: ${error.message}`);
			}
			if (!error.description?.startsWith(failure.nextStep)) problems.push('The next step is lost');
			if (told.includes('s3cret')) problems.push('A secret is told');
			return problems;
		},
	);
});

import { hasDemoMark, withoutDemoMark } from '../demo/demoMark';
import { cleanAccountNumber } from '../domain/accountNumber';
import { fieldFailure } from '../domain/checkFailure';
import { exactOperator } from '../domain/operator';
import type { Asked } from '../domain/result';
import type { LookupSubject } from '../transport/lookupRequest';
import { findOperation, OPERATIONS } from './operations';
import type { ReadParameter } from './parameters';

/** Everything that a lookup needs, cleaned. */
export type Question = Asked & LookupSubject;

/** The expected name; an empty field means that none is expected, a blank one matches nothing. */
function expectedNameOf(value: unknown, isDemo: boolean): Pick<Asked, 'expectedName'> {
	if (value === undefined || value === null || value === '') return {};
	if (typeof value === 'string' && hasDemoMark(value)) {
		// A name that the demo invented must not become what a real holder is measured by.
		if (isDemo) return { expectedName: withoutDemoMark(value) };
		const nextStep = 'Use the name from your own records; names of the demo are invented.';
		throw fieldFailure('Expected Name', 'comes from the demo', nextStep);
	}
	if (typeof value === 'string') return { expectedName: value };
	if (typeof value === 'number') return { expectedName: String(value) };
	const nextStep = 'Point the field at a cell that holds the name.';
	throw fieldFailure('Expected Name', 'is not text', nextStep);
}

/**
 * Reads an item's parameters into a question for the service.
 *
 * @param readParameter reads one of the node's parameters
 * @param itemIndex position of the input item, from 0
 * @param isDemo whether the demo is asked
 * @throws CheckFailure that names the field that could not be read
 */
export function readQuestion(
	readParameter: ReadParameter,
	itemIndex: number,
	isDemo: boolean,
): Question {
	const parameter = (name: string, label: string) => readParameter(name, label, itemIndex);
	const operation = findOperation(parameter('operation', 'Operation'));
	if (!operation) {
		const nextStep = `Set it to ${OPERATIONS.map(({ option }) => option.value).join(', ')}.`;
		throw fieldFailure('Operation', 'is not one that this node has', nextStep);
	}
	const { accountType, number, numberLabel } = operation.readAccount(parameter);
	const cleaned = cleanAccountNumber(number);
	if (!cleaned.ok) throw fieldFailure(numberLabel, cleaned.problem, cleaned.nextStep);
	const operator = exactOperator(
		parameter('operator', 'Operator'),
		parameter('customOperator', 'Custom Operator'),
	);
	if (!operator.ok) throw fieldFailure(operator.field, operator.problem, operator.nextStep);
	return {
		accountType,
		accountNumber: cleaned.number,
		operator: operator.id,
		...expectedNameOf(parameter('expectedName', 'Expected Name'), isDemo),
		warnings: cleaned.warnings,
	};
}

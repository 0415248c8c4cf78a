import { cleanAccountNumber } from '../domain/accountNumber';
import { isAccountType } from '../domain/accountType';
import { fieldFailure } from '../domain/checkFailure';
import { exactOperator } from '../domain/operator';
import type { Asked } from '../domain/result';
import type { LookupSubject } from '../transport/lookupRequest';
import { OPERATIONS } from './operations';
import type { ReadParameter } from './parameters';

/** Everything that a lookup needs, cleaned. */
export type Question = Asked & LookupSubject;

/** The expected name; an empty field means that none is expected, a blank one matches nothing. */
function expectedNameOf(value: unknown): Pick<Asked, 'expectedName'> {
	if (value === undefined || value === null || value === '') return {};
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
 * @throws CheckFailure that names the field that could not be read
 */
export function readQuestion(readParameter: ReadParameter, itemIndex: number): Question {
	const parameter = (name: string, label: string) => readParameter(name, label, itemIndex);
	const accountType = parameter('operation', 'Operation');
	if (!isAccountType(accountType)) {
		const nextStep = `Set it to ${Object.keys(OPERATIONS).join(' or ')}.`;
		throw fieldFailure('Operation', 'is not one that this node has', nextStep);
	}
	const { displayName, name } = OPERATIONS[accountType].numberField;
	const cleaned = cleanAccountNumber(parameter(name, displayName));
	if (!cleaned.ok) throw fieldFailure(displayName, cleaned.problem, cleaned.nextStep);
	const operator = exactOperator(
		parameter('operator', 'Operator'),
		parameter('customOperator', 'Custom Operator'),
	);
	if (!operator.ok) throw fieldFailure(operator.field, operator.problem, operator.nextStep);
	return {
		accountType,
		accountNumber: cleaned.number,
		operator: operator.id,
		...expectedNameOf(parameter('expectedName', 'Expected Name')),
		warnings: cleaned.warnings,
	};
}

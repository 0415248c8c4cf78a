import { several } from './counts';
import { NEXT_STEPS } from './result/nextSteps';
import { quoted } from './visible';

interface WarningKind {
	/** What must be done before the row may be paid; absent if it does not block payment. */
	readonly blocksPaymentUntil?: string;
	readonly counted?: string;
}

export interface Warning extends WarningKind {
	readonly text: string;
}

const kind =
	<About extends unknown[]>(text: (...about: About) => string, rest: WarningKind = {}) =>
	(...about: About): Warning => ({ text: text(...about), ...rest });

const numberIsDoubtful = { blocksPaymentUntil: NEXT_STEPS.compareNumber };

/** The one table of warnings: each text, and whether it blocks payment. */
export const WARNINGS = {
	unusualLength: kind(
		(digits: number) =>
			`The number has ${several(digits, 'digit')}, but tills and Paybills usually have 5 to 7.`,
		{ ...numberIsDoubtful, counted: 'numbers have an unusual length' },
	),
	hiddenCharacter: kind(
		() => 'The number has a hidden character that can show its digits in the reverse order.',
		{ ...numberIsDoubtful, counted: 'numbers have a hidden character' },
	),
	tillWithAccount: kind(
		() => 'A till has no account number. Ask the payee whether the number is a Paybill.',
		{ ...numberIsDoubtful, counted: 'tills have an account number' },
	),
	accountWithoutDigit: kind(
		(account: string) => `The account number ${quoted(account)} has no digit.`,
		{ blocksPaymentUntil: NEXT_STEPS.compareAccount, counted: 'account numbers have no digit' },
	),
	rowForbidsPayment: kind((column: string, text: string) => `'${column}' says ${quoted(text)}.`, {
		blocksPaymentUntil: NEXT_STEPS.askWhetherToPay,
		counted: 'rows say that they are not to be paid',
	}),
	unreadAmount: kind(
		(column: string, text: string) => `The amount in '${column}' was not read: ${quoted(text)}.`,
		{ blocksPaymentUntil: NEXT_STEPS.correctAmount, counted: 'amounts were not read' },
	),
	accountLikeCode: kind(
		(column: string) =>
			`'${column}' is filled in for tills, too, so it may hold your office’s own codes.`,
		{
			blocksPaymentUntil: NEXT_STEPS.compareAccount,
			counted: 'account numbers may be your office’s own codes',
		},
	),
	negativeAmount: kind(() => 'The amount is negative.', {
		blocksPaymentUntil: NEXT_STEPS.askWhetherToPay,
		counted: 'amounts are negative',
	}),
	namesOfOneNumber: kind((row: string, name: string) => `${row} expects ${name} for this number.`, {
		...numberIsDoubtful,
		counted: 'rows have a number that is expected under different names',
	}),
	numbersOfOneName: kind(
		(number: string, row: string, hasMore: boolean) =>
			`The same payee has ${number} in ${row}${hasMore ? ', and more numbers in other rows' : ''}.`,
		{ ...numberIsDoubtful, counted: 'rows have a payee with several numbers' },
	),
	samePayee: kind((rows: string) => `The same payee is also in ${rows}.`, {
		counted: 'rows repeat other rows',
	}),
	sharedPaybillUncompared: kind(
		() =>
			'This Paybill collects money for many customers, so its holder does not show who gets the money. That depends on the account number that goes with the Paybill. To check the Paybill itself, enter the institution as the expected name.',
		{ blocksPaymentUntil: NEXT_STEPS.compareAccount },
	),
	sharedPaybill: kind(
		() =>
			'This Paybill collects money for many customers. Nobody has checked whose account there gets the money.',
		{ blocksPaymentUntil: NEXT_STEPS.compareAccount },
	),
	nothingFound: kind(
		() =>
			"No number in this run was found. 'Base URL' (is its path missing?) or 'Environment' in the credential may be wrong. Compare both with your account details.",
	),
	demo: kind(() => 'DEMO: this result is invented, and nothing was looked up. Do not pay.'),
} as const;

import type { Reason } from '../outcome';

const ON_A_KNOWN_NUMBER = 'on a phone number that you know';

export const NEXT_STEPS = {
	pay: 'You can pay.',
	askName: `Ask the payee which name the number is registered under, ${ON_A_KNOWN_NUMBER}.`,
	askPayee: `Ask the payee ${ON_A_KNOWN_NUMBER}.`,
	askAccount: `Ask the payee for the account number that goes with the Paybill, ${ON_A_KNOWN_NUMBER}.`,
	compareAccount: 'Compare the account number with the payee’s invoice or contract before you pay.',
	correctType:
		'Do not pay. Ask the payee which number they mean. Correct the type, then look it up again.',
	correctAmount: 'Find out the amount, and write it as a number.',
	askWhetherToPay: 'Find out whether this row is still to be paid.',
	compareNumber: 'Compare the number with its source before you pay.',
	compareName: 'Compare this name with your records before you pay.',
	doNotPay: 'Do not pay.',
	testResult: 'This is a test result. Do not pay.',
} as const;

export const LEADS_TO_PAYMENT: ReadonlySet<string> = new Set([
	NEXT_STEPS.pay,
	NEXT_STEPS.askAccount,
	NEXT_STEPS.compareAccount,
	NEXT_STEPS.compareNumber,
	NEXT_STEPS.compareName,
]);

const WHICH_NAME = 'Find out which name is right.';

/** Next steps if names were only compared. */
export const AFTER_COMPARISON: Readonly<Partial<Record<Reason, string>>> = {
	nameClose: WHICH_NAME,
	nameDiffers: WHICH_NAME,
	nameNotCompared: 'Fill in the expected name.',
	nameMissing: 'Fill in the registered name.',
	sharedPaybill: WHICH_NAME,
};

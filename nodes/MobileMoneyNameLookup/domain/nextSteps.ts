const ON_A_KNOWN_NUMBER = 'on a phone number that you know';

/** What the person who pays does next. */
export const NEXT_STEPS = {
	pay: 'You can pay.',
	askName: `Ask the payee which name the number is registered under, ${ON_A_KNOWN_NUMBER}.`,
	askPayee: `Ask the payee ${ON_A_KNOWN_NUMBER}.`,
	askAccount: `Ask the payee for the account number that goes with the paybill, ${ON_A_KNOWN_NUMBER}.`,
	compareAccount: 'Compare the account number with the payee’s own records before you pay.',
	compareNumber: 'Compare the number with its source before you pay.',
	compareName: 'Compare this name with your records before you pay.',
	doNotPay: 'Do not pay.',
	testResult: 'This is a test result. Do not pay.',
} as const;

/** Steps after which somebody pays: a test result must not have them. */
export const LEADS_TO_PAYMENT: ReadonlySet<string> = new Set([
	NEXT_STEPS.pay,
	NEXT_STEPS.compareAccount,
	NEXT_STEPS.compareNumber,
	NEXT_STEPS.compareName,
]);

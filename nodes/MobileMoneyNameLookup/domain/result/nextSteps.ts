import type { Outcome, Reason } from '../outcome';

const ON_A_KNOWN_NUMBER = 'on a phone number that you know';

export const NEXT_STEPS = {
	pay: 'You can pay.',
	askName: `Ask the payee which name the number is registered under, ${ON_A_KNOWN_NUMBER}.`,
	askPayee: `Ask the payee ${ON_A_KNOWN_NUMBER}.`,
	askAccount: `Ask the payee for the account number that goes with the Paybill, ${ON_A_KNOWN_NUMBER}.`,
	compareAccount: 'Compare the account number with the payee’s own records before you pay.',
	correctAmount: 'Find out the amount, and write it as a number.',
	askWhetherToPay: 'Find out whether this row is still to be paid.',
	compareNumber: 'Compare the number with its source before you pay.',
	compareName: 'Compare this name with your records before you pay.',
	doNotPay: 'Do not pay.',
	testResult: 'This is a test result. Do not pay.',
	testWithoutName: 'This is a test result. Do not pay. Fill in the expected name.',
} as const;

export const LEADS_TO_PAYMENT: ReadonlySet<string> = new Set([
	NEXT_STEPS.pay,
	NEXT_STEPS.compareAccount,
	NEXT_STEPS.compareNumber,
	NEXT_STEPS.compareName,
]);

type Steps = Readonly<Partial<Record<Exclude<Outcome, 'unchecked'> | 'compared', string>>>;

const WHICH_NAME = 'Find out which name is right.';

/** The one table from reason and outcome to the next step; `REPLY_TABLE` has the others. */
export const STEPS: Readonly<Record<Reason, Steps>> = {
	nameFound: { confirmed: NEXT_STEPS.compareName },
	nameMatched: { confirmed: NEXT_STEPS.pay },
	nameClose: { confirmed: NEXT_STEPS.pay, needsReview: NEXT_STEPS.askName, compared: WHICH_NAME },
	nameDiffers: {
		notConfirmed: `${NEXT_STEPS.doNotPay} ${NEXT_STEPS.askName}`,
		compared: WHICH_NAME,
	},
	nameNotCompared: {
		confirmed: NEXT_STEPS.compareName,
		needsReview: NEXT_STEPS.compareName,
		compared: 'Fill in the expected name.',
	},
	nameMissing: { needsReview: NEXT_STEPS.askName, compared: 'Fill in the registered name.' },
	sharedPaybill: { needsReview: NEXT_STEPS.compareAccount, compared: WHICH_NAME },
	wrongAccountType: {
		needsReview: `${NEXT_STEPS.doNotPay} Ask the payee which number they mean. Correct the type, then look it up again.`,
	},
	operatorNotSupported: {},
	accountNotFound: {},
	rejected: {},
	accepted: { confirmed: NEXT_STEPS.pay },
	numberChanged: { needsReview: NEXT_STEPS.askPayee },
	holderChanged: { needsReview: NEXT_STEPS.askPayee },
	recheckFound: { needsReview: NEXT_STEPS.askPayee },
};

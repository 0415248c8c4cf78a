import { otherTypeThan } from './accountType';
import type { CheckFailure } from './checkFailure';
import { isUsableHolderName } from './holderName';
import type { Judgement } from './judgement';
import type { Reason } from './outcome';
import { quoted } from './quoted';
import type { Asked } from './result';

/** What the sentences are made of. */
interface Told {
	readonly asked: Asked;
	readonly judgement: Judgement;
	/** The number with its type, as in “till 4738534”. */
	readonly number: string;
	/** The registered name as it may be shown; empty where there is none. */
	readonly name: string;
	/** The beginning of a sentence: whose number it is. */
	readonly holder: string;
	/** The expected name in quotation marks behind a space, where it may be shown. */
	readonly expected: string;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence inside of another one; names of fields, as in “Base URL”, keep their capitals. */
const inside = (sentence: string): string =>
	/^\p{L}+ \p{Lu}/u.test(sentence)
		? sentence
		: sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** What happened and what to do about it, as the end of one sentence. */
function because(message: string, nextStep: string): string {
	const steps = nextStep.replace(/\.$/, '').split('. ');
	return `${[message, ...steps].map(inside).join('; ')}.`;
}

const numberOf = ({ accountType, accountNumber }: Asked): string | undefined =>
	accountType && accountNumber ? `${accountType} ${accountNumber}` : undefined;

function ofOtherType({ asked: { accountType = 'till' }, number, name }: Told): string {
	const owner = isUsableHolderName(name) ? `, registered to ${name}` : '';
	const what = `${capitalized(number)} is not a ${accountType} but a ${otherTypeThan(accountType)}`;
	return `${what}${owner}; ask the payee which number is meant.`;
}

/** The one sentence for each reason. */
const SENTENCES: Readonly<Record<Reason, (told: Told) => string>> = {
	nameFound: ({ holder }) => `${holder}; no name is expected, so nothing was compared.`,
	nameMatched: ({ holder, judgement: { isShared } }) =>
		isShared
			? `${holder}, as expected; it collects for many customers, so check the account number behind the paybill, too.`
			: `${holder}, as expected.`,
	nameClose: ({ holder, expected }) =>
		`${holder}, which is close to the expected name${expected} but not the same.`,
	nameDiffers: ({ holder, expected }) => `${holder}, which is not the expected name${expected}.`,
	nameNotCompared: ({ holder }) => `${holder}, but the row has no expected name to compare with.`,
	sharedPaybill: ({ holder }) =>
		`${holder}, which collects for many customers; ask the payee for the account number behind the paybill.`,
	nameMissing: ({ number, holder, judgement: { isWarned } }) =>
		isWarned
			? `${holder}; a word in this name warns, so ask the payee before you pay.`
			: `The service gives no usable name for the holder of ${number}.`,
	operatorNotSupported: ({ number, asked: { operator = '' } }) =>
		`The service does not support the operator ${operator}, so the holder of ${number} is not known.`,
	accountNotFound: ({ number }) => `The service knows no ${number}.`,
	rejected: ({ number, judgement: { refusal } }) =>
		refusal
			? `${capitalized(number)} is not confirmed: ${because(refusal.message, refusal.nextStep)}`
			: `${capitalized(number)} is not confirmed.`,
	wrongAccountType: ofOtherType,
};

/**
 * One plain sentence on what an answer means.
 *
 * @param asked what was asked
 * @param judgement what the answer means
 * @param name the registered name, as it may be shown
 * @param isMasked whether no word of the name may be shown, not even as the user wrote it
 */
export function answeredSummary(
	asked: Asked,
	judgement: Judgement,
	name: string | undefined,
	isMasked: boolean,
): string {
	const number = numberOf(asked);
	const expectedName = judgement.nameMatch?.expectedName ?? asked.expectedName;
	return SENTENCES[judgement.reason]({
		asked,
		judgement,
		number: number ?? 'this row',
		name: name ?? '',
		holder: number
			? `${capitalized(number)} is registered to ${name ?? ''}`
			: `The registered name is ${name ?? ''}`,
		expected: expectedName === undefined || isMasked ? '' : ` ${quoted(expectedName)}`,
	});
}

/**
 * One plain sentence on a check that failed: what was not checked, why, and what to do.
 *
 * @param asked what was asked, as far as it could be read
 * @param failed why there is no answer
 * @param itemIndex position of the input item, from 0; a person counts rows from 1
 */
export function uncheckedSummary(asked: Asked, failed: CheckFailure, itemIndex: number): string {
	const what = capitalized(numberOf(asked) ?? `row ${itemIndex + 1}`);
	return `${what} was not checked: ${because(failed.message, failed.nextStep)}`;
}

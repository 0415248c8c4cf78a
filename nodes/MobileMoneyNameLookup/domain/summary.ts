import { otherTypeThan } from './accountType';
import type { CheckFailure } from './checkFailure';
import { isUsableHolderName } from './holderName';
import type { Judgement } from './judgement';
import { operatorLabel } from './operator';
import type { Reason } from './outcome';
import { quoted } from './visible';
import type { Asked } from './result';

interface SentenceParts {
	readonly asked: Asked;
	readonly judgement: Judgement;
	readonly number: string;
	/** The registered name as it may be shown; empty where there is none. */
	readonly name: string;
	/** The beginning of a sentence: whose number it is. */
	readonly holder: string;
	/** The name that was compared best, in quotation marks behind a space, where it may be shown. */
	readonly expected: string;
	readonly kind: 'expected' | 'accepted';
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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

/** The number with its type, as in “till 4738534”. */
export const numberOf = ({ accountType, number }: Asked): string | undefined =>
	accountType && number ? `${accountType} ${number}` : undefined;

function ofOtherType({ asked: { accountType = 'till' }, number, name }: SentenceParts): string {
	const owner = isUsableHolderName(name) ? `, registered to ${name}` : '';
	const what = `${capitalized(number)} is not a ${accountType} but a ${otherTypeThan(accountType)}`;
	return `${what}${owner}; ask the payee which number they mean.`;
}

/**
 * Whether such a sentence names somebody who was not found under the number as it was asked: all that the
 * columns of a sheet keep of a reason.
 */
export const tellsRefusal = (sentence: string): boolean =>
	/\bis not a (?:till|paybill) but a\b|\bis not confirmed: /.test(sentence);

const SENTENCES: Readonly<Record<Reason, (told: SentenceParts) => string>> = {
	nameFound: ({ holder }) => `${holder}; no name was compared, because no name is expected.`,
	nameMatched: ({ holder, kind, judgement: { isShared } }) => {
		const why = kind === 'expected' ? 'as expected' : 'which is one of the other accepted names';
		const more =
			'; it collects for many customers, so also check the account number that goes with the paybill';
		return `${holder}, ${why}${isShared ? more : ''}.`;
	},
	nameClose: ({ holder, kind, expected }) =>
		`${holder}, which is close to the ${kind} name${expected}, but not the same.`,
	nameDiffers: ({ holder, kind, expected, asked: { expectedName } }) => {
		if (kind === 'expected') return `${holder}, which is not the expected name${expected}.`;
		if (expectedName === undefined) return `${holder}, which is not one of the accepted names.`;
		const shown = expected && ` ${quoted(expectedName)}`;
		return `${holder}, which is neither the expected name${shown} nor one of the other accepted names.`;
	},
	nameNotCompared: ({ holder }) =>
		`${holder}, but the row has no expected name to compare it with.`,
	sharedPaybill: ({ holder }) =>
		`${holder}, which collects for many customers; ask the payee for the account number that goes with the paybill.`,
	nameMissing: ({ number, holder, judgement: { isWarned } }) =>
		isWarned
			? `${holder}; this name has a warning in it, so ask the payee before you pay.`
			: `The service sent no usable name for the holder of ${number}.`,
	operatorNotSupported: ({ number, asked: { operator = '' } }) =>
		`The service does not support the operator ${operatorLabel(operator)}, or refuses another part of the request, so the holder of ${number} is not known.`,
	accountNotFound: ({ number, asked: { accountType = 'till' } }) =>
		`There is no ${number}. Is it a ${otherTypeThan(accountType)}?`,
	rejected: ({ number, judgement: { refusal } }) =>
		refusal
			? `${capitalized(number)} is not confirmed: ${because(refusal.message, refusal.nextStep)}`
			: `${capitalized(number)} is not confirmed.`,
	wrongAccountType: ofOtherType,
};

/**
 * One plain sentence on what an answer means.
 *
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
	const compared = judgement.nameMatch?.expectedName ?? asked.expectedName;
	return SENTENCES[judgement.reason]({
		asked,
		judgement,
		number: number ?? 'this row',
		name: name ?? '',
		holder: number
			? `${capitalized(number)} is registered to ${name ?? ''}`
			: `The registered name is ${name ?? ''}`,
		expected: compared === undefined || isMasked ? '' : ` ${quoted(compared)}`,
		kind: compared === asked.expectedName ? 'expected' : 'accepted',
	});
}

/**
 * One plain sentence on a check that failed: what was not checked, why, and what to do.
 *
 * @param row what its row is called, as in “row 8”
 */
export function uncheckedSummary(asked: Asked, failed: CheckFailure, row: string): string {
	const what = capitalized(numberOf(asked) ?? row);
	return `${what} was not checked: ${because(failed.message, failed.nextStep)}`;
}

import { type Payee, numberOf } from '../payee/payee';
import type { AnsweredRow, CheckedRow, FailedRow } from './checkedRow';
import { isUsableHolderName } from '../holderName';
import { NUMBER_TYPES } from '../payee/numberType';
import { operatorLabel } from '../payee/operator';
import type { Reason } from '../outcome';
import { quoted } from '../visible';

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Field names such as “Base URL” keep their capitals. */
const inside = (sentence: string): string =>
	/^\p{L}+ \p{Lu}/u.test(sentence)
		? sentence
		: sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The parts of a sentence about an answered row. */
function partsOf({ payee, answer: { name = '' }, judgement, isMasked }: AnsweredRow) {
	const number = numberOf(payee);
	const compared = judgement.nameMatch?.expectedName ?? payee.expectedName;
	return {
		payee,
		judgement,
		name,
		number: number ?? 'this row',
		holder: number
			? `${capitalized(number)} is registered to ${name}`
			: `The registered name is ${name}`,
		/** The best match in quotation marks after a space, if it may be shown. */
		expected: compared === undefined || isMasked ? '' : ` ${quoted(compared)}`,
		kind: compared === payee.expectedName ? 'expected' : 'accepted',
	};
}

type SentenceParts = ReturnType<typeof partsOf>;

const ofAcceptance = ({ holder, judgement: { acceptance = '' } }: SentenceParts): string =>
	`${holder}${acceptance}.`;

/** The code of an operator also stands for other faults. */
const operatorRefused = ({ operator = '' }: Payee): string =>
	`The service does not support the operator ${operatorLabel(operator)}, or refuses another part of the request`;

const SENTENCES: Readonly<Record<Reason, (parts: SentenceParts) => string>> = {
	nameFound: ({ holder }) => `${holder}. No expected name was given, so nothing was compared.`,
	nameMatched: ({ holder, kind, judgement: { isShared } }) => {
		const why = kind === 'expected' ? 'as expected' : 'which is one of the other accepted names';
		return `${holder}, ${why}${isShared ? '; it collects money for many customers' : ''}.`;
	},
	nameClose: ({ holder, kind, expected }) =>
		`${holder}, which is close to the ${kind} name${expected}, but may be another holder.`,
	nameDiffers: ({ holder, kind, expected, payee: { expectedName } }) => {
		if (kind === 'expected') return `${holder}, which is not the expected name${expected}.`;
		if (expectedName === undefined) return `${holder}, which is not one of the accepted names.`;
		const shown = expected && ` ${quoted(expectedName)}`;
		return `${holder}, which is neither the expected name${shown} nor one of the other accepted names.`;
	},
	nameNotCompared: ({ holder }) =>
		`${holder}, but the row has no expected name to compare it with.`,
	sharedPaybill: ({ holder }) =>
		`${holder}, which collects money for many customers, so the name does not show who gets the money.`,
	nameMissing: ({ payee, number, holder, judgement: { isWarned } }) => {
		if (isWarned) return `${holder}; this name contains a warning word.`;
		return payee.number === undefined
			? 'There is no usable registered name, so no name was compared.'
			: `The service sent no usable name for the holder of ${number}.`;
	},
	operatorNotSupported: ({ number, payee }) =>
		`${operatorRefused(payee)}, so the holder of ${number} is not known.`,
	accountNotFound: ({ number }) => `There is no ${number}.`,
	rejected: ({ number, judgement: { outcome, refusal } }) => {
		const found = outcome === 'needsReview' ? 'needs review' : 'is not confirmed';
		return `${capitalized(number)} ${found}${refusal ? `: ${inside(refusal)}` : ''}.`;
	},
	wrongAccountType: ({ payee: { accountType }, number, name, judgement: { foundAs } }) => {
		const [named, found] = [accountType, foundAs].map((type) => type && NUMBER_TYPES[type].label);
		const owner = isUsableHolderName(name) ? `, registered to ${name}` : '';
		return `${capitalized(number)} is not a ${named} but a ${found}${owner}.`;
	},
	accepted: ofAcceptance,
	numberChanged: ofAcceptance,
	holderChanged: ofAcceptance,
	recheckFound: ofAcceptance,
};

function failedSummary({ payee, row, failed }: FailedRow): string {
	// It concerns all rows.
	if (failed.facts.finding === 'unreadSheet') return `${failed.message}.`;
	return `${capitalized(numberOf(payee) ?? row)} was not checked: ${inside(failed.whatHappened)}.`;
}

/** One plain sentence: what an answer means, or what was not checked and why. */
export const summaryOf = (row: CheckedRow): string =>
	row.failed ? failedSummary(row) : SENTENCES[row.judgement.reason](partsOf(row));

/** The service's message; ours replaces an empty one, and precedes a contradictory or ambiguous one. */
export function messageOf({ payee, answer, judgement }: CheckedRow): string | undefined {
	if (!judgement) return undefined;
	const { outcome, reason, refusal = '' } = judgement;
	const { message: reported = '' } = answer;
	const isOfOperator = reason === 'operatorNotSupported';
	const ours = isOfOperator ? operatorRefused(payee) : refusal;
	const isAmbiguous = isOfOperator || (refusal !== '' && outcome === 'needsReview');
	if (!isAmbiguous) return reported || ours;
	const isRepeated = ours.includes(reported) || reported === refusal;
	return isRepeated ? ours : `${ours}. The service says: ${reported}`;
}

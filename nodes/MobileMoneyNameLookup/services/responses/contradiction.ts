import type { Answer, CodeMeaning, LookupSubject, Reported } from '../../domain/answer';
import { CheckFailure } from '../../domain/checkFailure';
import { isOtherHolder } from '../../domain/holderName';
import { denies, postpones } from '../../domain/messageWords';
import { type AnswerMeaning, ANSWERS } from '../../domain/outcome';
import { NUMBER_TYPE_NAMES, type NumberType } from '../../domain/payee/numberType';
import { readNumberCell } from '../../domain/payee/payeeNumber';
import { cut, LONGEST } from '../../domain/visible';
import {
	codeIn,
	codesIn,
	fieldsOf,
	gatewayCodeIn,
	isNothing,
	type Report,
	textsIn,
} from './response';

/** Control characters, such as a backspace, change what a person sees of a name. */
const DAMAGED = /\uFFFD|(?![\t\n\r])\p{Cc}/u;

/** JSON numbers cannot keep leading zeros. */
function isOtherNumber(value: unknown, number: string): boolean {
	if (typeof value === 'number') return value !== Number(number);
	// A list or an object with digits may name any number.
	if (typeof value === 'object' && value !== null) {
		const numbers: readonly string[] = JSON.stringify(value).match(/\d+/g) ?? [];
		return numbers.length > 0 && !numbers.includes(number);
	}
	if (typeof value !== 'string' || !/\p{N}/u.test(value)) return false;
	const read = readNumberCell(value, '');
	return read instanceof CheckFailure || read.number !== number;
}

type Contradicts = (value: unknown, report: Report, subject: LookupSubject) => boolean;
type Rule = readonly [fields: string, denial: string, contradicts: Contradicts];

const saying =
	(pattern: RegExp): Contradicts =>
	(value) =>
		codesIn(value).some((code) => pattern.test(code));

const NUMBER_FIELDS: Readonly<Record<NumberType, string>> = {
	till: 'till tillnumber merchanttillnumber',
	paybill: 'paybill paybillnumber businessshortcode organizationshortcode',
};

const OK = /^(?:0*|200|ok|success)$/i;

const OTHER_NUMBER = 'names another number';
const NOT_SUCCESS = 'does not say success';
const NOT_PAYABLE = 'says that the number cannot be paid';

/** Fields that can mean only one thing. Head office, store and till have different numbers, so no other field counts. */
const RULES: readonly Rule[] = [
	...NUMBER_TYPE_NAMES.map((type): Rule => {
		const isOther: Contradicts = (value, _report, { accountType, number }) =>
			accountType === type && isOtherNumber(value, number);
		return [NUMBER_FIELDS[type], OTHER_NUMBER, isOther];
	}),
	[
		'name accountname accountholder holdername registeredname',
		'names another holder',
		(value, { name }) =>
			name !== '' &&
			[value].flat().some((each) => isOtherHolder(codeIn(textsIn(each).join(' ')), name)),
	],
	['success', NOT_SUCCESS, saying(/^(?:false|0|no?|failed|failure)$/i)],
	[
		'error errors errorcode errormessage fault',
		'says that something is wrong',
		(value, { successCodes }) => !isNothing(value) && !successCodes.includes(codeIn(value)),
	],
	[
		'blocked accountblocked closed suspended',
		NOT_PAYABLE,
		saying(/^(?:true|yes|y|1|blocked|closed|suspended)$/i),
	],
	[
		'accountstatus',
		NOT_PAYABLE,
		(value) => codesIn(value).some((code) => denies(code) || postpones(code)),
	],
	[
		'responsecode',
		NOT_SUCCESS,
		(value, { successCodes }) =>
			codesIn(value).some((code) => !OK.test(code) && !successCodes.includes(code)),
	],
	[
		'status code',
		NOT_SUCCESS,
		(value, { successCodes }) =>
			codesIn(value)
				.flatMap((code) => gatewayCodeIn(code) ?? [])
				.some((code) => !successCodes.includes(code)),
	],
];

const RULE_OF = new Map(RULES.flatMap((rule) => rule[0].split(' ').map((key) => [key, rule])));

function contradictingFields(report: Report, subject: LookupSubject) {
	return fieldsOf(report.response).flatMap(([key, value]) => {
		const [, denial = '', contradicts] = RULE_OF.get(key) ?? [];
		return contradicts?.(value, report, subject) ? [{ key, denial, value }] : [];
	});
}

/** Whether a response is about another number than the one that was looked up. */
export const isAboutOtherNumber = (report: Report, subject: LookupSubject): boolean =>
	contradictingFields(report, subject).some(({ denial }) => denial === OTHER_NUMBER);

/** The first contradiction of a success, to be read after “but”: in its name, its messages, or one of a few fields. */
export function contradictionIn(
	report: Report,
	subject: LookupSubject,
): Pick<Answer, 'denial' | 'denialWords'> | undefined {
	const { name, messages } = report;
	if (name.length > LONGEST.name) return { denial: 'its name is too long to be compared in full' };
	if (DAMAGED.test(name)) return { denial: 'its name contains damaged characters' };
	const denialWords = messages.find((message) => denies(message) || postpones(message));
	if (denialWords !== undefined) return { denial: 'its message says something else', denialWords };
	const [field] = contradictingFields(report, subject);
	if (!field) return undefined;
	const words = codeIn(field.value);
	const denial = `its field “${field.key}” ${field.denial}`;
	return { denial, ...(words !== '' && { denialWords: words }) };
}

const isAnswer = (meaning: CodeMeaning): meaning is AnswerMeaning =>
	ANSWERS.some((answer) => answer === meaning);

/** What a report with this meaning says: an answer (a success has what contradicts it), or why there is none. */
export function reportedAs(meaning: CodeMeaning, report: Report, subject: LookupSubject): Reported {
	const { httpStatus, code, name, message, response, doubt } = report;
	if (!isAnswer(meaning)) return { kind: meaning, code };
	const doubtful = doubt === undefined ? undefined : { denial: doubt, denialWords: message };
	return {
		kind: 'answer',
		httpStatus,
		meaning,
		status: code,
		message,
		raw: response,
		...(name !== '' && { name: cut(name, LONGEST.name) }),
		...(meaning === 'found' && (contradictionIn(report, subject) ?? doubtful)),
	};
}

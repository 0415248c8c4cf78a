import type { Answer, LookupSubject } from '../../domain/answer';
import type { AnswerMeaning } from '../../domain/outcome';
import { contradictionIn } from './contradiction';
import { cutName, type Report } from './response';

/** The answer of a report; a success has what contradicts it. */
export function answerOf(
	report: Report,
	meaning: AnswerMeaning,
	subject: LookupSubject,
	successCodes: readonly string[],
): Answer {
	const { httpStatus, response: raw, code: status, name, message } = report;
	return {
		...({ kind: 'answer', httpStatus, meaning, status, message, raw } as const),
		...(name !== '' && { name: cutName(name) }),
		...(meaning === 'found' && contradictionIn(report, subject, successCodes)),
	};
}

import { CheckFailure } from '../../../nodes/MobileMoneyNameLookup/domain/checkFailure';
import { REPLY_TABLE } from '../../../nodes/MobileMoneyNameLookup/domain/replyTable';
import {
	readReply,
	type AnsweredTry,
	type Reading,
} from '../../../nodes/MobileMoneyNameLookup/transport/readReply';
import { httpReply } from '../arbitraries/httpReplies';
import { describeSuite, forAll, note } from '../forAll';

const NOW = Date.UTC(2026, 10, 21, 8);

/** Texts of our own, an HTTP status, and at most a plain code: nothing else of a reply may go into a log. */
function isOurMessage(text: string): boolean {
	const [, words] = /^(.+) \(HTTP \d{3}(?:, [A-Za-z0-9_.-]{1,20})?\)$/.exec(text) ?? [];
	return Object.values(REPLY_TABLE).some(({ message }) => message === words);
}

/** Whether HTTP itself says that a reply is no answer about the number. */
const isFault = (status: number): boolean =>
	(status >= 300 && status < 400) || status === 401 || status === 429 || status >= 500;

function problemsOf(reading: Reading): string[] {
	note(`read as ${reading.kind}`);
	if (reading.kind === 'answer') return answerProblems(reading);
	const { failure } = reading;
	const problems: string[] = [];
	if (!(failure instanceof CheckFailure)) problems.push('The failure is of another kind');
	if (!isOurMessage(failure.message)) problems.push(`Message: ${JSON.stringify(failure.message)}`);
	const pause = reading.kind === 'failed' ? reading.retryAfterMs : undefined;
	if (pause !== undefined && !(pause >= 0 && pause <= 60_000)) problems.push(`Pause: ${pause}`);
	return problems;
}

function answerProblems({ answer, httpStatus: status }: AnsweredTry): string[] {
	const { status: code, message, name } = answer;
	const texts = name === undefined ? [code, message] : [code, message, name];
	const isTrimmed = texts.every((text) => typeof text === 'string' && text === text.trim());
	const problems: string[] = [];
	if (!isTrimmed || code === '' || name === '')
		problems.push('The answer holds what is no clean text');
	if (isFault(status)) problems.push(`HTTP ${status} is taken for an answer`);
	if (/^E(?:5|429)\d*$/.test(code)) problems.push(`The fault ${code} is taken for an answer`);
	return problems;
}

describeSuite('answers', () => {
	forAll(
		'are read as an answer, a refused token or an orderly failure, whatever comes',
		25_000,
		httpReply,
		(sent) => problemsOf(readReply(sent, NOW)),
	);
});

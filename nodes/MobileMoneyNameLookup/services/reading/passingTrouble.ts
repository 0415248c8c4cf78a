/** What a message says of the service, and not of the number, whatever code stands beside it. */
const PASSING_TROUBLE =
	/\b(?:(?:currently|temporarily|service(?: is)?) unavailable|temporary (?:error|failure|fault|problem)|(?:re)?try (?:again )?later|timed out|time-?out|under maintenance)\b/i;

/** Whether the message of a rejection tells of trouble that passes, so that nothing was learned of the number. */
export const tellsOfPassingTrouble = (message: string): boolean => PASSING_TROUBLE.test(message);

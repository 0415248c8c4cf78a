/**
 * The time by which everything waits and ends, in milliseconds from some beginning: it goes on evenly, whatever
 * becomes of the machine's own clock. That one tells only when an answer came and when a token ends.
 */
export const clockMs = (): number => performance.now();

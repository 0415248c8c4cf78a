/**
 * Positions of the node's outputs, and of n8n's error output behind them. They are written out and
 * not taken from the node, because the connections of saved workflows hold them.
 */
export const NEEDS_REVIEW = 0;
export const CONFIRMED = 1;
export const NOT_CONFIRMED = 2;
export const ERROR_OUTPUT = 3;

/** The output by which an agent gets every result. */
export const TOOL_OUTPUT = 0;

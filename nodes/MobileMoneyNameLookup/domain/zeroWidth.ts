// Direction overrides are left in, because they make a text read backwards.
const ZERO_WIDTH = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** A text without its characters that are invisible but harmless. */
export const withoutZeroWidth = (text: string): string => text.replace(ZERO_WIDTH, '');

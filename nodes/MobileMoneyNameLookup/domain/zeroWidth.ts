// Soft hyphen, widthless characters, marks, embeddings and isolates of direction: they come along when a
// cell is copied from a page, a chat or a PDF. Overrides are left in, because they turn letters round.
const ZERO_WIDTH = /[\u00AD\u061C\u200B-\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/g;

/** They show even digits in the reverse order. */
const DIRECTION_OVERRIDE = /[\u202D\u202E]/g;

/** A text without its characters that are invisible but harmless. */
export const withoutZeroWidth = (text: string): string => text.replace(ZERO_WIDTH, '');

/** A text without the characters that have it shown in one direction whatever it holds. */
export const withoutOverrides = (text: string): string => text.replace(DIRECTION_OVERRIDE, '');

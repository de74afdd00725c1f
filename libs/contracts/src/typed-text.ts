// Cleans typed and pasted text, in the same way in browsers and on the server.

export type ParsedText =
  | { ok: true; text: string }
  /** `problem` is the error message for the person who typed the text. */
  | { ok: false; problem: string };

export interface TextRule {
  /** Maximum number of characters (code points) of the cleaned text. */
  max: number;
  /** Line breaks become spaces. */
  isOneLine: boolean;
  /** The error message for a text without a visible character; null if the field may be empty. */
  missing: string | null;
  tooLong?: string;
}

/**
 * How much longer a text may be before it is cleaned: room for pairs of surrogates, and for spaces that are removed.
 * Longer ones are refused unread.
 */
const RAW_LENGTH_FACTOR = 4;

/** The ends of lines of all systems, of word processors and of Unicode. */
const LINE_END_PATTERN = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const TAB_PATTERN = /\t/g;

/**
 * Matches, in groups of their own, the flags of England, Scotland and Wales, which contain invisible tag characters, and
 * what is removed: control characters, direction marks, soft hyphens, zero-width spaces, byte order marks, other tag
 * characters and halves of surrogate pairs. Joiners stay, because emojis and several scripts need them.
 */
const REMOVED_PATTERN =
  /(\u{1F3F4}[\u{E0030}-\u{E007A}]{1,8}\u{E007F})|(?![\t\n])[\p{Cc}\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}\p{Cs}]/gu;

/**
 * Matches more marks on one letter than Unicode's stream-safe format allows, in a group of their own. The time of
 * normalising grows with the square of their number.
 */
const EXCESS_MARKS_PATTERN = /(\p{M}{30})\p{M}+/gu;

/** A character that readers see. */
const VISIBLE_PATTERN = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Returns a text as it is stored: in NFC, without invisible characters that change how it is shown or found, and
 * without spaces at its ends. Callers check the length first.
 */
export function cleanText(typed: string, isOneLine: boolean): string {
  const brokenText = typed.replace(LINE_END_PATTERN, isOneLine ? ' ' : '\n');
  const lines = isOneLine ? brokenText.replace(TAB_PATTERN, ' ') : brokenText;
  return lines
    .replace(REMOVED_PATTERN, (_, flag: string | undefined) => flag ?? '')
    .replace(EXCESS_MARKS_PATTERN, '$1')
    .normalize('NFC')
    .trim();
}

/** Returns whether a text is longer than it may be before it is cleaned. */
export const isTooLongToClean = (typed: string, max: number): boolean => typed.length > max * RAW_LENGTH_FACTOR;

/** Parses what was typed or pasted into a text field. The length is checked before anything else. */
export function parseText(typed: string, { max, isOneLine, missing, tooLong }: TextRule): ParsedText {
  const problem = tooLong ?? `Please use at most ${max} characters.`;
  if (isTooLongToClean(typed, max)) return { ok: false, problem };
  const text = cleanText(typed, isOneLine);
  if (countCharacters(text) > max) return { ok: false, problem };
  if (VISIBLE_PATTERN.test(text)) return { ok: true, text };
  return missing === null ? { ok: true, text: '' } : { ok: false, problem: missing };
}

/** Returns the number of characters (code points) of a text, as the API counts them. */
export const countCharacters = (text: string): number => Array.from(text).length;

const MAX_SEARCH_LENGTH = 1_000;
/** All but the vowel AM of the Thai and of the Lao script, which NFKC decomposes although it is an ordinary letter. */
const COMPATIBLE_PATTERN = /[^\u0E33\u0EB3]+/g;

/**
 * Returns a search text in the form in which it is compared: in NFKC, so that full-width letters and ligatures are
 * found, on one line and without joiners.
 */
export const cleanSearch = (typed: string): string =>
  cleanText(typed.slice(0, MAX_SEARCH_LENGTH), true)
    .replace(/[\u200C\u200D]/g, '')
    .replace(COMPATIBLE_PATTERN, (part) => part.normalize('NFKC'))
    .trim();

const MAX_CODE_LENGTH = 200;

/**
 * Returns a code of an authenticator app, or a recovery code, without what is typed or pasted around its letters and
 * digits. `123-456`, full-width digits and direction marks are accepted.
 */
export const cleanCode = (typed: string): string =>
  typed
    .slice(0, MAX_CODE_LENGTH)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns whether a cleaned code can be that of an authenticator app, rather than a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{1,6}$/.test(code);

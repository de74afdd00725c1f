// Converts email addresses to a normal form, in the same way in browsers and on the server.
import { INPUT_LIMITS } from './limits.js';
import { isTooLongToClean } from './typed-text.js';

export type ParsedEmail =
  | { ok: true; email: string }
  /** `problem` is the error message for the person who typed the address. */
  | { ok: false; problem: string };

const INVALID_MESSAGE = 'Please enter a valid email address.';
const TOO_LONG = `It has at most ${INPUT_LIMITS.email} characters.`;
const MAX_LOCAL_PART_BYTES = 64;

/**
 * Characters that are invisible: white space, control characters, direction marks, zero-width
 * characters, byte order marks and blank letters.
 */
const INVISIBLE_CHARACTER = String.raw`[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`;
const INVISIBLE_PATTERN = new RegExp(`^${INVISIBLE_CHARACTER}$`, 'u');

/**
 * A character that may come before the @: `atext` of RFC 5322 and the dot, and the letters, marks
 * and digits that RFC 6532 adds.
 */
const LOCAL_CHARACTER_PATTERN = /^[\w.!#$%&'*+\-/=?^`{|}~\p{L}\p{M}\p{N}]$/u;
const DOMAIN_CHARACTER_PATTERN = /^[\p{L}\p{M}\p{N}.-]$/u;
/**
 * The vowel AM of the Thai and of the Lao script. Addresses may contain it although NFKC decomposes it, because it is
 * an ordinary letter of these scripts.
 */
const THAI_OR_LAO_AM_PATTERN = /^[\u0E33\u0EB3]$/;
/** The full stops that Chinese and Japanese keyboards produce in domains (RFC 3490, section 3.1). */
const WIDE_DOT_PATTERN = /[\u3002\uFF0E\uFF61]/g;
/** The full-width and the small @, which Chinese and Japanese keyboards produce. */
const WIDE_AT_PATTERN = /[\uFE6B\uFF20]/g;
/** A top-level domain: two letters or more, or the ASCII form (`xn--`) of another script. */
const TOP_LEVEL_DOMAIN_PATTERN = /^([a-z]{2,63}|xn--[a-z\d-]+)$/;

/**
 * Returns the normal form of an address. It has no invisible characters at its ends, is in
 * Unicode's NFC and lower case, and its domain is in ASCII. Only this form is stored, compared,
 * hashed and counted. Parsing it again does not change it.
 */
export function parseEmail(typed: string): ParsedEmail {
  if (isTooLongToClean(typed, INPUT_LIMITS.email)) return { ok: false, problem: `${INVALID_MESSAGE} ${TOO_LONG}` };
  const text = trimInvisible(typed).replace(WIDE_AT_PATTERN, '@').normalize('NFC');
  const atIndex = text.lastIndexOf('@');
  if (atIndex === -1) return { ok: false, problem: INVALID_MESSAGE };
  const local = toLowerCaseText(text.slice(0, atIndex));
  const domain = toLowerCaseText(text.slice(atIndex + 1).replace(WIDE_DOT_PATTERN, '.'));
  const ascii = toAsciiDomain(domain);
  const email = `${local}@${ascii ?? domain}`;
  const problem =
    findTextProblem(text) ??
    findLocalProblem(local) ??
    findDomainProblem(domain, ascii) ??
    (email.length > INPUT_LIMITS.email ? TOO_LONG : null);
  return problem === null ? { ok: true, email } : { ok: false, problem: `${INVALID_MESSAGE} ${problem}` };
}

/**
 * Returns the sentence for a typed address that is invalid.
 * @param missing the sentence for an empty field, if it differs from that for an invalid address
 */
export function checkEmail(typed: string, missing?: string): string | undefined {
  if (missing !== undefined && typed.trim() === '') return missing;
  const parsedEmail = parseEmail(typed);
  return parsedEmail.ok ? undefined : parsedEmail.problem;
}

/** Returns the normal form of a valid address, and another text as it is. */
export function normaliseEmail(typed: string): string {
  const parsedEmail = parseEmail(typed);
  return parsedEmail.ok ? parsedEmail.email : typed;
}

/**
 * Returns the key by which emails to an address are counted. `ada+news@…` and `ada+post@…` arrive at `ada@…`, so they
 * share one key; that of the plain address is another, so that others cannot use up its limit with invented addresses.
 */
export const toMailboxKey = (email: string): string => email.replace(/^([^@+]+)\+[^@]*/, '$1+');

/** Returns a text without the invisible characters at its ends. */
function trimInvisible(text: string): string {
  const characters = Array.from(text);
  const isVisible = (character: string): boolean => !INVISIBLE_PATTERN.test(character);
  return characters.slice(characters.findIndex(isVisible), characters.findLastIndex(isVisible) + 1).join('');
}

/**
 * Converts a text to lower case. The result does not depend on which letters of the text are capitals: at the end of a
 * word, `toLowerCase` converts Σ to ς but leaves σ unchanged, whereas this function converts both to ς.
 */
function toLowerCaseText(text: string): string {
  const lower = text.toLowerCase().normalize('NFC');
  if (!/[σς]/.test(lower)) return lower;
  return lower.replaceAll('ς', 'σ').replace(/(\p{L}\p{M}*)σ(?!\p{M}*\p{L})/gu, '$1ς');
}

function findTextProblem(text: string): string | null {
  if (/^mailto:/i.test(text)) return 'Leave out ‘mailto:’.';
  if (/<[^<>]*>$/.test(text)) return 'Leave out the name, ‘<’ and ‘>’.';
  for (const character of text) {
    if (INVISIBLE_PATTERN.test(character)) return `It cannot contain ${nameCharacter(character)}.`;
  }
  // The capital İ means i on a Turkish keyboard and another letter elsewhere, so its lower case is ambiguous.
  if (/i\u0307/.test(text.toLowerCase())) return `It cannot contain ${nameCharacter('İ')}.`;
  if (text.indexOf('@') !== text.lastIndexOf('@')) return 'It has only one @.';
  return null;
}

function findLocalProblem(local: string): string | null {
  if (local === '') return 'The part before the @ is missing.';
  for (const character of local) {
    if (!isLocalCharacter(character)) return describeRefusal(character, 'before');
  }
  if (/^\.|\.\.|\.$/.test(local)) {
    return 'The part before the @ cannot start or end with a dot, or have two dots in a row.';
  }
  const [mark] = /(?:^|[^\p{L}\p{M}\p{N}])\p{M}/u.exec(local) ?? [];
  if (mark !== undefined) return describeRefusal(mark.slice(-1), 'before');
  if (countBytes(local) > MAX_LOCAL_PART_BYTES) {
    return `The part before the @ has at most ${MAX_LOCAL_PART_BYTES} characters.`;
  }
  return null;
}

function findDomainProblem(domain: string, ascii: string | null): string | null {
  if (domain === '') return 'The part after the @ is missing.';
  for (const character of domain) {
    if (!DOMAIN_CHARACTER_PATTERN.test(character)) return describeRefusal(character, 'after');
  }
  const labels = domain.split('.');
  if (labels.includes('')) return 'The part after the @ has a dot too many.';
  if (labels.length === 1) return 'The part after the @ needs its ending, such as .com or .co.uk.';
  const wrongLabel = labels.find((label) => /^-|-$/.test(label));
  if (wrongLabel !== undefined) return `After the @, ‘${wrongLabel}’ cannot start or end with a hyphen.`;
  if ((ascii ?? domain).split('.').some((label) => label.length > 63)) {
    return 'After the @, there are at most 63 characters between two dots.';
  }
  if (ascii === null || /^[\d.]+$|\.\d+$/.test(ascii)) return `‘${domain}’ is not a domain name.`;
  const topDomain = ascii.slice(ascii.lastIndexOf('.') + 1);
  if (!TOP_LEVEL_DOMAIN_PATTERN.test(topDomain))
    return `‘.${topDomain}’ is no ending of a domain, such as .com or .co.uk.`;
  return null;
}

/** Returns the number of bytes that a text has in UTF-8. The text must be well-formed. */
const countBytes = (text: string): number => encodeURIComponent(text).replace(/%../g, ' ').length;

/**
 * Returns a domain in the ASCII form that DNS uses, converted by the platform (UTS 46); null if the text is no domain.
 */
function toAsciiDomain(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/**
 * Returns whether a character may come before the @ of an address. Rejects variants of letters such
 * as ﬁ or Ａ, and letters that share their capital with another letter, such as ß (SS) and ı (I).
 * Converting these could result in another person's address.
 */
const isLocalCharacter = (character: string): boolean =>
  LOCAL_CHARACTER_PATTERN.test(character) &&
  (character.normalize('NFKC') === character || THAI_OR_LAO_AM_PATTERN.test(character)) &&
  (/[σς]/.test(character) || toLowerCaseText(character.toUpperCase()) === character);

const describeRefusal = (character: string, side: 'before' | 'after'): string =>
  `It cannot contain ${nameCharacter(character)} ${side} the @.`;

function nameCharacter(character: string): string {
  if (character === ' ') return 'a space';
  const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const isShown = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) && !INVISIBLE_PATTERN.test(character);
  return isShown ? `‘${character}’` : `the invisible character U+${point}`;
}

// Normalises email addresses in the same way for browsers and the server.
import { LIMITS } from './limits.js';

export type ParsedEmail =
  | { ok: true; email: string }
  /** `problem` is the error message for the person who typed the address. */
  | { ok: false; problem: string };

const INVALID_MESSAGE = 'Please enter a valid email address.';
const LOCAL_MAX_BYTES = 64;

/** White space, control characters, direction marks, zero-width characters, byte order marks and blank letters. */
const INVISIBLE_CHARACTER = String.raw`[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`;
const INVISIBLE_AT_ENDS_PATTERN = new RegExp(
  `^${INVISIBLE_CHARACTER}+|${INVISIBLE_CHARACTER}+$`,
  'gu',
);
const INVISIBLE_PATTERN = new RegExp(`^${INVISIBLE_CHARACTER}$`, 'u');

/** RFC 5322's `atext` and the dot, and the letters, marks and digits that RFC 6532 adds. */
const LOCAL_CHARACTER_PATTERN = /^[\w.!#$%&'*+\-/=?^`{|}~\p{L}\p{M}\p{N}]$/u;
const DOMAIN_CHARACTER_PATTERN = /^[\p{L}\p{M}\p{N}.-]$/u;
/** The Thai and Lao vowel AM, the only letters of living scripts that NFKC would decompose. */
const THAI_OR_LAO_AM_PATTERN = /^[\u0E33\u0EB3]$/;
/** The full stops that Chinese and Japanese keyboards produce in domains (RFC 3490, section 3.1). */
const WIDE_DOT_PATTERN = /[\u3002\uFF0E\uFF61]/g;
/** The full-width and the small @, which the same keyboards produce. */
const WIDE_AT_PATTERN = /[\uFE6B\uFF20]/g;
/** A top-level domain has two letters or more, or is the ASCII form (`xn--`) of one in another script. */
const TOP_LEVEL_DOMAIN_PATTERN = /^([a-z]{2,63}|xn--[a-z\d-]+)$/;

/**
 * Returns the normal form of an address: without invisible characters at its ends, in Unicode's NFC and lower case,
 * with the domain in ASCII. Only this form is stored, compared, hashed and counted. Parsing it again returns it
 * unchanged.
 */
export function parseEmail(typed: string): ParsedEmail {
  const text = typed
    .replace(INVISIBLE_AT_ENDS_PATTERN, '')
    .replace(WIDE_AT_PATTERN, '@')
    .normalize('NFC');
  const at = text.lastIndexOf('@');
  if (at === -1) return { ok: false, problem: INVALID_MESSAGE };
  const local = toLowerCaseDomain(text.slice(0, at));
  const domain = toLowerCaseDomain(text.slice(at + 1).replace(WIDE_DOT_PATTERN, '.'));
  const ascii = toAsciiDomain(domain);
  const email = `${local}@${ascii ?? domain}`;
  const problem =
    findTextProblem(text) ??
    findLocalProblem(local) ??
    findDomainProblem(domain, ascii) ??
    (email.length > LIMITS.email ? `It has at most ${LIMITS.email} characters.` : null);
  return problem === null
    ? { ok: true, email }
    : { ok: false, problem: `${INVALID_MESSAGE} ${problem}` };
}

/** Returns the mailbox of an address, by which limits of emails are counted: `ada+news@…` arrives at `ada@…`. */
export const mailboxOf = (email: string): string => email.replace(/^([^@+]+)\+[^@]*/, '$1');

/**
 * Returns a text in lower case, independently of capitals in the input: JavaScript ends a word in ς only if it was in
 * capitals, but here every word does.
 */
function toLowerCaseDomain(text: string): string {
  const lower = text.toLowerCase().normalize('NFC');
  if (!/[σς]/.test(lower)) return lower;
  return lower.replaceAll('ς', 'σ').replace(/(\p{L}\p{M}*)σ(?!\p{M}*\p{L})/gu, '$1ς');
}

function findTextProblem(text: string): string | null {
  if (/^mailto:/i.test(text)) return 'Leave out ‘mailto:’.';
  if (/<[^<>]*>$/.test(text)) return 'Leave out the name, ‘<’ and ‘>’.';
  for (const character of text) {
    if (INVISIBLE_PATTERN.test(character)) return `It cannot contain ${nameOf(character)}.`;
  }
  // İ in lower case is ambiguous: i on a Turkish keyboard, another letter elsewhere.
  if (/i\u0307/.test(text.toLowerCase())) return `It cannot contain ${nameOf('İ')}.`;
  if (text.indexOf('@') !== text.lastIndexOf('@')) return 'It has only one @.';
  return null;
}

function findLocalProblem(local: string): string | null {
  if (local === '') return 'The part before the @ is missing.';
  for (const character of local) {
    if (!isOfLocal(character)) return refusalOf(character, 'before');
  }
  if (/^\.|\.\.|\.$/.test(local)) {
    return 'The part before the @ cannot start or end with a dot, or have two dots in a row.';
  }
  const [mark] = /(?:^|[^\p{L}\p{M}\p{N}])\p{M}/u.exec(local) ?? [];
  if (mark !== undefined) return refusalOf(mark.slice(-1), 'before');
  if (bytesOf(local) > LOCAL_MAX_BYTES) {
    return `The part before the @ has at most ${LOCAL_MAX_BYTES} characters.`;
  }
  return null;
}

function findDomainProblem(domain: string, ascii: string | null): string | null {
  if (domain === '') return 'The part after the @ is missing.';
  for (const character of domain) {
    if (!DOMAIN_CHARACTER_PATTERN.test(character)) return refusalOf(character, 'after');
  }
  const labels = domain.split('.');
  if (labels.includes('')) return 'The part after the @ has a dot too many.';
  if (labels.length === 1) return 'The part after the @ needs its ending, such as .com or .co.uk.';
  const wrong = labels.find((label) => /^-|-$/.test(label));
  if (wrong !== undefined) return `After the @, ‘${wrong}’ cannot start or end with a hyphen.`;
  if ((ascii ?? domain).split('.').some((label) => label.length > 63)) {
    return 'After the @, there are at most 63 characters between two dots.';
  }
  if (ascii === null || /^[\d.]+$|\.\d+$/.test(ascii)) return `‘${domain}’ is not a domain name.`;
  const ending = ascii.slice(ascii.lastIndexOf('.') + 1);
  if (!TOP_LEVEL_DOMAIN_PATTERN.test(ending))
    return `‘.${ending}’ is no ending of a domain, such as .com or .co.uk.`;
  return null;
}

/** Returns the number of bytes of a well-formed text in UTF-8. */
const bytesOf = (text: string): number => encodeURIComponent(text).replace(/%../g, ' ').length;

/**
 * Returns the domain in the ASCII form of DNS, as the platform's UTS 46 converts it; null if the text is not a domain.
 */
function toAsciiDomain(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/**
 * Returns whether an address may contain the character before its @. Rejects variants such as ﬁ or Ａ, and letters that
 * share their capital with another letter, such as ß (SS) and ı (I), because the result may be another person's
 * address.
 */
const isOfLocal = (character: string): boolean =>
  LOCAL_CHARACTER_PATTERN.test(character) &&
  (character.normalize('NFKC') === character || THAI_OR_LAO_AM_PATTERN.test(character)) &&
  (/[σς]/.test(character) || toLowerCaseDomain(character.toUpperCase()) === character);

const refusalOf = (character: string, side: 'before' | 'after'): string =>
  `It cannot contain ${nameOf(character)} ${side} the @.`;

function nameOf(character: string): string {
  if (character === ' ') return 'a space';
  const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const isShown = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) && !INVISIBLE_PATTERN.test(character);
  return isShown ? `‘${character}’` : `the invisible character U+${point}`;
}

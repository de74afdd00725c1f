import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkEmail, normaliseEmail, toMailboxKey, parseEmail } from './email-address.js';

/** Addresses as typed, each with its normal form, or with the error message for a refused one. */
const ADDRESS_CASES: Record<'normal' | 'refused', [typed: string, expected: string][]> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'email-address.cases.json'), 'utf8'),
);

const normaliseAddress = (typed: string): string => {
  const parsedEmail = parseEmail(typed);
  return parsedEmail.ok ? parsedEmail.email : `refused: ${parsedEmail.problem}`;
};

const readProblem = (typed: string): string => {
  const parsedEmail = parseEmail(typed);
  if (parsedEmail.ok) return `accepted: ${parsedEmail.email}`;
  expect(parsedEmail.problem).toMatch(/^Please enter a valid email address\./);
  return parsedEmail.problem.slice('Please enter a valid email address.'.length).trim();
};

const INVISIBLE_CHARACTERS = [
  ...('\u00AD\u034F\u061C\u115F\u17B4\u180E\u200B\u200C\u200D\u200E\u200F\u2028\u2029\u202A' +
    '\u202B\u202C\u202D\u202E\u2060\u2063\u2066\u2067\u2068\u2069\u206A\u2800\u3000\u3164' +
    '\uFE0F\uFEFF\uFFA0\u00A0\u0000\u0007\u0085\t\n\u{E0041}\u{1D173}'),
];

describe('the normal form of an email address', () => {
  it.each(ADDRESS_CASES.normal)(
    'for the typed address %j is %j, and normalising it again changes nothing',
    (typed, expected) => {
      expect(normaliseAddress(typed)).toBe(expected);
      expect(normaliseAddress(expected)).toBe(expected);
    },
  );

  it.each(INVISIBLE_CHARACTERS.map((character) => [character]))('omits %j at the start and end', (character) => {
    expect(normaliseAddress(`${character}ada@example.org${character}${character}`)).toBe('ada@example.org');
  });

  it('is the same for capital and small letters, and for composed and decomposed accented letters', () => {
    const severalProblems: string[] = [];
    for (let point = 0x80; point <= 0x1ffff; point += 1) {
      // Skips surrogates, and the 11,172 Hangul syllables, which all decompose in the same way.
      if (point > 0xac00 && point <= 0xdfff) continue;
      const character = String.fromCodePoint(point);
      if (!/[\p{L}\p{M}]/u.test(character)) continue;
      const address = `1${character}2@example.org`;
      const forms = [
        address,
        address.toUpperCase(),
        address.toLowerCase(),
        address.normalize('NFD'),
        address.toUpperCase().normalize('NFD'),
      ];
      if (new Set(forms.map((form) => form.split('@')[0])).size === 1 || !parseEmail(address).ok) continue;
      if (new Set(forms.map(normaliseAddress)).size > 1) severalProblems.push(address);
    }
    expect(severalProblems).toEqual([]);
  });
});

describe('an email address is refused', () => {
  it.each(INVISIBLE_CHARACTERS.map((character) => [character]))(
    'if it has the invisible character %j inside',
    (character) => {
      const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      for (const address of [`ad${character}a@example.org`, `ada@exam${character}ple.org`]) {
        expect(readProblem(address)).toBe(`It cannot contain the invisible character U+${point}.`);
      }
    },
  );

  it.each([',', ';', ':', '<', '(', ')', '[', ']', '"', '\\', '’', '“', '😀', '＂', 'ａ', 'ﬁ'])(
    'if it has %s before the @, with a message that names the character',
    (character) => {
      expect(readProblem(`ada${character}b@example.org`)).toBe(`It cannot contain ‘${character}’ before the @.`);
    },
  );

  it.each([',', ';', ':', '>', '/', '?', '#', '%', '_', '!', '[', '’', '😀'])(
    'if it has %s after the @, with a message that names the character',
    (character) => {
      expect(readProblem(`ada@exam${character}ple.org`)).toBe(`It cannot contain ‘${character}’ after the @.`);
    },
  );

  it.each(ADDRESS_CASES.refused)('if it is %j, with a message that gives the reason', (typed, problem) => {
    expect(readProblem(typed)).toBe(problem);
  });
});

describe('the key by which emails to an address are counted', () => {
  it.each([
    ['ada+one@example.org', 'ada+@example.org'],
    ['ada+one+two@example.org', 'ada+@example.org'],
    ['ada@example.org', 'ada@example.org'],
    ['+ada@example.org', '+ada@example.org'],
  ])('for the address %s is %s', (email, key) => {
    expect(toMailboxKey(email)).toBe(key);
  });
});

describe('the sentence for a typed email address', () => {
  it('is that for a missing address if the field is empty and there is one', () => {
    expect(checkEmail(' ', 'Please enter your email.')).toBe('Please enter your email.');
    expect(checkEmail(' ')).toBe('Please enter a valid email address.');
  });

  it('says what is wrong, and is absent for a valid address', () => {
    expect(checkEmail('ada@exam,ple.org', 'Missing.')).toMatch(/‘,’ after the @\.$/);
    expect(checkEmail(' Ada@example.org ', 'Missing.')).toBeUndefined();
  });
});

it('normaliseEmail returns the normal form of a valid address, and another text unchanged', () => {
  expect(normaliseEmail(' Ada@Example.org ')).toBe('ada@example.org');
  expect(normaliseEmail(' ada@ ')).toBe(' ada@ ');
});

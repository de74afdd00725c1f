import { mailboxOf, parseEmail } from './email-address.js';

const normalOf = (typed: string): string => {
  const parsed = parseEmail(typed);
  return parsed.ok ? parsed.email : `refused: ${parsed.problem}`;
};

const problemOf = (typed: string): string => {
  const parsed = parseEmail(typed);
  if (parsed.ok) return `accepted: ${parsed.email}`;
  expect(parsed.problem).toMatch(/^Please enter a valid email address\./);
  return parsed.problem.slice('Please enter a valid email address.'.length).trim();
};

const INVISIBLE = [
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u17B4',
  '\u180E',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u2028',
  '\u2029',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2060',
  '\u2063',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u206A',
  '\u2800',
  '\u3000',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\uFFA0',
  '\u00A0',
  '\u0000',
  '\u0007',
  '\u0085',
  '\t',
  '\n',
  '\u{E0041}',
  '\u{1D173}',
];

describe('the normal form of an email address', () => {
  it.each([
    ['Ada@Example.ORG', 'ada@example.org'],
    ["  o'brien+post@mail.example.co.uk ", "o'brien+post@mail.example.co.uk"],
    ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@BU\u0308CHER.example', 'ada@xn--bcher-kva.example'],
    ['ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@ｅｘａｍｐｌｅ．org', 'ada@example.org'],
    ['E\u0301LODIE@example.org', 'élodie@example.org'],
    ['\u212Aatrin.\u212Bngstrom@example.org', 'katrin.ångstrom@example.org'],
    ['ΝΙΚΟΣ@example.org', 'νικος@example.org'],
    ['νικοσ@example.org', 'νικος@example.org'],
    ['ΝΙΚΟΣ.Α@ΝΙΚΟΣ.GR', 'νικος.α@xn--uxachkp.gr'],
    ['ПОЧТА@ПОЧТА.РФ', 'почта@xn--80a1acny.xn--p1ai'],
    ['คำ@example.org', 'คำ@example.org'],
  ])('of %j is %j', (typed, expected) => {
    expect(normalOf(typed)).toBe(expected);
    expect(normalOf(expected)).toBe(expected);
  });

  it.each([
    ['ada＠example.org', 'ada@example.org'],
    ['ada﹫example．org', 'ada@example.org'],
    ['ADA+NEWS@EXAMPLE.ORG', 'ada+news@example.org'],
    ['\tada@example.org\r\n', 'ada@example.org'],
    ['\u3000ada@example.org\u3000', 'ada@example.org'],
    ['ada@ＥＸＡＭＰＬＥ．ＯＲＧ', 'ada@example.org'],
    ['ada@EXAMPLE。ORG', 'ada@example.org'],
    ['ΩΜΕΓΑ@example.org', 'ωμεγα@example.org'],
    ['\u2126@example.org', 'ω@example.org'],
    ['ΌΣΟΣ.ΣΑΣ@example.org', 'όσος.σας@example.org'],
    ['Ꭰ@example.org', 'ꭰ@example.org'],
    ['Ა@example.org', 'ა@example.org'],
    ['\u{10400}@example.org', '\u{10428}@example.org'],
    ['\u{1E900}@example.org', '\u{1E922}@example.org'],
    ['VIE\u0323\u0302T@example.org', 'việt@example.org'],
    ['VIE\u0302\u0323T@example.org', 'việt@example.org'],
    ['\u1112\u1161\u11AB@example.org', '한@example.org'],
    ['\u0958@example.org', '\u0915\u093C@example.org'],
    ['Ё@example.org', 'ё@example.org'],
    ['\u0415\u0308@example.org', 'ё@example.org'],
    ['ada@Ё.рф', 'ada@xn--61a.xn--p1ai'],
    ['ada@ΒΙΒΛΊΟ.ευ', 'ada@xn--kxafa1alz.xn--qxa6a'],
    ['ada@faß.de', 'ada@xn--fa-hia.de'],
    ['ada@FASS.de', 'ada@fass.de'],
    ['ada@مثال.إختبار', 'ada@xn--mgbh0fb.xn--kgbechtv'],
    ['ada@पुस्तक.भारत', 'ada@xn--11b3ar0d1b5d.xn--h2brj9c'],
    ['a-b_c{d}~e@example.org', 'a-b_c{d}~e@example.org'],
    ['1@2.de', '1@2.de'],
    ['ada@a--b.org', 'ada@a--b.org'],
  ])('of %j is %j, typed again too', (typed, expected) => {
    expect(normalOf(typed)).toBe(expected);
    expect(normalOf(expected)).toBe(expected);
  });

  it.each(INVISIBLE.map((character) => [character]))('has no %j at its ends', (character) => {
    expect(normalOf(`${character}ada@example.org${character}${character}`)).toBe('ada@example.org');
  });

  it('is one for small and capital letters of every alphabet, composed or not', () => {
    const several: string[] = [];
    for (let point = 0x80; point <= 0x1ffff; point += 1) {
      // Surrogates, and the 11,172 syllables of Hangul, which are all composed alike.
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
      if (new Set(forms.map((form) => form.split('@')[0])).size === 1 || !parseEmail(address).ok)
        continue;
      if (new Set(forms.map(normalOf)).size > 1) several.push(address);
    }
    expect(several).toEqual([]);
  });
});

describe('an email address is refused', () => {
  it.each(INVISIBLE.map((character) => [character]))('with %j inside', (character) => {
    const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    for (const address of [`ad${character}a@example.org`, `ada@exam${character}ple.org`]) {
      expect(problemOf(address)).toBe(`It cannot contain the invisible character U+${point}.`);
    }
  });

  it.each([',', ';', ':', '<', '(', ')', '[', ']', '"', '\\', '’', '“', '😀', '＂', 'ａ', 'ﬁ'])(
    'with %s before the @, and named',
    (character) => {
      expect(problemOf(`ada${character}b@example.org`)).toBe(
        `It cannot contain ‘${character}’ before the @.`,
      );
    },
  );

  it.each([',', ';', ':', '>', '/', '?', '#', '%', '_', '!', '[', '’', '😀'])(
    'with %s after the @, and named',
    (character) => {
      expect(problemOf(`ada@exam${character}ple.org`)).toBe(
        `It cannot contain ‘${character}’ after the @.`,
      );
    },
  );

  it.each([
    ['', ''],
    [' \u200B ', ''],
    ['ada.example.org', ''],
    ['ada lovelace@example.org', 'It cannot contain a space.'],
    ['ada@bob@example.org', 'It has only one @.'],
    ['mailto:ada@example.org', 'Leave out ‘mailto:’.'],
    ['MailTo:ada@example.org', 'Leave out ‘mailto:’.'],
    ['Ada Lovelace <ada@example.org>', 'Leave out the name, ‘<’ and ‘>’.'],
    ['@example.org', 'The part before the @ is missing.'],
    ['ada@', 'The part after the @ is missing.'],
    ['.ada@example.org', /before the @ cannot start or end with a dot/],
    ['ada.@example.org', /before the @ cannot start or end with a dot/],
    ['a..da@example.org', /two dots in a row/],
    [`${'a'.repeat(65)}@example.org`, 'The part before the @ has at most 64 characters.'],
    [`${'ж'.repeat(33)}@example.org`, 'The part before the @ has at most 64 characters.'],
    ['ada@.example.org', 'The part after the @ has a dot too many.'],
    ['ada@example..org', 'The part after the @ has a dot too many.'],
    ['ada@example.org.', 'The part after the @ has a dot too many.'],
    ['ada@example', 'The part after the @ needs its ending, such as .com or .co.uk.'],
    ['ada@-example.org', 'After the @, ‘-example’ cannot start or end with a hyphen.'],
    ['ada@example-.org', 'After the @, ‘example-’ cannot start or end with a hyphen.'],
    [`ada@${'a'.repeat(64)}.org`, 'After the @, there are at most 63 characters between two dots.'],
    [`ada@${'ü'.repeat(60)}.org`, 'After the @, there are at most 63 characters between two dots.'],
    ['ada@127.0.0.1', '‘127.0.0.1’ is not a domain name.'],
    ['ada@0x7f.1', '‘0x7f.1’ is not a domain name.'],
    ['ada@xn--a.org', '‘xn--a.org’ is not a domain name.'],
    ['\u0301ada@example.org', /before the @/],
    ['a.\u0301da@example.org', /before the @/],
    ['straße@example.org', 'It cannot contain ‘ß’ before the @.'],
    ['ılgın@example.org', 'It cannot contain ‘ı’ before the @.'],
    ['İSTANBUL@example.org', 'It cannot contain ‘İ’.'],
    [`a@${'a.'.repeat(124)}example`, 'It has at most 254 characters.'],
    ['ada@example.c', '‘.c’ is no ending of a domain, such as .com or .co.uk.'],
    ['ada@example.c0m', '‘.c0m’ is no ending of a domain, such as .com or .co.uk.'],
    ['ada@example.co1', '‘.co1’ is no ending of a domain, such as .com or .co.uk.'],
    ['ada@example.-', /hyphen/],
    ['ada@[192.168.0.1]', 'It cannot contain ‘[’ after the @.'],
    ['ada@example.org,bob@example.org', 'It has only one @.'],
    ['ada@example.org, bob', 'It cannot contain a space.'],
    ['ada@example.org;', 'It cannot contain ‘;’ after the @.'],
    ['ada@example.org>', 'It cannot contain ‘>’ after the @.'],
    ['<ada@example.org>', 'Leave out the name, ‘<’ and ‘>’.'],
    ['"ada"@example.org', 'It cannot contain ‘"’ before the @.'],
    ['ada\\@example.org', 'It cannot contain ‘\\’ before the @.'],
    ['ada(work)@example.org', 'It cannot contain ‘(’ before the @.'],
    ['ada@example.org(work)', 'It cannot contain ‘(’ after the @.'],
    ['ada@example.org?subject=hi', 'It cannot contain ‘?’ after the @.'],
    ['ada@example.org/inbox', 'It cannot contain ‘/’ after the @.'],
    ['ada@example.org:25', 'It cannot contain ‘:’ after the @.'],
    ['http://ada@example.org', 'It cannot contain ‘:’ before the @.'],
    ['ada@@example.org', 'It has only one @.'],
    ['ada＠bob@example.org', 'It has only one @.'],
    ['ada@ example.org', 'It cannot contain a space.'],
    ['ada @example.org', 'It cannot contain a space.'],
    ['ada@exam ple.org', 'It cannot contain a space.'],
    ['ada@example_shop.org', 'It cannot contain ‘_’ after the @.'],
    ['ada@*.org', 'It cannot contain ‘*’ after the @.'],
    ['ada@2130706433.1', '‘2130706433.1’ is not a domain name.'],
    ['ada@1.2.3.4.5', /domain/],
    ['ada…@example.org', 'It cannot contain ‘…’ before the @.'],
    ['ada@example…org', 'It cannot contain ‘…’ after the @.'],
    ['аdа½@example.org', 'It cannot contain ‘½’ before the @.'],
    ['①@example.org', 'It cannot contain ‘①’ before the @.'],
  ])('as %j', (typed, problem) => {
    expect(problemOf(typed)).toEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    );
  });
});

describe('the mailbox of an address', () => {
  it.each([
    ['ada+one@example.org', 'ada@example.org'],
    ['ada+one+two@example.org', 'ada@example.org'],
    ['ada@example.org', 'ada@example.org'],
    ['+ada@example.org', '+ada@example.org'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

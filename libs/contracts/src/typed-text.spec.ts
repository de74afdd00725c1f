import { cleanCode, cleanSearch, isAppCode, parseText, type TextRule } from './typed-text.js';

const STEP: TextRule = { max: 60, isOneLine: true, missing: 'Please write what you want to do.' };
const NOTE: TextRule = { max: 60, isOneLine: false, missing: null };

const read = (typed: string, rule: TextRule): string => {
  const parsed = parseText(typed, rule);
  return parsed.ok ? parsed.text : `refused: ${parsed.problem}`;
};

describe('a line that was typed or pasted', () => {
  it.each([
    ['a number from a contact list', 'Ring \u202A+44 20 7946 0958\u202C', 'Ring +44 20 7946 0958'],
    ['isolates around a number', '\u2068020 7946 0958\u2069', '020 7946 0958'],
    ['a cell of a table', 'Open day\t12 June\t10:00', 'Open day 12 June 10:00'],
    ['two lines of Windows', 'Ring the college\r\nAsk for Ada', 'Ring the college Ask for Ada'],
    ['an old line end and that of a word processor', 'a\rb\vc', 'a b c'],
    ['Unicode’s line and paragraph ends', 'a\u2028b\u2029c\u0085d', 'a b c d'],
    ['a hyphenated word of a web page', 'ap\u00ADpren\u00ADtice\u00ADship', 'apprenticeship'],
    ['a byte order mark of a file', '\uFEFFCall Ada', 'Call Ada'],
    ['a zero-width space of a chat', 'https://\u200Bexample.org', 'https://example.org'],
    ['decomposed letters of a Mac', 'Cafe\u0301 Zu\u0308rich', 'Caf\u00E9 Z\u00FCrich'],
    ['a family, which joiners combine', 'Ask 👨‍👩‍👧', 'Ask 👨‍👩‍👧'],
    ['a rainbow flag', '🏳️‍🌈 day', '🏳️‍🌈 day'],
    [
      'the flag of Scotland, which has tags',
      'Go to \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
      'Go to \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    ],
    ['Persian, which needs non-joiners', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['Sinhala, which needs joiners', 'ශ්\u200Dරී', 'ශ්\u200Dරී'],
    ['hidden tag characters', 'Hi\u{E0041}\u{E0042}', 'Hi'],
    ['a bell, a null and an escape', 'a\u0007b\0c\u001Bd', 'abcd'],
    ['half an emoji', 'cut \uD83D', 'cut'],
    ['a non-breaking space at the end', 'Call Ada\u00A0', 'Call Ada'],
    ['a hidden text direction', 'abc\u202Etxt.exe', 'abctxt.exe'],
    ['full-width letters, which are stored as typed', 'ＡＢＣ', 'ＡＢＣ'],
    ['only joiners and marks', '\u200D\u200C\uFE0F\u2800 \u200B', 'refused: Please write what you want to do.'],
    ['too many characters', 'x'.repeat(61), 'refused: Please use at most 60 characters.'],
    ['as many emojis as characters are allowed', '😀'.repeat(60), '😀'.repeat(60)],
    ['more spaces than are worth removing', `a${' '.repeat(240)}`, 'refused: Please use at most 60 characters.'],
    ['forty accents on a letter', `a${'\u0323'.repeat(40)}`, `ạ${'\u0323'.repeat(29)}`],
  ])('is cleaned or refused: %s', (_what, typed, expected) => {
    expect(read(typed, STEP)).toBe(expected);
    if (!expected.startsWith('refused')) expect(read(expected, STEP)).toBe(expected);
  });
});

describe('a text of several lines', () => {
  it.each([
    ['keeps its lines, with the same line ends everywhere', 'a\r\nb\rc\u2028d\n\ne', 'a\nb\nc\nd\n\ne'],
    ['keeps the tabs of a table', 'a\tb', 'a\tb'],
    ['may be empty where its rule says so', ' \u200B\n', ''],
  ])('%s', (_what, typed, expected) => {
    expect(read(typed, NOTE)).toBe(expected);
  });
});

describe('a search', () => {
  it.each([
    ['soft\u00ADware de\u00ADveloper', 'software developer'],
    ['ｎｕｒｓｅ', 'nurse'],
    ['oﬃce', 'office'],
    ['\u202Anurse\u202C', 'nurse'],
    ['nurse\r\n', 'nurse'],
    ['chef\tde\u00A0partie', 'chef de partie'],
    ['คำ', 'คำ'],
  ])('of %j is compared as %j', (typed, expected) => {
    expect(cleanSearch(typed)).toBe(expected);
  });
});

describe('a code', () => {
  it.each([
    ['123-456', '123456'],
    ['123 456', '123456'],
    ['１２３４５６', '123456'],
    ['\u202A123\u00A0456\u202C', '123456'],
    ['123–456.', '123456'],
    ['\t123456\r\n', '123456'],
    ['123\u200B456', '123456'],
  ])('of the app may be typed as %j', (typed, expected) => {
    expect(cleanCode(typed)).toBe(expected);
    expect(isAppCode(cleanCode(typed))).toBe(true);
  });

  it.each(['abcd-efgh-2345-67ab', '1234567', 'a123456'])('typed as %j is a recovery code', (typed) => {
    expect(isAppCode(cleanCode(typed))).toBe(false);
  });
});

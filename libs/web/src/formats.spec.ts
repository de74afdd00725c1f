import { countWords, formatDate, formatLongDate, formatPounds, formatShortDate, readingMinutes } from './formats';

const noon = '2026-06-12T12:00:00Z';

test('dates are written in the British format', () => {
  expect(formatLongDate(noon)).toBe('12 June 2026');
  expect(formatShortDate(new Date(noon))).toBe('12 Jun 2026');
  expect(formatDate(noon)).toBe('12/06/2026');
});

test('formatPounds converts pence to pounds', () => {
  expect(formatPounds(999)).toBe('£9.99');
  expect(formatPounds(120000)).toBe('£1,200.00');
});

test.each([
  ['', 0],
  ['one', 1],
  ['  two\n words ', 2],
  ['## A title\n- **one** item – 3', 5],
])('in the text %j, countWords counts %d words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
])('a text of %d words takes %d minutes to read', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

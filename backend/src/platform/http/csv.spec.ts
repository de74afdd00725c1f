import { formatCsvHeader, formatCsvLine } from './csv.js';

describe('a line of CSV', () => {
  it('quotes text, and leaves numbers and missing values as they are', () => {
    const sampleTime = new Date('2026-06-12T09:05:00Z');
    expect(formatCsvLine(['a "b", c\nd', 999, true, null, undefined, sampleTime])).toBe(
      '"a ""b"", c\nd",999,true,,,"2026-06-12T09:05:00.000Z"\r\n',
    );
  });

  it.each(['=1+1', '+44 20', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', ' =1', '"=1'])(
    'escapes %j so that a spreadsheet does not compute it as a formula',
    (text) => {
      expect(formatCsvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
    },
  );

  it.each([
    ['x;=1+1;y', "x;'=1+1;y"],
    ['x; @SUM(A1)', "x;' @SUM(A1)"],
    ['x;"=1+1"', `x;'""=1+1""`],
    ['x\t+1\t-2', "x\t'+1\t'-2"],
    ['x\n=1', "x\n'=1"],
    ['\t=1', "'\t'=1"],
    ['x;＝1', "x;'＝1"],
    ['x;y=1;z', 'x;y=1;z'],
  ])('escapes a formula for a reader that splits %j at its own separator', (text, escaped) => {
    expect(formatCsvLine([text])).toBe(`"${escaped}"\r\n`);
  });

  it('starts the file with a byte order mark', () => {
    expect(formatCsvHeader(['id', 'name'])).toBe('\uFEFF"id","name"\r\n');
  });

  it('does not escape formula signs after the first character', () => {
    expect(formatCsvLine(['a=b', "O'Neill"])).toBe(`"a=b","O'Neill"\r\n`);
  });
});

import { formatCsvLine } from './csv.js';

describe('a line of CSV', () => {
  it('quotes text, and leaves numbers and missing values as they are', () => {
    const sampleTime = new Date('2026-06-12T09:05:00Z');
    expect(formatCsvLine(['a "b", c\nd', 999, true, null, undefined, sampleTime])).toBe(
      '"a ""b"", c\nd",999,true,,,"2026-06-12T09:05:00.000Z"\r\n',
    );
  });

  it.each(['=1+1', '+44 20', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
    'escapes %j so that a spreadsheet does not compute it as a formula',
    (text) => {
      expect(formatCsvLine([text])).toBe(`"'${text}"\r\n`);
    },
  );

  it('does not escape formula signs after the first character', () => {
    expect(formatCsvLine(['a=b', "O'Neill"])).toBe(`"a=b","O'Neill"\r\n`);
  });
});

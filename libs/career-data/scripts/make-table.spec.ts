import { makeTable, withTableImport } from './make-table.js';

const hoursTable = (row: unknown, meta: object = { edition: '2025' }): string =>
  JSON.stringify({ meta, data: { 2713: row, 1111: ['chiefs', 1, 2, 3, 4, 5, 6] } });
const VALID_ROW = ['painters', 17.2, 25, 41.5, 37, 36, 1];

describe('makeTable', () => {
  it('writes rows in the order of their keys, with checksums of the source file and of the rows', () => {
    const { table, source, checksums } = makeTable('uk_working_life.json', hoursTable(VALID_ROW));
    expect(table).toBe('working-life.json');
    expect(source.split('\n')).toEqual([
      '[',
      '  ["1111", 1, 2, 3, 4, 5, 6],',
      '  ["2713", 17.2, 25, 41.5, 37, 36, 1]',
      ']',
      '',
    ]);
    expect(checksums).toMatchObject({ file: 'uk_working_life.json', year: 2025 });
    expect(checksums.sha256 + checksums.rows).toMatch(/^[0-9a-f]{128}$/);
    const otherTable = makeTable('uk_working_life.json', hoursTable([...VALID_ROW.slice(0, 6), 83]));
    expect(otherTable.checksums.rows).not.toBe(checksums.rows);
  });

  it('converts each kind of source file as its table needs, and rejects values outside their range', () => {
    const makeRows = (file: string, data: object): unknown =>
      JSON.parse(makeTable(file, JSON.stringify({ meta: { edition: '2026' }, data })).source);
    expect(makeRows('uk_soc2020.json', { 1111: ['Chiefs', 'Entry', ['Doctor’s aide', 'Diplomat']] })).toEqual([
      ['1111', 'Chiefs', ["Doctor's aide", 'Diplomat']],
    ]);
    const standard = ['ST0003', 'C', 3, 15, 'Care', 'open', 2026];
    expect(
      makeRows('uk_apprenticeships.json', {
        '11-1011.00': [
          ['ST0002', 'B', 3, 15, 'Care', 'open in 2021', 2021],
          standard,
          ['ST0001', 'A', 7, 36, 'Law', 'open', 2026],
        ],
      }),
    ).toEqual([
      ['11-1011.00', 'ST0003', 'C', 3, 15, 'Care', 'open'],
      ['11-1011.00', 'ST0001', 'A', 7, 36, 'Law', 'open'],
    ]);
    expect(() => makeRows('uk_apprenticeships.json', { '11-1011.00': [standard.with(2, 9)] })).toThrow(
      /column 4 of 11-1011\.00 is 9/,
    );
    const shareRow = (scope: string, percent: number): unknown[] => [
      '11-1011',
      'Chiefs',
      scope,
      ...Array<number>(4).fill(1),
      percent,
    ];
    expect(
      makeRows('us_outlook_bls.json', {
        '11-1011.00': shareRow('exact', 25.9),
        '27-1011.00': shareRow('exact', 24.9),
        '29-1129.01': shareRow('shared', 63.3),
      }),
    ).toEqual([['11-1011.00', 26]]);
    const exposureRow = (name: string): unknown[] => [[0, 0, 0, 0, 65], null, [0, 0, 0, name]];
    expect(makeRows('ai_exposure.json', { '11-1011.00': exposureRow('Exposed: Gradient 2') })).toEqual([
      ['11-1011.00', 65, null, 2],
    ]);
    expect(() => makeRows('ai_exposure.json', { '11-1011.00': exposureRow('Exposed') })).toThrow(
      /column 4 of 11-1011\.00/,
    );
  });

  it('leaves out moves that rest on the unconfirmed source alone', () => {
    const move = (to: string, sources: string[]) => ({ to, strength: 0.4, step: 'down', sources });
    const origins = {
      'x:cook': [move('35-1011.00', ['se:substitute 0.37', 'rome:near']), move('11-9051.00', ['se:substitute 0.37'])],
    };
    const { table, source } = makeTable('moves.json', JSON.stringify({ meta: { edition: '2021' }, origins }));
    expect([table, JSON.parse(source)]).toEqual(['moves.json', [['x:cook', [['35-1011.00', 0.4, -1]]]]]);
  });

  it.each<[string, string, RegExp]>([
    ['pay.json', '{}', /use one of uk_pay_place_age\.json/],
    ['uk_working_life.json', 'a table', /is not JSON/],
    ['uk_working_life.json', 'null', /is not JSON/],
    ['uk_working_life.json', hoursTable(VALID_ROW.with(4, '25')), /column 5 of 2713 is "25"/],
    ['uk_working_life.json', hoursTable(VALID_ROW.with(5, -1)), /column 6 of 2713 is -1/],
    ['uk_working_life.json', hoursTable(VALID_ROW.slice(0, 6)), /row of 2713 has 6 columns/],
    ['uk_working_life.json', hoursTable([...VALID_ROW, 1]), /row of 2713 has 8 columns/],
    ['uk_working_life.json', hoursTable({ noc: '53122' }), /not laid out as LAYOUTS/],
    ['uk_working_life.json', hoursTable(VALID_ROW, {}), /no edition with its year/],
    ['uk_working_life.json', hoursTable(VALID_ROW, { edition: 'newest' }), /no edition with its year/],
    ['uk_working_life.json', hoursTable(VALID_ROW, { sources: [] }), /no edition with its year/],
    ['uk_working_life.json', '{"meta": {"edition": "2025"}, "data": {}}', /no rows/],
    ['uk_pay_place_age.json', '{"meta": {"edition": "2025"}, "data": {}}', /not laid out/],
  ])('rejects the file %s with the content %s', (file, text, message) => {
    expect(() => makeTable(file, text)).toThrow(message);
  });
});

it('withTableImport adds the checksums of a table, or replaces its earlier ones', () => {
  const hash = '0'.repeat(64);
  const entry = { file: 'a.json', year: 2026, sha256: hash, rows: hash };
  const firstText = withTableImport('{}', 'a.json', entry);
  expect(JSON.parse(firstText)).toEqual({ 'a.json': entry });
  const secondText = withTableImport(firstText, 'a.json', { ...entry, rows: 'f'.repeat(64) });
  expect(JSON.parse(secondText)).toEqual({ 'a.json': { ...entry, rows: 'f'.repeat(64) } });
});

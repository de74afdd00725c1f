import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeTable, withChecksums } from './data.mjs';

const canada = (/** @type {unknown} */ row, meta = { edition: '2025' }) =>
  JSON.stringify({
    meta,
    data: { '27-1013.00': row, '11-1011.00': ['1', "O'Neil's", 'same', 1, 2, 3] },
  });
const GOOD = ['53122', 'painters', 'group', 17.2, 25, 41.5];

describe('npm run data -- import', () => {
  it('writes rows in the order of their keys, with checksums of the file and of the rows', () => {
    const { table, source, checksums } = makeTable('canada_pay.json', canada(GOOD));
    assert.equal(table, 'canada-pay.json');
    assert.deepEqual(source.split('\n'), [
      '[',
      `  ["11-1011.00", "1", "O'Neil's", "same", 1, 2, 3],`,
      '  ["27-1013.00", "53122", "painters", "group", 17.2, 25, 41.5]',
      ']',
      '',
    ]);
    assert.equal(checksums.file, 'canada_pay.json');
    assert.equal(checksums.year, 2025);
    assert.match(checksums.sha256 + checksums.rows, /^[0-9a-f]{128}$/);
    assert.notEqual(
      makeTable('canada_pay.json', canada([...GOOD.slice(0, 5), 83])).checksums.rows,
      checksums.rows,
    );
  });

  it('keeps lists of titles, the order of standards and only shares that say something', () => {
    const meta = { edition: '2026' };
    const make = (/** @type {string} */ file, /** @type {object} */ data) =>
      makeTable(file, JSON.stringify({ meta, data })).source;
    assert.match(
      make('uk_soc2020.json', { 1111: ['Chiefs', 'Entry', ['Doctor’s aide', 'Diplomat']] }),
      /\["1111", "Chiefs", \["Doctor's aide", "Diplomat"\]\]/,
    );
    const standard = ['ST0002', 'B', 3, 15, 'Care', 'open in 2021', 2021];
    const rows = make('uk_apprenticeships.json', {
      '11-1011.00': [standard, ['ST0001', 'A', 7, 36, 'Law', 'open', 2026]],
    });
    assert.ok(rows.indexOf('"B", 3, 15, "Care", "listed", 2021') < rows.indexOf('"ST0001"'));
    assert.throws(
      () => make('uk_apprenticeships.json', { '11-1011.00': [standard.with(2, 9)] }),
      /column 4 of 11-1011\.00 is 9/,
    );
    const share = (/** @type {string} */ scope, /** @type {number} */ percent) => [
      '11-1011',
      'Chiefs',
      scope,
      1,
      1,
      1,
      1,
      percent,
    ];
    const shares = make('us_outlook_bls.json', {
      '11-1011.00': share('exact', 25.9),
      '27-1011.00': share('exact', 24.9),
      '29-1129.01': share('shared', 63.3),
    });
    assert.deepEqual(JSON.parse(shares), [['11-1011.00', 26]]);
  });

  it('refuses a file that it does not know, a cell that does not fit and a file without its edition', () => {
    assert.throws(() => makeTable('pay.json', '{}'), /use one of canada_pay\.json/);
    assert.throws(
      () => makeTable('canada_pay.json', canada([...GOOD.slice(0, 4), '25', 41.5])),
      /column 6 of 27-1013\.00 is 25/,
    );
    assert.throws(
      () => makeTable('canada_pay.json', canada([...GOOD.slice(0, 5), -1])),
      /column 7/,
    );
    for (const meta of [{}, { edition: 'newest' }, { sources: [] }]) {
      assert.throws(
        () => makeTable('canada_pay.json', canada(GOOD, /** @type {any} */ (meta))),
        /no edition with its year/,
      );
    }
    assert.throws(
      () => makeTable('canada_pay.json', JSON.stringify({ meta: { edition: '2025' }, data: {} })),
      /no rows/,
    );
  });

  it('refuses in a sentence what is no JSON, or laid out in another way', () => {
    const wrong = (/** @type {string} */ text, file = 'canada_pay.json') =>
      assert.throws(() => makeTable(file, text), { name: 'CommandError' });
    wrong('a table');
    wrong('null');
    wrong(JSON.stringify({ meta: { edition: '2025' } }));
    wrong(canada({ noc: '53122' }));
    wrong(JSON.stringify({ meta: { edition: '2025' }, data: {} }), 'uk_pay_place_age.json');
    for (const cells of [GOOD.slice(0, 5), [...GOOD, 1]]) {
      assert.throws(() => makeTable('canada_pay.json', canada(cells)), /makes [68] columns of 7/);
    }
  });

  it('replaces the checksums of its own table, or adds them', () => {
    const entry = { file: 'a.json', year: 2026, sha256: '1', rows: '2' };
    const added = withChecksums('{}', 'a.json', entry);
    assert.deepEqual(JSON.parse(added), { 'a.json': entry });
    const again = withChecksums(added, 'a.json', { ...entry, rows: '3' });
    assert.equal(again, added.replace('"rows": "2"', '"rows": "3"'));
  });
});

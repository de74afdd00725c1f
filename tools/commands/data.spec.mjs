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
    assert.equal(table, 'canada-pay.data.ts');
    assert.match(source, /export const CANADA_PAY_ROWS: readonly CanadaPayRow\[\] = \[/);
    const rows = source.split('\n').filter((line) => line.startsWith("  ['"));
    assert.deepEqual(rows, [
      String.raw`  ['11-1011.00', '1', 'O\'Neil\'s', 'same', 1, 2, 3],`,
      "  ['27-1013.00', '53122', 'painters', 'group', 17.2, 25, 41.5],",
    ]);
    assert.equal(checksums.file, 'canada_pay.json');
    assert.match(checksums.sha256 + checksums.rows, /^[0-9a-f]{128}$/);
    assert.notEqual(
      makeTable('canada_pay.json', canada([...GOOD.slice(0, 5), 83])).checksums.rows,
      checksums.rows,
    );
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
    assert.throws(
      () => makeTable('canada_pay.json', canada(GOOD, /** @type {any} */ ({}))),
      /no edition/,
    );
    assert.throws(
      () => makeTable('canada_pay.json', JSON.stringify({ meta: { edition: '2025' }, data: {} })),
      /no rows/,
    );
  });

  it('replaces the checksums of its own table, or adds them', () => {
    const entry = { file: 'a.json', sha256: '1', rows: '2' };
    const added = withChecksums('export const IMPORTS = {\n};\n', 'a.data.ts', entry);
    assert.match(added, /'a\.data\.ts': \{\n {4}file: 'a\.json',/);
    const again = withChecksums(added, 'a.data.ts', { ...entry, rows: '3' });
    assert.equal(again, added.replace("rows: '2'", "rows: '3'"));
  });
});

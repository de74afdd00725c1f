import { findLocalPay, listLocalPayRows, listPlacePayRows } from '../countries/local-pay.js';
import { getMinimumWage } from './minimum-wages.js';
import { isPrintable, openRows } from './open-rows.js';
import { isRaisedSince, isScalePrintable, listPublicSectorPay, listUncheckedScaleRows } from './public-sector-pay.js';
import { MINIMUM_WAGE_ROWS, PUBLIC_SECTOR_PAY_ROWS } from '../tables.js';

it('pay is printed only if it was read at its source or confirmed by a person', () => {
  const confirmedFields = { by: 'A. Reader', on: '2026-12-01' };
  expect(isPrintable({ status: 'seen' })).toBe(true);
  expect(isPrintable({ status: 'memory' })).toBe(false);
  expect(isPrintable({ status: 'memory', confirmed: confirmedFields })).toBe(true);
  expect(listPublicSectorPay('GB', '29-1215.00').map(({ grade }) => grade)).toEqual([
    'GP registrar (specialty training, years 3 to 5)',
    'salaried GP',
  ]);
  // The figures for these jobs (NHS bands and judges) are from memory and unconfirmed, so they are not printed.
  for (const code of ['29-1141.00', '29-1292.00', '23-1023.00']) {
    expect(PUBLIC_SECTOR_PAY_ROWS.some((row) => row.code === code)).toBe(true);
    expect(listPublicSectorPay('GB', code)).toEqual([]);
  }
});

it('a pay scale is that of its own country, and none is printed that is older than six years', () => {
  expect(listPublicSectorPay('IE', '33-3051.00')).toMatchObject([{ grade: 'Garda', min: 36_400, max: null }]);
  expect(listPublicSectorPay('GB', '33-3051.00')).toEqual([]);
  expect(listPublicSectorPay('IE', '29-1215.00')).toEqual([]);
  expect(isScalePrintable({ status: 'seen', asOf: '2020-11' })).toBe(true);
  expect(isScalePrintable({ status: 'seen', asOf: '2020-10' })).toBe(false);
});

it('a pay scale counts as raised after an award that we know, or after three years', () => {
  expect(isRaisedSince({ asOf: '2026-06' })).toBe(false);
  expect(isRaisedSince({ asOf: '2026-06', raised: true })).toBe(true);
  expect(isRaisedSince({ asOf: '2023-11' })).toBe(false);
  expect(isRaisedSince({ asOf: '2023-10' })).toBe(true);
});

it('every printed pay scale is listed until a person has compared it with its source', () => {
  const codes = listUncheckedScaleRows().map(({ country, code }) => `${country} ${code}`);
  expect(codes).toContain('IE 13-2081.00');
  expect(codes).toContain('GB 29-1214.00');
  expect(codes).not.toContain('GB 29-1141.00');
});

it('openRows returns every pay row that no person has confirmed, with its source', () => {
  const open = openRows();
  const all = [MINIMUM_WAGE_ROWS, PUBLIC_SECTOR_PAY_ROWS, listLocalPayRows().map(({ row }) => row)].flat();
  const ofPlaces = listPlacePayRows();
  expect(ofPlaces.length).toBeGreaterThan(0);
  expect(open).toHaveLength(all.filter(({ confirmed }) => confirmed === undefined).length + ofPlaces.length);
  for (const { source, row } of open) expect([row, source.length > 10]).toEqual([row, true]);
});

it('getMinimumWage returns a wage only for a country that has one minimum wage for all regions', () => {
  expect(getMinimumWage('GB')).toEqual({ perYear: 24_870, year: 2026, printable: true });
  for (const country of ['US', 'CA', 'JP', 'IN', 'CH', 'SG', 'SE', 'IT', 'AE']) {
    expect([country, getMinimumWage(country)]).toEqual([country, null]);
  }
});

it('German pay shared by several occupations is marked as that of a wider group', () => {
  // Plumbers have a group of their own. Chief executives have no median: the statistics report no pay that high.
  expect(findLocalPay('DE', '47-2152.00')).toMatchObject({ wider: false });
  expect(findLocalPay('DE', '11-1011.00')).toMatchObject({ median: null, atLeast: 85_200, p25: 5042 * 12 });
  expect(findLocalPay('DE', '33-3051.00')).toBeNull();
  const germanRows = listLocalPayRows().flatMap(({ country, row }) => (country === 'DE' ? [row] : []));
  const sharedRows = germanRows.filter(
    ({ group }, _, rows) => rows.filter((other) => other.group.code === group.code).length > 1,
  );
  expect(sharedRows.length).toBeGreaterThan(30);
  for (const { code } of sharedRows) expect(findLocalPay('DE', code)?.wider).toBe(true);
});

import { OCCUPATIONS } from './occupations.js';
import { getMinimumWage } from './minimum-wages.js';
import { MONTHLY_PAY } from './monthly-pay.js';
import { isPrintable, openRows } from './open-rows.js';
import { listPublicSectorPay } from './uk-public-sector-pay.js';
import { GERMANY_PAY_ROWS, MINIMUM_WAGE_ROWS, SINGAPORE_PAY_ROWS, UK_PUBLIC_SECTOR_PAY_ROWS } from '../tables.js';

const codes = new Set(OCCUPATIONS.map(({ code }) => code));

it('pay is printed only if it was read at its source or confirmed by a person', () => {
  const confirmedFields = { by: 'A. Reader', on: '2026-12-01' };
  expect(isPrintable({ status: 'seen' })).toBe(true);
  expect(isPrintable({ status: 'memory' })).toBe(false);
  expect(isPrintable({ status: 'memory', confirmed: confirmedFields })).toBe(true);
  expect(listPublicSectorPay('29-1215.00').map(({ grade }) => grade)).toEqual([
    'GP registrar (specialty training, years 3 to 5)',
    'salaried GP',
  ]);
  // The figures for these jobs (NHS bands and judges) are from memory and unconfirmed, so they are not printed.
  for (const code of ['29-1141.00', '29-1292.00', '23-1023.00']) {
    expect(UK_PUBLIC_SECTOR_PAY_ROWS.some((row) => row.code === code)).toBe(true);
    expect(listPublicSectorPay(code)).toEqual([]);
  }
});

it('openRows returns every pay row that no person has confirmed, with its source', () => {
  const open = openRows();
  const all = [MINIMUM_WAGE_ROWS, UK_PUBLIC_SECTOR_PAY_ROWS, GERMANY_PAY_ROWS, SINGAPORE_PAY_ROWS].flat();
  expect(open).toHaveLength(all.filter(({ confirmed }) => confirmed === undefined).length);
  for (const { source, row } of open) expect([row, source.length > 10]).toEqual([row, true]);
});

it('getMinimumWage returns a wage only for a country that has one minimum wage for all regions', () => {
  expect(getMinimumWage('GB')).toEqual({ perYear: 24_870, year: 2026, printable: true });
  for (const country of ['US', 'CA', 'JP', 'IN', 'CH', 'SG', 'SE', 'IT', 'AE']) {
    expect([country, getMinimumWage(country)]).toEqual([country, null]);
  }
});

it('the German and Singaporean pay tables have at most one row for each known occupation', () => {
  for (const rows of [GERMANY_PAY_ROWS, SINGAPORE_PAY_ROWS]) {
    expect(rows.filter(({ code }) => !codes.has(code))).toEqual([]);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  }
});

it('German pay shared by several occupations is marked as that of a wider group', () => {
  // Plumbers have a group of their own. Chief executives have no median: the statistics report no pay that high.
  expect(MONTHLY_PAY['DE']?.of('47-2152.00')).toMatchObject({ wider: false });
  expect(MONTHLY_PAY['DE']?.of('11-1011.00')).toMatchObject({ median: null, p25: 5042 });
  expect(MONTHLY_PAY['DE']?.of('33-3051.00')).toBeNull();
  const sharedRows = GERMANY_PAY_ROWS.filter(
    (row, _, rows) => rows.filter(({ position }) => position === row.position).length > 1,
  );
  expect(sharedRows.length).toBeGreaterThan(30);
  for (const { code } of sharedRows) expect(MONTHLY_PAY['DE']?.of(code)?.wider).toBe(true);
});

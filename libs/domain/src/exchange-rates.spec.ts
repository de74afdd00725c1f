import { COUNTRIES, UK } from './country.js';
import { areRatesOld, getPriceEquivalent, RATES_MONTH } from './exchange-rates.js';

describe('the price in the reader’s currency', () => {
  it('is rounded to two digits, with the month of its rate', () => {
    expect(getPriceEquivalent('DE')).toEqual({ amount: '€11', month: 'January 2026' });
    expect(getPriceEquivalent('JP')?.amount).toBe('JP¥2,100');
    expect(getPriceEquivalent('US')?.amount).toBe('US$13');
    expect(getPriceEquivalent('IN')?.amount).toBe('₹1,200');
  });

  it('is known for every country but the United Kingdom, which pays in its own', () => {
    expect(COUNTRIES.filter((country) => getPriceEquivalent(country) === null)).toEqual([UK]);
  });

  it('rests on rates that are old after a year', () => {
    const [year = 0, month = 0] = RATES_MONTH.split('-').map(Number);
    expect(areRatesOld(new Date(Date.UTC(year + 1, month - 1, 28)))).toBe(false);
    expect(areRatesOld(new Date(Date.UTC(year + 1, month, 1)))).toBe(true);
  });
});

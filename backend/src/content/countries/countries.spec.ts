import { COUNTRIES, countryByName, DEFAULT_COUNTRY, isCountry } from './countries.js';

it('lists twenty countries, the United Kingdom first and default, then alphabetical', () => {
  const [first, ...others] = COUNTRIES;
  expect(COUNTRIES).toHaveLength(20);
  expect(first).toBe('United Kingdom');
  expect(DEFAULT_COUNTRY).toBe(first);
  expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en-GB')));
});

it('knows its own names and no others', () => {
  for (const name of COUNTRIES) expect(isCountry(name)).toBe(true);
  for (const name of ['', 'uk', 'united kingdom', 'Atlantis', 'constructor', '__proto__']) {
    expect(isCountry(name)).toBe(false);
  }
});

it('keeps source, year and currency of every figure', () => {
  for (const name of COUNTRIES) {
    const row = countryByName(name);
    expect(row?.currency).toMatch(/^[A-Z]{3}$/);
    expect(row?.averageWage).toBeGreaterThan(0);
    expect(row?.wageYear).toBeGreaterThan(2000);
    expect(row?.wageSource).not.toBe('');
    for (const ratio of Object.values(row?.groupPay?.ratios ?? {})) {
      expect(ratio).toBeGreaterThan(0.1);
      expect(ratio).toBeLessThan(4);
    }
  }
});

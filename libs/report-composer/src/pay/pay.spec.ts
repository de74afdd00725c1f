import { COUNTRIES } from '@bearings/contracts';
import { countryByCode } from '../content/countries/countries.js';
import type { CountryRow } from '../content/countries/country-row.js';
import {
  MISLEADING_GROUPS,
  type Occupation,
  OCCUPATIONS,
  TRAINED_DIFFERENTLY,
} from '@bearings/career-data';
import { hasMinimumWage, MINIMUM_WAGE_SHARE } from '../content/countries/minimum-wage.js';
import { type EstimatedPay, estimatePay, payIn } from './pay.js';

function occupation(title: string): Occupation {
  const found = OCCUPATIONS.find((each) => each.title === title);
  if (found === undefined) throw new Error(`There is no occupation "${title}".`);
  return found;
}

function country(name: string): CountryRow {
  const found = countryByCode(name);
  if (found === undefined) throw new Error(`There is no country "${name}".`);
  return found;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function estimated(name: string, title: string): EstimatedPay {
  const pay = payIn(name, occupation(title));
  if (pay.kind !== 'estimate') throw new Error(`${title} in ${name} is ${pay.kind}.`);
  return pay;
}

describe('published pay', () => {
  it('by age is never below the National Living Wage in the United Kingdom', () => {
    const found = { given: 0, leftOut: 0 };
    for (const each of OCCUPATIONS) {
      const pay = payIn('GB', each);
      if (pay.kind !== 'published') continue;
      found[pay.byAge === null ? 'leftOut' : 'given'] += 1;
      if (pay.byAge !== null) expect(pay.byAge.from22to29).toBeGreaterThanOrEqual(24_500);
      else expect(pay.furtherNotes.join(' ')).not.toContain('By age');
    }
    expect(found.given).toBeGreaterThan(100);
    expect(found.leftOut).toBeGreaterThan(5);
  });

  it('stands for work that is trained differently elsewhere, but is carried to no other country', () => {
    const different = OCCUPATIONS.filter(({ code }) => TRAINED_DIFFERENTLY.has(code));
    expect(different).toHaveLength(TRAINED_DIFFERENTLY.size);
    for (const each of different) {
      expect(payIn('US', each).kind).toBe('published');
      for (const name of COUNTRIES) expect(payIn(name, each).kind).not.toBe('estimate');
      expect(payIn('DE', each)).toMatchObject({
        kind: 'none',
        reason: expect.stringContaining('Countries train for it too differently') as string,
      });
    }
  });

  it('is the median and quartiles with their year, source and currency', () => {
    expect(payIn('GB', occupation('Chief executive'))).toEqual({
      kind: 'published',
      country: 'GB',
      currency: 'GBP',
      median: 99944,
      p25: 63161,
      p75: 151903,
      year: 2025,
      source: 'Office for National Statistics, Annual Survey of Hours and Earnings',
      basis: 'full-time employees, gross annual, ASHE Table 14.7a, 2025 provisional',
      group: null,
      byAge: { from22to29: 62_000, from40to49: 110_000 },
      covers: 'full-time employees',
      leavesOutSelfEmployed: false,
      notes: [],
      furtherNotes: [
        'By age, perhaps £62,000 at 22 to 29 and £110,000 at 40 to 49 (our estimate from a wider group).',
      ],
    });
  });

  it('says which quartile is missing', () => {
    expect(payIn('US', occupation('Chief executive'))).toMatchObject({
      kind: 'published',
      currency: 'USD',
      median: 206420,
      p25: 126080,
      p75: null,
      year: 2024,
      covers: 'employees only',
      furtherNotes: ['The upper quartile is not published.'],
    });
  });

  it('says that it describes a wider group', () => {
    expect(payIn('GB', occupation('Private tutor'))).toMatchObject({
      group: 'Teaching professionals (not elsewhere classified)',
      leavesOutSelfEmployed: true,
      notes: expect.arrayContaining([
        {
          text: 'The group is "Teaching professionals (not elsewhere classified)" (SOC 2020 2319).',
          brief: 'The group is "Teaching professionals (not elsewhere classified)".',
        },
        { text: 'Many private tutors work for themselves and aren’t in it.', brief: null },
      ]),
    });
    // An exact match that two of our occupations share is no figure for either alone.
    for (const title of ['Archivist', 'Museum curator']) {
      expect(payIn('GB', occupation(title))).toMatchObject({
        notes: [{ text: expect.stringContaining('Archivists, conservators') }],
      });
    }
    expect(payIn('US', occupation('Robotics engineer'))).toMatchObject({
      notes: [{ text: expect.stringContaining('"Engineers, All Other"') }],
    });
  });

  it('of 2024 says why it is not newer', () => {
    const older = OCCUPATIONS.filter(
      ({ code, uk }) => uk.year === 2024 && !(code in MISLEADING_GROUPS),
    );
    expect(older).not.toEqual([]);
    for (const each of older) {
      expect(payIn('GB', each)).toMatchObject({
        year: 2024,
        basis: expect.stringContaining('2024 provisional (the 2025 figure is suppressed)'),
      });
    }
  });
});

describe('no figure', () => {
  it('is never filled in where an office withholds one', () => {
    expect(payIn('GB', occupation('Dentist'))).toEqual({
      kind: 'none',
      country: 'GB',
      text: 'no figure for this country',
      reason: 'The Office for National Statistics withholds this figure.',
    });
    expect(payIn('US', occupation('Psychiatrist'))).toMatchObject({
      kind: 'none',
      reason: expect.stringContaining('at or above US$239,200'),
    });
    expect(payIn('US', occupation('Actor'))).toMatchObject({
      kind: 'none',
      reason: expect.stringContaining('US$23.33 an hour'),
    });
    expect(payIn('GB', occupation('Commercial diver'))).toMatchObject({
      kind: 'none',
      reason: expect.stringContaining('no group for this work'),
    });
  });

  it('is the answer where there is nothing to estimate from, and for a country we do not know', () => {
    expect(payIn('FR', occupation('Actor'))).toMatchObject({ kind: 'none' });
    expect(payIn('Atlantis', occupation('Plumber'))).toEqual({
      kind: 'none',
      country: 'Atlantis',
      text: 'no figure for this country',
      reason: null,
    });
  });
});

describe('an estimate', () => {
  it('is the UK median times the ratios of average wages and of the group', () => {
    // 99,944 × (50,257 / 44,806) × 1.25, the group's 1.994 / 1.45 being held to 1.25
    expect(estimated('DE', 'Chief executive')).toMatchObject({
      currency: 'EUR',
      point: 140_000,
      low: 91_000,
      high: 189_000,
      year: 2024,
      confidence: 'A',
    });
  });

  it('starts from the US median where the UK has none', () => {
    const dentist = occupation('Dentist');
    const { groupPay, averageWage } = country('SE');
    const us = country('US');
    const ratio =
      (groupPay?.ratios[dentist.isco08Major] ?? 0) /
      (us.groupPay?.ratios[dentist.isco08Major] ?? 1);
    const amount = ((dentist.us.median ?? 0) * averageWage * Math.max(0.8, ratio)) / us.averageWage;
    const pay = estimated('SE', 'Dentist');
    expect(pay.point).toBe(Math.round(amount / 1000) * 1000);
    expect(pay.method).toContain('the United States median');
  });

  it('makes no allowance for the group where its pay is unknown', () => {
    const plumber = occupation('Plumber');
    const japan = country('JP');
    const uk = country('GB');
    expect(japan.groupPay).toBeNull();
    const pay = estimated('JP', 'Plumber');
    const amount = ((plumber.uk.median ?? 0) * japan.averageWage) / uk.averageWage;
    expect(pay.point).toBe(Math.round(amount / 1000) * 1000);
    expect(pay.method).toContain('no allowance');
  });

  it('has a range as wide as the confidence asks', () => {
    for (const [name, spread] of [
      ['NO', 0.35],
      ['ZA', 0.45],
      ['IN', 0.6],
    ] as const) {
      const { point, low, high } = estimated(name, 'Civil engineer');
      expect(low / (point ?? 0)).toBeCloseTo(1 - spread, 1.5);
      expect(high / (point ?? 0)).toBeCloseTo(1 + spread, 1.5);
    }
  });

  it('holds the group factor more loosely where confidence is lower', () => {
    const singapore = country('SG');
    const driver = occupation('Lorry driver');
    const factor = (rated: CountryRow, worker = driver) => {
      const pay = estimatePay(rated, worker);
      const plain = estimatePay({ ...rated, groupPay: null }, worker);
      if (pay.kind !== 'estimate' || plain.kind !== 'estimate') throw new Error('No estimate.');
      return (pay.point ?? 0) / (plain.point ?? 1);
    };
    expect(factor(singapore)).toBeCloseTo(0.46 / 0.866, 1.5);
    expect(factor({ ...singapore, confidence: 'A' })).toBeCloseTo(0.8, 1.5);
    const engineer = occupation('Civil engineer');
    expect(factor(country('ZA'), engineer)).toBeCloseTo(1.809 / 1.226, 1.5);
  });

  it('is not made from a wage level that is more than five years older than the newest', () => {
    expect(payIn('AE', occupation('Plumber'))).toEqual({
      kind: 'none',
      country: 'AE',
      text: 'no figure for this country',
      reason: 'The newest average wage that we have is of 2009, too old to estimate from.',
    });
    expect(payIn('SG', occupation('Plumber')).kind).toBe('estimate');
  });

  it('never reaches below what the law lets employers pay, nor prints an amount for that', () => {
    const found = { range: 0, point: 0, none: 0 };
    for (const name of COUNTRIES.filter(hasMinimumWage)) {
      const least = MINIMUM_WAGE_SHARE * country(name).averageWage;
      for (const each of OCCUPATIONS) {
        const pay = payIn(name, each);
        if (pay.kind === 'none' && pay.reason?.includes('minimum wage')) found.none += 1;
        if (pay.kind !== 'estimate') continue;
        expect([name, each.title, pay.low / least > 0.97]).toEqual([name, each.title, true]);
        expect(pay.point ?? least).toBeGreaterThan(0.97 * least);
        if (!pay.fromMinimumWage) continue;
        found.range += 1;
        if (pay.point === null) found.point += 1;
      }
    }
    expect(found.range).toBeGreaterThan(500);
    expect(found.point).toBeGreaterThan(10);
    expect(found.none).toBeLessThan(20);
    // EUR 12.41 an hour, 40 hours a week: the law of 2024, at whose level the estimates are.
    expect(MINIMUM_WAGE_SHARE * country('DE').averageWage).toBeGreaterThan(12.41 * 40 * 52);
  });

  it('starts from the US median where the UK group misleads', () => {
    expect(estimated('SE', 'Head chef').method).toContain('the United States median');
  });

  it('is rounded to a thousand from 20,000, else to a hundred', () => {
    const justBelow = new Set<number>();
    for (const name of COUNTRIES) {
      for (const each of OCCUPATIONS) {
        const pay = payIn(name, each);
        if (pay.kind !== 'estimate') continue;
        for (const amount of [pay.point ?? 0, pay.low, pay.high]) {
          expect(amount % (amount >= 20_000 ? 1000 : 100)).toBe(0);
          if (amount >= 19_000 && amount < 20_000) justBelow.add(amount);
        }
        expect(pay.low).toBeLessThanOrEqual(pay.high);
        expect(pay.low).toBeGreaterThan(0);
      }
    }
    expect(justBelow.size).toBeGreaterThan(5);
  });

  it('says how it was made and from what', () => {
    const pay = estimated('NL', 'Civil engineer');
    expect(pay.method).toBe(
      'Estimated from the United Kingdom median of £51,366 (2025) by the ratio of average wages in the Netherlands (2024) and the United Kingdom (2024), and by how occupations of ISCO-08 major group 2 are paid against the average in each.',
    );
    expect(pay.sources).toHaveLength(3);
    expect(pay.sources[1]).toContain('OECD');
  });
});

it('estimates the United States, held out, as well as docs/method.md says', () => {
  const unitedStates = country('US');
  const comparable = OCCUPATIONS.filter(
    ({ code, uk, us }) =>
      !(code in MISLEADING_GROUPS) &&
      uk.median !== null &&
      us.median !== null &&
      !us.wider &&
      uk.match !== 'broad',
  );
  const ratios = comparable.map((each) => {
    const pay = estimatePay(unitedStates, each);
    if (pay.kind !== 'estimate') throw new Error(`${each.title} has no estimate.`);
    return (pay.point ?? 0) / (each.us.median ?? 1);
  });
  expect(median(ratios) - 1).toBeCloseTo(0.075, 2);
  expect(median(ratios.map((ratio) => Math.max(ratio, 1 / ratio) - 1))).toBeCloseTo(0.13, 2);
  const within = ratios.filter((ratio) => Math.abs(ratio - 1) <= 0.35);
  expect(within.length / ratios.length).toBeCloseTo(0.88, 2);
});

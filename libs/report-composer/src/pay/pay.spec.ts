import { COUNTRIES } from '@bearings/domain';
import { countryByCode } from '../content/countries/countries.js';
import type { CountryRow } from '../content/countries/country-row.js';
import {
  CIRCUMSTANCE_ROWS,
  getMinimumWage,
  MISLEADING_GROUPS,
  MISLEADING_US_GROUPS,
  type Occupation,
  occupationByCode,
  OCCUPATIONS,
  TRAINED_DIFFERENTLY,
} from '@bearings/career-data';
import { toPayView } from '../composing/career-view.js';
import { type EstimatedPay, estimatePay, choosePay } from './pay.js';
import { isOftenFarOff } from './unfit-estimates.js';

function findOccupation(title: string): Occupation {
  const found = OCCUPATIONS.find((each) => each.title === title);
  if (found === undefined) throw new Error(`There is no occupation "${title}".`);
  return found;
}

function findCountry(name: string): CountryRow {
  const found = countryByCode(name);
  if (found === undefined) throw new Error(`There is no country "${name}".`);
  return found;
}

/** Every estimate that reports show, with its country and occupation. */
const ESTIMATES = COUNTRIES.flatMap((name) =>
  OCCUPATIONS.flatMap((job) => {
    const pay = choosePay(name, job);
    return pay.kind === 'estimate' ? [{ name, job, pay }] : [];
  }),
);

function getEstimate(name: string, title: string): EstimatedPay {
  const pay = choosePay(name, findOccupation(title));
  if (pay.kind !== 'estimate') throw new Error(`${title} in ${name} is ${pay.kind}.`);
  return pay;
}

/** Returns why there is no figure for an occupation; null if there is one. */
function readReason(name: string, title: string): string | null {
  const pay = choosePay(name, findOccupation(title));
  return pay.kind === 'none' ? pay.reason : null;
}

describe('published pay', () => {
  it('for ages 22 to 29 is never below the UK National Living Wage', () => {
    const found = { given: 0, leftOut: 0 };
    for (const each of OCCUPATIONS) {
      const pay = choosePay('GB', each);
      if (pay.kind !== 'published') continue;
      found[pay.byAge === null ? 'leftOut' : 'given'] += 1;
      if (pay.byAge !== null) expect(pay.byAge.from22to29).toBeGreaterThanOrEqual(24_870);
    }
    expect(found.given).toBeGreaterThan(100);
    expect(found.leftOut).toBeGreaterThan(5);
  });

  it('is the only pay shown for jobs whose training differs between countries', () => {
    const differentlyTrained = OCCUPATIONS.filter(({ code }) => TRAINED_DIFFERENTLY.has(code));
    expect(differentlyTrained).toHaveLength(TRAINED_DIFFERENTLY.size);
    for (const each of differentlyTrained) {
      // The American group of midwives has other jobs in it.
      expect(choosePay('US', each).kind).toBe(each.code in MISLEADING_US_GROUPS ? 'none' : 'published');
      for (const name of COUNTRIES) expect(choosePay(name, each).kind).not.toBe('estimate');
      expect(readReason('DK', each.title)).toContain('Countries train for it too differently');
    }
  });

  it('has the median and quartiles with their year, source and currency', () => {
    expect(choosePay('GB', findOccupation('Marketing manager'))).toEqual({
      kind: 'published',
      country: 'GB',
      currency: 'GBP',
      median: 53703,
      atLeast: null,
      p25: 39645,
      p75: 69510,
      year: 2025,
      source: 'Office for National Statistics, Annual Survey of Hours and Earnings',
      basis: 'full-time employees, gross annual, ASHE Table 14.7a, 2025 provisional',
      group: null,
      groupCode: null,
      isNet: false,
      byAge: { from22to29: 42_000, from40to49: 58_000 },
      covers: 'full-time employees',
      notes: [],
    });
  });

  it('has null for a quartile that was not published', () => {
    expect(choosePay('US', findOccupation('Chief executive'))).toMatchObject({
      kind: 'published',
      currency: 'USD',
      median: 206420,
      p25: 126080,
      p75: null,
      year: 2024,
      covers: 'employees only',
      notes: [],
    });
  });

  it('names the occupation group if it is published only for a group of occupations', () => {
    expect(choosePay('GB', findOccupation('Private tutor'))).toMatchObject({
      group: 'Teaching professionals (not elsewhere classified)',
      groupCode: 'SOC 2020 2319',
      notes: expect.arrayContaining(['Many private tutors work for themselves and aren’t in it.']) as string[],
    });
    // A group that contains two of our occupations is wider than either of them.
    for (const title of ['Archivist', 'Museum curator']) {
      expect(choosePay('GB', findOccupation(title))).toMatchObject({
        group: expect.stringContaining('Archivists, conservators') as string,
      });
    }
    expect(choosePay('US', findOccupation('Robotics engineer'))).toMatchObject({
      groupCode: '“Engineers, All Other”',
    });
  });

  it('explains that a figure is from 2024 because the one for 2025 is suppressed', () => {
    const olderOccupations = OCCUPATIONS.filter(({ code, uk }) => uk.year === 2024 && !(code in MISLEADING_GROUPS));
    expect(olderOccupations).not.toEqual([]);
    for (const each of olderOccupations) {
      expect(choosePay('GB', each)).toMatchObject({
        year: 2024,
        basis: expect.stringContaining('2024 provisional (the 2025 figure is suppressed)'),
      });
    }
  });
});

it('pay by age is hidden for jobs that take long training or experience', () => {
  const readAgePay = (title: string): unknown => {
    const pay = choosePay('GB', findOccupation(title));
    return pay.kind === 'published' ? pay.byAge : pay.kind;
  };
  for (const title of ['Psychiatrist', 'Head teacher', 'Emergency medicine doctor', 'Architect']) {
    expect([title, readAgePay(title)]).toEqual([title, null]);
  }
  expect(readAgePay('Plumber')).not.toBeNull();
});

describe('a public-sector pay scale', () => {
  it('is shown with its grade and year if no survey figure describes the work', () => {
    const view = toPayView(choosePay('GB', findOccupation('General practitioner (GP)')));
    expect(view).toMatchObject({ kind: 'scale', low: 65_048, high: 114_743, year: 2025 });
    expect(view.text).toContain('salaried GP £76,038 to £114,743 (England, 2025/26');
    expect(view.text).toContain('check the current figure');
  });

  it('is shown after the median of the occupation group, with a note on its age if it is outdated', () => {
    const { text } = toPayView(choosePay('GB', findOccupation('Psychiatrist')));
    expect(text).toMatch(/^group median £92,847.* Yearly pay scale: consultant £109,725 to £145,478 \(England/);
    expect(toPayView(choosePay('GB', findOccupation('Dentist'))).text).toContain('£101,923 in 2023/24');
    expect(toPayView(choosePay('GB', findOccupation('Educational psychologist'))).text).toMatch(/Pay awards came/);
  });

  it('is shown abroad with the country, its year and who publishes it, and with a note if pay has risen since', () => {
    const view = toPayView(choosePay('IE', findOccupation('Tax inspector')));
    expect(view).toMatchObject({ kind: 'scale', low: 36_044, high: 71_227, year: 2024, currency: 'EUR' });
    expect(view.text).toBe(
      'yearly pay scale: Executive Officer in the civil service €36,044 to €58,834; Administrative Officer €38,369 to €71,227 (Ireland, June 2024, Fórsa; basic, check the current figure). Pay awards came since.',
    );
    const customs = toPayView(choosePay('IE', findOccupation('Border Force or customs officer'))).text;
    expect(customs).toContain('June 2026');
    expect(customs).not.toContain('Pay awards came since');
  });

  it('has no upper end if the top of the scale is not known', () => {
    const view = toPayView(choosePay('IE', findOccupation('Police officer')));
    expect(view).toMatchObject({ low: 36_400, high: null });
    expect(view.text).toContain('Garda from €36,400 (Ireland, September 2024');
  });

  it('is never shown if its figures are unconfirmed', () => {
    for (const title of ['Dental hygienist', 'Judge or magistrate']) {
      expect([title, choosePay('GB', findOccupation(title)).kind]).toEqual([title, 'none']);
    }
    expect(toPayView(choosePay('GB', findOccupation('Registered nurse (adult)'))).text).not.toMatch(/scale/);
  });
});

describe('the minimum wage', () => {
  it('is mentioned if a published median is below it', () => {
    const belowMinimum = OCCUPATIONS.filter(({ uk }) => (uk.median ?? Infinity) < 24_870);
    expect(belowMinimum.length).toBeGreaterThan(5);
    for (const each of belowMinimum) {
      const { median: amount, text } = { median: null, ...toPayView(choosePay('GB', each)) };
      expect([each.title, amount]).toEqual([each.title, each.uk.median]);
      expect(text).toContain(
        'below today’s minimum wage for a full-time year (about £24,900 in 2026, check the current figure)',
      );
    }
    expect(toPayView(choosePay('DE', findOccupation('Florist'))).text).toContain('€29,000 in 2026');
    expect(toPayView(choosePay('GB', findOccupation('Plumber'))).text).not.toContain('minimum wage');
  });

  it('is a lower limit for estimates only if it applies to the whole country', () => {
    const faults: string[] = [];
    for (const name of COUNTRIES) {
      const minimumPerYear = getMinimumWage(name)?.perYear ?? null;
      for (const each of OCCUPATIONS) {
        const pay = choosePay(name, each);
        const { text } = toPayView(pay);
        const isRight =
          minimumPerYear === null
            ? !text.includes('minimum')
            : pay.kind !== 'estimate' ||
              (pay.low >= minimumPerYear - 500 &&
                (pay.point ?? minimumPerYear) >= minimumPerYear &&
                text.includes('minimum wage') === pay.fromMinimumWage);
        if (!isRight) faults.push(`${name} ${each.title}: ${text}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('missing pay', () => {
  it.each([
    ['US', 'Psychiatrist', 'at or above US$239,200'],
    ['US', 'Actor', 'US$23.33 an hour'],
    ['GB', 'Commercial diver', 'no group for this work'],
    ['DK', 'Airline pilot', 'far off'],
    ['DK', 'Commercial pilot', 'far off'],
    ['DK', 'Train driver', 'far off'],
    ['DK', 'Stockbroker or trader', 'far off'],
    ['IN', 'Civil engineer', 'Graduates’ pay in India'],
  ])(
    'in the country %s for the job "%s" is not replaced by an estimate, for the reason "%s"',
    (name, title, reason) => {
      expect(readReason(name, title)).toContain(reason);
    },
  );

  it('is not replaced by an estimate if there is no figure to start from, or the country is unknown', () => {
    expect(choosePay('FR', findOccupation('Actor'))).toMatchObject({ kind: 'none' });
    expect(choosePay('Atlantis', findOccupation('Plumber'))).toEqual({
      kind: 'none',
      country: 'Atlantis',
      text: 'no figure for this country',
      reason: null,
    });
  });
});

describe('estimated pay', () => {
  // Estimates are corrected by errors measured in Germany and Singapore. Neither country publishes pay for these jobs, so
  // their estimates have no correction.
  it.each([
    ['SE', 'Prison officer', 'GB'],
    ['SE', 'Judge or magistrate', 'US'],
    ['JP', 'Prison officer', 'GB'],
  ])(
    'in %s for the job "%s" is the median in %s, scaled by average wages and, if known, by pay in the occupation group',
    (name, title, from) => {
      const { isco08Major, uk, us } = findOccupation(title);
      const [home, base] = [findCountry(name), findCountry(from)];
      const ratio = (home.groupPay?.ratios[isco08Major] ?? 0) / (base.groupPay?.ratios[isco08Major] ?? 1);
      const factor = home.groupPay === null ? 1 : Math.min(1.25, Math.max(0.8, ratio));
      const amount = ((from === 'GB' ? uk : us).median ?? 0) * (home.averageWage / base.averageWage) * factor;
      const pay = getEstimate(name, title);
      expect(pay).toMatchObject({ currency: home.currency, point: Math.round(amount / 1000) * 1000, year: 2024 });
      expect(pay.method).toContain(`${from === 'GB' ? 'United Kingdom' : 'United States'} median`);
      expect(pay.method.includes('no allowance')).toBe(name === 'JP');
    },
  );

  it('is corrected by half of the errors measured in Germany and Singapore', () => {
    const estimatePoint = (title: string, without?: CountryRow['code']): number => {
      const pay = estimatePay(findCountry('NL'), findOccupation(title), without);
      return pay.kind === 'estimate' ? (pay.point ?? 0) : 0;
    };
    for (const title of ['Executive assistant', 'Postal delivery worker', 'Plumber']) {
      const [german, singaporean] = [estimatePoint(title, 'SG'), estimatePoint(title, 'DE')];
      expect(german / singaporean).not.toBeCloseTo(1, 2);
      expect(estimatePoint(title) / Math.sqrt(german * singaporean)).toBeCloseTo(1, 1.5);
    }
    // In both countries, executive assistants earn more than estimated, and postal workers less.
    expect(estimatePoint('Executive assistant')).toBeGreaterThan(45_000);
    expect(estimatePoint('Postal delivery worker')).toBeLessThan(38_000);
  });

  it('is given in India for jobs without a degree', () => {
    expect(choosePay('IN', findOccupation('Plumber')).kind).toBe('estimate');
  });

  it('names a "group median" as its source only if that group contains other occupations too', () => {
    const faults = ESTIMATES.filter(({ job, pay }) => {
      const isUk = pay.from.startsWith('the United Kingdom');
      return pay.from.includes('group median') !== (isUk ? job.uk : job.us).wider;
    });
    expect(faults).toEqual([]);
  });

  it('has a wider range if confidence in the country’s figures is lower', () => {
    for (const [name, spread] of [
      ['DK', 0.35],
      ['ZA', 0.45],
      ['IN', 0.6],
    ] as const) {
      const { point, low, high } = getEstimate(name, 'Plumber');
      expect(low / (point ?? 0)).toBeCloseTo(1 - spread, 1.5);
      expect(high / (point ?? 0)).toBeCloseTo(1 + spread, 1.5);
    }
  });

  it('depends more on the pay of the occupation group if confidence in the country’s figures is lower', () => {
    const singapore = findCountry('SG');
    const driver = findOccupation('Lorry driver');
    const factor = (rated: CountryRow, worker = driver) => {
      const pay = estimatePay(rated, worker);
      const plainEstimate = estimatePay({ ...rated, groupPay: null }, worker);
      if (pay.kind !== 'estimate' || plainEstimate.kind !== 'estimate') throw new Error('No estimate.');
      return (pay.point ?? 0) / (plainEstimate.point ?? 1);
    };
    expect(factor(singapore)).toBeCloseTo(0.46 / 0.866, 1.5);
    expect(factor({ ...singapore, confidence: 'A' })).toBeCloseTo(0.8, 1.5);
    const engineer = findOccupation('Civil engineer');
    expect(factor(findCountry('ZA'), engineer)).toBeCloseTo(1.809 / 1.226, 1.5);
  });

  it('is not given if the country’s average wage is over five years older than the newest in the table', () => {
    expect(choosePay('AE', findOccupation('Plumber'))).toEqual({
      kind: 'none',
      country: 'AE',
      text: 'no figure for this country',
      reason: 'The average wage that we have is of 2009, which is too old.',
    });
    expect(choosePay('ZA', findOccupation('Plumber')).kind).toBe('estimate');
  });

  it('starts from the US median if the UK median is misleading', () => {
    expect(getEstimate('SE', 'Head chef').method).toContain('the United States median');
  });

  it('is rounded to thousands from 20,000 upwards, and otherwise to hundreds', () => {
    const amounts = ESTIMATES.flatMap(({ pay: { point, low, high } }) => [point ?? low, low, high]);
    expect(amounts.filter((amount) => amount % (amount >= 20_000 ? 1000 : 100) !== 0)).toEqual([]);
    expect(new Set(amounts.filter((amount) => amount >= 19_000 && amount < 20_000)).size).toBeGreaterThan(5);
    expect(ESTIMATES.filter(({ pay }) => pay.low > pay.high || pay.low <= 0)).toEqual([]);
  });

  it('states its method, its starting figure and its sources', () => {
    const pay = getEstimate('NL', 'Civil engineer');
    expect(pay.method).toBe(
      'Estimated from the United Kingdom median of £51,366 (2025) by the ratio of average wages in the Netherlands (2024) and the United Kingdom (2024), and by how occupations of ISCO-08 major group 2 are paid against the average in each.',
    );
    expect(pay.sources).toHaveLength(5);
    expect(pay.sources[1]).toContain('OECD');
  });
});

describe('an estimate that published figures contradict', () => {
  const isUsable = ({ code, uk }: Occupation): boolean => uk.median !== null && !(code in MISLEADING_GROUPS);
  const middleOf = (country: string, job: Occupation): number | undefined => {
    if (choosePay(country, job).kind !== 'estimate') return undefined;
    const pay = estimatePay(findCountry(country), job);
    return pay.kind === 'estimate' ? pay.low + pay.high : undefined;
  };

  it('is not shown if it pays a senior post less than the people whom it leads, unlike in the United Kingdom', () => {
    const leftOut = new Map<string, number>();
    for (const country of COUNTRIES) {
      for (const { code, from } of CIRCUMSTANCE_ROWS) {
        const post = occupationByCode(code);
        if (post === undefined || !isUsable(post)) continue;
        if (/whom it leads/.test(readReason(country, post.title) ?? '')) {
          leftOut.set(country, (leftOut.get(country) ?? 0) + 1);
        }
        for (const job of Object.keys(from ?? {}).flatMap((each) => occupationByCode(each) ?? [])) {
          if (!isUsable(job) || (post.uk.median ?? 0) <= (job.uk.median ?? 0)) continue;
          const [postPay, jobPay] = [post, job].map((each) => middleOf(country, each));
          if (postPay === undefined || jobPay === undefined) continue;
          expect([country, post.title, job.title, postPay >= jobPay]).toEqual([country, post.title, job.title, true]);
        }
      }
    }
    expect(leftOut.get('ZA')).toBeGreaterThan(5);
    expect(readReason('ZA', 'Engineering manager')).toMatch(/whom it leads/);
  });

  it('is shown in no country if our estimates exceeded the published median by half in two', () => {
    const estimate = (country: CountryRow, { code }: Occupation): number | null =>
      code === '13-2011.00' ? 10_000_000 : country.averageWage / 100;
    expect(isOftenFarOff(findOccupation('Accountant or auditor'), estimate)).toBe(true);
    expect(isOftenFarOff(findOccupation('Electrician'), estimate)).toBe(false);
  });
});

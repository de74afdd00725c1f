import { findPublishedMedian, occupationByCode, OCCUPATIONS } from '@bearings/career-data';
import { choosePay } from '../pay/pay.js';
import { createAnyReader } from '../guidance/reader.js';
import { type ChangeContext, compareWithJob, composeChangeCases } from './wanted-changes.js';

const [TEACHER, TRAINER, POLICE, BOOKKEEPER, NURSE] = [
  '25-2031.00',
  '13-1151.00',
  '33-3051.00',
  '43-3031.00',
  '29-1141.00',
] as const;
/** Jobs with more pressure than a bookkeeper's. */
const HARD_JOBS = [POLICE, '11-1011.00', '11-2022.00', '11-3031.00'];

function createContext(
  changes: ChangeContext['changes'],
  job: string | null,
  payNow: number | null = null,
  country = 'GB',
): ChangeContext {
  const reader = { ...createAnyReader(country), jobNow: job === null ? null : { code: job, title: '' } };
  return { changes, reader, payNow };
}

const pressureOf = (code: string): number => Math.round(occupationByCode(code)?.demand.burnout ?? Number.NaN);

it('pay is compared by the medians that a report prints', () => {
  for (const country of ['GB', 'US', 'DE', 'FR', 'IE', 'SG', 'IN']) {
    for (const occupation of OCCUPATIONS) {
      const pay = choosePay(country, occupation);
      const printed = pay.kind === 'published' ? (pay.median ?? pay.atLeast) : null;
      const found = findPublishedMedian(country, occupation)?.amount ?? null;
      expect([occupation.code, found === null ? null : Math.round(found / 100)]).toEqual([
        occupation.code,
        printed === null ? null : Math.round(printed / 100),
      ]);
    }
  }
});

describe('what a reader wants to change', () => {
  it('is compared with their present job', () => {
    const [fact] = compareWithJob(TRAINER, createContext(['pressure'], TEACHER));
    expect(pressureOf(TEACHER) - pressureOf(TRAINER)).toBeGreaterThanOrEqual(15);
    expect(fact?.verdict).toBe('better');
    const [worse] = compareWithJob(TEACHER, createContext(['pressure'], TRAINER));
    expect(worse?.verdict).toBe('worse');
  });

  it('is no better where it is about the same', () => {
    const near = compareWithJob(NURSE, createContext(['hours', 'pressure'], NURSE));
    expect(near.map(({ topic, verdict }) => [topic, verdict])).toEqual([
      ['shifts', 'same'],
      ['pressure', 'same'],
    ]);
  });

  it('is a doubt of its own if the present job is unknown and the career has much of it', () => {
    expect(compareWithJob(POLICE, createContext(['hours'], null))).toMatchObject([{ verdict: 'alone' }]);
    expect(compareWithJob(BOOKKEEPER, createContext(['hours', 'pay'], null))).toEqual([]);
  });

  it('compares pay with what the reader earns, and else with the middle pay of their job', () => {
    const [own] = compareWithJob(BOOKKEEPER, createContext(['pay'], TEACHER, 60_000));
    expect(own).toMatchObject({ verdict: 'worse', values: { own: '£60,000' } });
    const [job] = compareWithJob(BOOKKEEPER, createContext(['pay'], TEACHER));
    expect([job?.verdict, job?.values['own']]).toEqual(['worse', expect.stringMatching(/^£\d\d,\d00$/)]);
  });

  it('is a reason for two careers at most, first of all where the other reason is weak, and a doubt about three', () => {
    const codes = ['43-4171.00', TRAINER, '13-1161.00', '25-4022.00'];
    const cases = composeChangeCases(
      codes.map((code, index) => ({ code, isWeak: index === 3 })),
      createContext(['pressure'], POLICE),
    );
    const praised = codes.filter((code) => cases.get(code)?.better.length === 1);
    expect(praised).toEqual([codes[0], codes[3]]);
    const doubted = composeChangeCases(
      HARD_JOBS.map((code) => ({ code, isWeak: false })),
      createContext(['pressure'], BOOKKEEPER),
    );
    expect(HARD_JOBS.map((code) => doubted.get(code)?.worse.length)).toEqual([1, 1, 1, 0]);
  });
});

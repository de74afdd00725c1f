// What a person asks of every job puts the others last and never shortens the list.
import { matchCareers } from './match-careers.js';
import { loadMatchingTables } from './tables.js';

const tables = loadMatchingTables();
const ANSWERS = '343 443 444 555 343 232 443 334 545 323 232 444'.split(' ').map((three) => Array.from(three, Number));

const match = (lacking: readonly string[], jobsInMind: string[] = []) =>
  matchCareers(tables, { keyed: ANSWERS, circumstances: { interests: {}, jobsInMind }, lacking: new Set(lacking) });
const codesOf = (result: ReturnType<typeof match>): string[] => result.careers.map(({ occupation }) => occupation.code);

const best = codesOf(match([]));
const allCodes = tables.occupations.map(({ code }) => code);

describe('careers that lack what a person asks', () => {
  it('give way to careers that lack nothing', () => {
    const lacking = best.slice(0, 3);
    const found = codesOf(match(lacking));
    expect(found).toHaveLength(10);
    expect(found.filter((code) => lacking.includes(code))).toEqual([]);
  });

  it('fill a short list up to ten, behind the others and with their own stability', () => {
    const meeting = [best[4], best[8]].flatMap((code) => code ?? []);
    const result = match(allCodes.filter((code) => !meeting.includes(code)));
    const found = codesOf(result);
    expect(found).toHaveLength(10);
    expect(new Set(found.slice(0, 2))).toEqual(new Set(meeting));
    expect(found.slice(2).filter((code) => best.includes(code)).length).toBeGreaterThan(5);
    expect(result.careers.slice(0, 2).map(({ stability }) => stability)).toEqual([1, 1]);
    const others = result.careers.slice(2).map(({ stability }) => stability);
    expect(Math.min(...others)).toBeGreaterThan(0);
    expect(Math.min(...others)).toBeLessThan(1);
  });

  it('stay in the list, last, if the person named them', () => {
    const named = best[0] ?? '';
    expect(codesOf(match([named], [named])).at(-1)).toBe(named);
  });
});

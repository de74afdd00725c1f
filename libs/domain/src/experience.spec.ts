import { COMMON_JOBS, countFewestYears, isCommonJob, JOB_YEARS, PASTIMES, WANTED_CHANGES } from './experience.js';

describe('what a person has done', () => {
  it('counts the fewest years that an answer can mean, from shortest to longest', () => {
    const years = JOB_YEARS.map(({ id }) => countFewestYears(id));
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(countFewestYears('6to10')).toBe(6);
    expect(countFewestYears(undefined)).toBe(0);
  });

  it('knows the common jobs outside our occupations by their codes', () => {
    expect(isCommonJob('x:taxi')).toBe(true);
    expect(isCommonJob('x:tax')).toBe(false);
    expect(new Set(COMMON_JOBS.map(({ code }) => code)).size).toBe(COMMON_JOBS.length);
  });

  it('offers about thirty pastimes, and no choice names religion, politics, a union or health', () => {
    expect(new Set(PASTIMES.map(({ id }) => id)).size).toBe(30);
    const labels = [...PASTIMES, ...WANTED_CHANGES].map(({ label }) => label).join('; ');
    expect(labels).not.toMatch(/church|mosque|faith|relig|pray|part(y|ies)\b|politic|union|health|ill(ness)?\b|disab/i);
  });
});

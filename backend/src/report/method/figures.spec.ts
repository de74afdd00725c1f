import { OCCUPATIONS } from '../../content/occupations/occupations.js';
import { matchCareers } from '../matching.js';
import { EXPECTATIONS, profileScores, recovery, spread, titlesFor } from './figures.js';
import { respondentLike, seeded } from './respondents.js';

// Thousands of people are matched, on a machine that may be busy.
jest.setTimeout(60_000);

describe('what the matching method is held to', () => {
  it.each(EXPECTATIONS)('finds $among for $profile', ({ profile, among }) => {
    expect(titlesFor(profile)).toEqual(expect.arrayContaining([...among]));
  });

  it('shows ten fields at 50% to an even profile', () => {
    const { matches, flat } = matchCareers(profileScores({}));
    expect(flat).toBe(true);
    expect(matches.map(({ percent }) => percent)).toEqual(Array(10).fill(50));
    expect(new Set(matches.map(({ occupation }) => occupation.code.slice(0, 2))).size).toBe(10);
  });

  it.each([1, 2026])('gives at least 70% their own occupation (seed %d)', (seed) => {
    const { respondents, found } = recovery(seed);
    expect(respondents).toBe(4 * OCCUPATIONS.length);
    expect(found).toBeGreaterThanOrEqual(0.7);
  });

  it.each([1, 2026])('shows none to more than 11%, and all but three (seed %d)', (seed) => {
    const { shares, never } = spread(seed);
    expect(shares).toHaveLength(OCCUPATIONS.length);
    expect(shares[0]?.share).toBeLessThanOrEqual(0.11);
    expect(never.length).toBeLessThanOrEqual(3);
  });
});

it('makes the same people of the same seed, and others of another', () => {
  const [occupation] = OCCUPATIONS;
  if (occupation === undefined) throw new Error('The table is empty.');
  const made = (seed: number) => respondentLike(occupation, seeded(seed));
  expect(made(1)).toEqual(made(1));
  expect(made(1)).not.toEqual(made(2));
  expect(made(1).leadership).toBeGreaterThan(made(1).practical);
});

import { dealBreakerNames, tileNames } from '../../../assessment/circumstances-text.js';
import { routeOf } from '@bearings/career-data';
import { factsFor } from '../../../test/support/report.factory.js';
import { scoresWith } from '@bearings/career-matching/testing';
import { peopleInLife } from '../../../test/support/people-in-life.js';
import { PhrasePicker } from '../phrase-picker.js';
import { checksFor } from './checks.js';
import { readerOf } from './reader.js';
import { TILES } from '@bearings/contracts';

it('asks about a tile or a deal-breaker only where the work of a first career has it', async () => {
  let asked = 0;
  for (const { facts } of await peopleInLife(60)) {
    const reader = readerOf(facts, 'GB');
    const careers = facts.careers.slice(0, 3);
    const known = new Set([
      ...careers.flatMap(({ likedTiles, dislikedTiles }) =>
        tileNames([...likedTiles, ...dislikedTiles]),
      ),
      ...careers.flatMap(({ atTimes }) => dealBreakerNames(atTimes)),
    ]);
    const all = tileNames(TILES.map(({ id }) => id));
    const checks = checksFor(facts, reader, new PhrasePicker('x'), { planned: 3, max: 9 });
    for (const check of checks) {
      const named = all.filter((name) => check.includes(name));
      expect(named.filter((name) => !known.has(name))).toEqual([]);
      asked += named.length;
    }
    const isDisliked = careers.some(({ dislikedTiles }) => dislikedTiles.length > 0);
    if (isDisliked) expect(checks[0]).toMatch(/not for (?:you|me)|rather not do/);
  }
  expect(asked).toBeGreaterThan(20);
});

it('tries the jobs in mind that the steps do not name already, listed or not', () => {
  const scores = scoresWith({ helping: 92, communication: 83, spatial: 17 });
  const circumstances = { interests: { care: 'like' } } as const;
  const { careers } = factsFor(scores, { circumstances });
  const jobsInMind = [careers[0]?.code ?? '', '27-1023.00'];
  const facts = factsFor(scores, { circumstances: { ...circumstances, jobsInMind } });
  const reader = readerOf(facts, 'GB');
  const all = checksFor(facts, reader, new PhrasePicker('x'), { planned: 3, max: 9 }).join(' ');
  const trials = facts.inMind.map(
    ({ code, title }) => `${title}: ${routeOf(code)?.tryIt.text ?? ''}`,
  );
  const planned = facts.careers.slice(0, 3).map(({ code }) => code);
  const isNew = facts.inMind.map(({ code }) => !planned.includes(code));
  expect(new Set(isNew)).toEqual(new Set([true, false]));
  expect(trials.map((trial) => all.includes(trial))).toEqual(isNew);
});

import type { Circumstances } from '@bearings/contracts';
import { scoresWith } from '@bearings/career-matching/testing';
import { factsFor } from '../testing/report.factory.js';
import { personFacts } from '../testing/sample-people.js';
import { readerOf } from './reader.js';
import type { ReportFacts } from '../composing/report-facts.js';
import { type Check, checksFor } from './checks.js';

const checksOf = (facts: ReportFacts): Check[] =>
  checksFor(facts, facts.careers.slice(0, 3), readerOf(facts, 'GB'), 9);

it('checksFor asks about an activity or deal-breaker only if one of the first three careers involves it', () => {
  let asked = 0;
  for (let seed = 1; seed < 40; seed += 2) {
    const facts = personFacts(seed);
    const careers = facts.careers.slice(0, 3);
    const known: ReadonlySet<string> = new Set(
      careers.flatMap(({ likedTiles, dislikedTiles, atTimes }) => [
        ...likedTiles,
        ...dislikedTiles,
        ...atTimes,
      ]),
    );
    const checks = checksOf(facts);
    for (const { on, things } of checks) {
      if (on === 'inMind' || on === 'training') continue;
      expect(things.filter((thing) => !known.has(thing))).toEqual([]);
      asked += things.length;
    }
    if (careers.some(({ dislikedTiles }) => dislikedTiles.length > 0)) {
      expect(checks[0]?.on).toBe('dislikes');
    }
  }
  expect(asked).toBeGreaterThan(10);
});

it('checksFor suggests trying a job that the user named only if it is not among the first careers', () => {
  const scores = scoresWith({ helping: 92, communication: 83, spatial: 17 });
  const circumstances: Circumstances = { interests: { care: 'like' } };
  const { careers } = factsFor(scores, { circumstances });
  const jobsInMind = [careers[0]?.code ?? '', '27-1023.00'];
  const facts = factsFor(scores, { circumstances: { ...circumstances, jobsInMind } });
  const tried = checksOf(facts).flatMap((check) => (check.on === 'inMind' ? check.things : []));
  expect(facts.inMind.map(({ code }) => code)).toEqual(jobsInMind);
  expect(tried.map(({ code }) => code)).toEqual(['27-1023.00']);
});

import type { Circumstances } from '@bearings/contracts';
import { createScores } from '@bearings/career-matching/testing';
import { createFacts } from '../testing/report.factory.js';
import { createPersonFacts } from '../testing/sample-people.js';
import { createReader } from './reader.js';
import type { ReportFacts } from '../composing/report-facts.js';
import { type AnswerCheck, listChecks } from './checks.js';

const listCareerChecks = (facts: ReportFacts): AnswerCheck[] =>
  listChecks(facts, facts.careers.slice(0, 3), createReader(facts, 'GB'), 9);

it('listChecks asks about an activity or deal-breaker only if one of the top three careers involves it', () => {
  let askedCount = 0;
  for (let seed = 1; seed < 40; seed += 2) {
    const facts = createPersonFacts(seed);
    const careers = facts.careers.slice(0, 3);
    const knownThings: ReadonlySet<string> = new Set(
      careers.flatMap(({ likedTiles, dislikedTiles, occasionalDealBreakers }) => [
        ...likedTiles,
        ...dislikedTiles,
        ...occasionalDealBreakers,
      ]),
    );
    const checks = listCareerChecks(facts);
    for (const { on, things } of checks) {
      if (on === 'inMind' || on === 'training') continue;
      expect(things.filter((thing) => !knownThings.has(thing))).toEqual([]);
      askedCount += things.length;
    }
    if (careers.some(({ dislikedTiles }) => dislikedTiles.length > 0)) {
      expect(checks[0]?.on).toBe('dislikes');
    }
  }
  expect(askedCount).toBeGreaterThan(10);
});

it('listChecks suggests trying out a job that the user named only if it is not among the top careers', () => {
  const scores = createScores({ helping: 92, communication: 83, spatial: 17 });
  const circumstances: Circumstances = { interests: { care: 'like' } };
  const { careers } = createFacts(scores, { circumstances });
  const jobsInMind = [careers[0]?.code ?? '', '27-1023.00'];
  const facts = createFacts(scores, { circumstances: { ...circumstances, jobsInMind } });
  const triedThings = listCareerChecks(facts).flatMap((check) => (check.on === 'inMind' ? check.things : []));
  expect(facts.inMind.map(({ code }) => code)).toEqual(jobsInMind);
  expect(triedThings.map(({ code }) => code)).toEqual(['27-1023.00']);
});

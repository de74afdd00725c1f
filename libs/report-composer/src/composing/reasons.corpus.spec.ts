// Checks the reasons for and against careers for 160 simulated people.
import { CATEGORIES, COUNTRIES } from '@bearings/contracts';
import { TILE_ROWS } from '@bearings/career-data';
import { tileNames } from '../answers/circumstances-text.js';
import { NO_REASON_FOR } from '../content/report-copy/careers.js';
import { REASON_COPY } from '../content/report-copy/reasons.js';
import { sourceOf, personFacts, type SampleReportSource } from '../testing/sample-people.js';
import { HIGH_FROM, LOW_BELOW, rankCategories } from './category-ranking.js';
import { composeReport } from './compose-report.js';
import { ReasonChooser } from './reasons.js';

const SEEDS = Array.from({ length: 160 }, (_, seed) => seed + 1);
let people: SampleReportSource[];

beforeAll(async () => {
  people = await Promise.all(SEEDS.map((seed) => sourceOf(personFacts(seed))));
});

it('a middle score is never a reason for a career, and a high score is a drawback only if the job would not use it', () => {
  const seen = { scores: 0, tiles: 0, doubts: 0, questions: 0 };
  for (const { facts } of people) {
    const ranking = rankCategories(facts);
    const chooser = new ReasonChooser(ranking);
    for (const career of facts.careers) {
      const reasons = chooser.reasonsFor(career);
      const doubt = chooser.doubtOf(career, reasons);
      chooser.use(reasons.slice(0, 2), doubt);
      for (const each of reasons) {
        if (each.on === 'tile') seen.tiles += 1;
        else {
          seen.scores += 1;
          const { score } = each.reason;
          expect(score >= HIGH_FROM || score < LOW_BELOW).toBe(true);
        }
      }
      if (doubt.on === 'question') {
        seen.questions += 1;
        expect(ranking.score(doubt.category)).toBeLessThan(HIGH_FROM);
      }
      if (doubt.on !== 'score') continue;
      seen.doubts += 1;
      // A high score may count against a job only if the job would not use it.
      expect(doubt.reason.score < HIGH_FROM || doubt.kind === 'overqualified').toBe(true);
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
});

it('the career notes mention a high score as a drawback only of a job that would not use it', () => {
  let checked = 0;
  for (const person of people) {
    const ranking = rankCategories(person.facts);
    for (const { why, whyNot } of person.prose.careerNotes) {
      checked += 1;
      expect(why).not.toMatch(/in the middle|near the middle|about as much/);
      const strengths = CATEGORIES.filter((category) => ranking.score(category) >= HIGH_FROM);
      const named = strengths.filter((category) => whyNot.includes(REASON_COPY[category].noun));
      if (named.length > 0)
        expect(whyNot).toMatch(/\b(?:less|fewer)\b|most jobs ask for more of it/i);
    }
  }
  expect(checked).toBeGreaterThan(1_000);
});

it('the career notes mention a liked activity, and call it central only if it is the core of the job', () => {
  let quoted = 0;
  for (const person of people) {
    const country = COUNTRIES[quoted % COUNTRIES.length] ?? '';
    const { careers } = composeReport({ ...person, country }).document;
    for (const [at, { code, quotes, why }] of person.prose.careerNotes.entries()) {
      const { likedTiles = [], dislikedTiles = [] } = person.facts.careers[at] ?? {};
      expect([...likedTiles, ...dislikedTiles]).toEqual(expect.arrayContaining(quotes));
      const [liked] = quotes.filter((tile) => likedTiles.includes(tile));
      if (liked === undefined) continue;
      quoted += 1;
      expect(why).toContain(tileNames([liked]).join());
      const isCore = TILE_ROWS.find((row) => row.code === code)?.tiles[liked] === 3;
      expect([why, /heart|is about|built around/.test(why)]).toEqual([why, isCore]);
      expect(NO_REASON_FOR).not.toContain(why);
      expect(careers[at]?.notes.map(({ id }) => id)).not.toContain('liked');
    }
  }
  expect(quoted).toBeGreaterThan(100);
});

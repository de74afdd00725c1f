// Checks the reasons for and against careers for 160 simulated people.
import { COUNTRIES } from '@bearings/domain';
import { TILE_ROWS } from '@bearings/career-data';
import { listTileNames } from '../answers/circumstances-text.js';
import { NO_REASON_SENTENCES } from '../content/report-copy/careers.js';
import { getText } from '../content/wording.js';
import { renderSentences } from '../testing/report.factory.js';
import { createSource, createPersonFacts, type SampleReportSource } from '../testing/sample-people.js';
import { MIN_HIGH_SCORE, LOW_BELOW_SCORE, rankCategories } from './category-ranking.js';
import { composeReport } from './compose-report.js';
import { ReasonChooser } from './reasons.js';

const RANDOM_SEEDS = Array.from({ length: 160 }, (_, seed) => seed + 1);
let people: SampleReportSource[];

beforeAll(async () => {
  people = await Promise.all(RANDOM_SEEDS.map((seed) => createSource(createPersonFacts(seed))));
});

it('only high and low scores are reasons for a career, and a high score is a drawback only if the job would not use it', () => {
  const seenCounts = { scores: 0, tiles: 0, doubts: 0, questions: 0 };
  for (const { facts } of people) {
    const ranking = rankCategories(facts);
    const chooser = new ReasonChooser(ranking);
    for (const career of facts.careers) {
      const reasons = chooser.reasonsFor(career);
      const doubt = chooser.doubtOf(career, reasons);
      chooser.use(reasons.slice(0, 2), doubt);
      for (const each of reasons) {
        if (each.on === 'tile') seenCounts.tiles += 1;
        else {
          seenCounts.scores += 1;
          const { score } = each.reason;
          expect(score >= MIN_HIGH_SCORE || score < LOW_BELOW_SCORE).toBe(true);
        }
      }
      if (doubt.on === 'question') {
        seenCounts.questions += 1;
        expect(ranking.score(doubt.category)).toBeLessThan(MIN_HIGH_SCORE);
      }
      if (doubt.on !== 'score') continue;
      seenCounts.doubts += 1;
      expect(doubt.reason.score < MIN_HIGH_SCORE || doubt.kind === 'overqualified').toBe(true);
    }
  }
  expect(Math.min(...Object.values(seenCounts))).toBeGreaterThan(50);
});

it('the notes on a career mention an activity that the reader likes, and call this activity central only if it is the core of the job', () => {
  let quotedCount = 0;
  for (const person of people) {
    const country = COUNTRIES[quotedCount % COUNTRIES.length] ?? '';
    const { careers } = composeReport({ ...person, country }).document;
    for (const [at, { code, quotes, why: note }] of person.prose.careerNotes.entries()) {
      const why = renderSentences(person.facts, note.sentences);
      const { likedTiles = [], dislikedTiles = [] } = person.facts.careers[at] ?? {};
      expect([...likedTiles, ...dislikedTiles]).toEqual(expect.arrayContaining(quotes));
      const [liked] = quotes.filter((tile) => likedTiles.includes(tile));
      if (liked === undefined) continue;
      quotedCount += 1;
      expect(why).toContain(listTileNames([liked]).join());
      const isCore = TILE_ROWS.find((row) => row.code === code)?.tiles[liked] === 3;
      expect([why, /heart|is about|built around|much of the day/i.test(why)]).toEqual([why, isCore]);
      expect(NO_REASON_SENTENCES.map(getText)).not.toContain(why);
      expect(careers[at]?.notes.map(({ id }) => id)).not.toContain('liked');
    }
  }
  expect(quotedCount).toBeGreaterThan(100);
});

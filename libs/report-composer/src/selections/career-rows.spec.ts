import { TILE_ROWS } from '@bearings/career-data';
import { createSource, createPersonFacts } from '../testing/sample-people.js';
import { createScores } from '@bearings/career-matching/testing';
import { createFacts, renderSentences } from '../testing/report.factory.js';
import { createOwnRows } from './career-rows.js';

/** The weight of an activity (tile) that is the core of an occupation. */
const CORE_TILE_WEIGHT = 3;

it('the drawback of a career in a list begins with the disliked activity if that is the core of the work', async () => {
  const found = { disliked: 0, other: 0 };
  for (let seed = 5; seed < 101; seed += 8) {
    const facts = createPersonFacts(seed);
    const source = { ...(await createSource(facts)), country: 'GB' };
    for (const [index, row] of createOwnRows(source, () => 0).entries()) {
      const tiles = TILE_ROWS.find(({ code }) => code === row.code)?.tiles ?? {};
      const dislikedTiles = facts.careers[index]?.dislikedTiles ?? [];
      const isCoreDisliked = dislikedTiles.some((tile) =>
        Object.entries(tiles).some(([id, value]) => id === tile && value === CORE_TILE_WEIGHT),
      );
      expect([row.title, row.doubt.startsWith('Much of it is what’s not for you')]).toEqual([
        row.title,
        isCoreDisliked,
      ]);
      found[isCoreDisliked ? 'disliked' : 'other'] += 1;
    }
  }
  expect(Math.min(found.disliked, found.other)).toBeGreaterThan(2);
});

it('the reasons of a report’s careers are summaries in a list', async () => {
  const facts = createFacts(createScores({}));
  const source = { ...(await createSource(facts)), country: 'GB' };
  const notes = source.prose.careerNotes;
  const own = createOwnRows(source, () => 0);
  expect(own.map(({ reason }) => reason)).toEqual(notes.map(({ why }) => renderSentences(facts, [why.summary])));
  const doubts = notes.map(({ whyNot }) => renderSentences(facts, [whyNot.summary]));
  expect(doubts.filter((doubt) => doubt !== '').length).toBeGreaterThan(3);
  // A career without a doubt of its own may get one on its gate or on language models.
  expect(own.map(({ doubt }, index) => (doubts[index] === '' ? '' : doubt))).toEqual(doubts);
  const wholeReasons = notes.map(({ why }) => renderSentences(facts, why.sentences));
  expect(own.map(({ reason }) => reason)).not.toEqual(wholeReasons);
});

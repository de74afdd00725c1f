import { CATEGORIES, OFFLINE_FINER_TILES, type TileId, TILES } from '@bearings/domain';
import { chooseFinerTiles, chooseSeparatingTiles } from './finer-tiles.js';
import { computeInterestScores, computeInterestScoresWithout, toTileAnswers } from './interests.js';
import { simulateAnswersLike } from './simulation/people.js';
import { seededRandom } from './simulation/random.js';
import { loadMatchingTables } from './tables.js';
import { dislikeTiles, likeTiles } from './testing/stated-interests.js';

const tables = loadMatchingTables();
const EVEN_ANSWERS = CATEGORIES.map(() => [3, 3, 3]);

/** Returns a row of the table with these values, and 0 for all other kinds of work. */
const createRow = (values: Partial<Record<TileId, number>>): Uint8Array =>
  Uint8Array.from(TILES, ({ id }) => values[id] ?? 0);

const scoreOf = (row: Uint8Array, interests: ReturnType<typeof likeTiles>): number =>
  computeInterestScores(row, toTileAnswers(interests))[0] ?? NaN;

describe('the score by kinds of work', () => {
  const nurse = createRow({ care: 3 });
  const dentist = createRow({ care: 1, teeth: 3 });
  const optician = createRow({ teeth: 3 });
  const developer = createRow({ software: 3 });

  it('counts a liked finer tile and the liked tile that it is a part of once', () => {
    const both = createRow({ care: 3, teeth: 3 });
    expect(scoreOf(both, likeTiles('care', 'teeth'))).toBeCloseTo(1.05);
    expect(scoreOf(developer, likeTiles('care', 'teeth'))).toBeCloseTo(-0.35);
    expect(scoreOf(both, dislikeTiles('care', 'teeth'))).toBeCloseTo(-1.45);
  });

  it('is higher for the finer kind of work that the person likes than for the rest of its kind', () => {
    expect(scoreOf(dentist, likeTiles('care', 'teeth'))).toBeCloseTo(1.05);
    expect(scoreOf(nurse, likeTiles('care', 'teeth'))).toBeCloseTo(0.7);
  });

  it('counts a finer core in full where the tile that it is a part of is no part of the work, or is disliked', () => {
    expect(scoreOf(optician, likeTiles('care', 'teeth'))).toBeCloseTo(1.05);
    expect(scoreOf(dentist, { ...dislikeTiles('care'), ...likeTiles('teeth') })).toBeCloseTo(1.05);
  });

  it('counts a disliked finer tile against work of a liked kind', () => {
    const answers = { ...likeTiles('care'), ...dislikeTiles('teeth') };
    expect(scoreOf(dentist, answers)).toBeCloseTo(0.1 - 1.45);
    expect(scoreOf(nurse, answers)).toBeCloseTo(1.05);
  });

  it('counts an answer to a tile of an earlier list for both of its halves', () => {
    const stored = { sell: 'like', care: 'not_for_me' } as const;
    expect(toTileAnswers(stored)).toEqual(toTileAnswers({ ...likeTiles('sales', 'win'), ...dislikeTiles('care') }));
  });

  it('does not count blank finer tiles, which may not have been asked', () => {
    const three = likeTiles('software', 'money', 'write');
    expect(scoreOf(optician, three)).toBeCloseTo(scoreOf(createRow({}), three));
  });

  it('is the same whether answers are left out or were never given', () => {
    const random = seededRandom(1);
    for (let round = 0; round < 40; round++) {
      const answers = TILES.map(() => Math.floor(random() * 3) - 1);
      const isLeftOut = (at: number) => (at * 7 + round) % 5 < 2;
      const others = answers.map((answer, at) => (isLeftOut(at) ? 0 : answer));
      const all = computeInterestScores(tables.tiles, answers);
      const without = computeInterestScoresWithout(tables.tiles, answers, all, isLeftOut);
      const expected = computeInterestScores(tables.tiles, others);
      for (const [index, value] of without.entries()) expect(value).toBeCloseTo(expected[index] ?? NaN, 9);
    }
  });
});

describe('chooseFinerTiles', () => {
  const everyIndex = [...tables.occupations.keys()];

  it('returns at most twelve tiles, each part of the work of some of the person’s best occupations', () => {
    const random = seededRandom(2);
    for (const index of everyIndex.filter((each) => each % 20 === 0)) {
      const tiles = chooseFinerTiles(tables, { keyed: simulateAnswersLike(tables, index, 'hard', random) });
      expect(tiles.length).toBeGreaterThan(0);
      expect(tiles.length).toBeLessThanOrEqual(12);
    }
  });

  it('asks a person who likes caring about other tiles than a person who likes repairing and building', () => {
    const chooseFor = (...tiles: Parameters<typeof likeTiles>) =>
      chooseFinerTiles(tables, { keyed: EVEN_ANSWERS, circumstances: { interests: likeTiles(...tiles) } });
    expect(chooseFor('care', 'listen', 'children')).toEqual(expect.arrayContaining(['examine', 'recover', 'families']));
    expect(chooseFor('repair', 'build', 'engineer')).toEqual(expect.arrayContaining(['metal', 'inspect', 'callout']));
  });

  it('asks about the same tiles again after they were answered', () => {
    const interests = likeTiles('care', 'listen', 'children');
    const choose = (answers: typeof interests) =>
      chooseFinerTiles(tables, { keyed: EVEN_ANSWERS, circumstances: { interests: { ...interests, ...answers } } });
    expect(choose({ ...likeTiles('examine'), ...dislikeTiles('families') })).toEqual(choose({}));
  });

  it('leaves out tiles that separate no occupations', () => {
    expect(chooseSeparatingTiles(tables, [0])).toEqual([]);
    const [dentist = 0, nurse = 0] = ['29-1021.00', '29-1141.00'].map((code) => tables.indexByCode.get(code));
    expect(chooseSeparatingTiles(tables, [dentist, nurse])).toEqual(['teeth']);
  });

  it('chooses the tiles that are asked without the server if no occupation is better than another', () => {
    expect(chooseSeparatingTiles(tables, everyIndex)).toEqual(OFFLINE_FINER_TILES);
  });
});

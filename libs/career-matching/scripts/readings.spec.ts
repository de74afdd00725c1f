import { LOWERED_RATINGS, REPEATED_RATINGS, TILE_ROWS } from '@bearings/career-data';
import { TILES } from '@bearings/domain';
import { getFigure } from '@bearings/domain/figures';
import { countKeptCores, listRepeatedRatings, measureAgreement, type RepeatedRating } from './readings.js';

const FLORIST_ROWS = TILE_ROWS.filter(({ title }) => title === 'Florist');

it('countKeptCores counts the cores of a kind of work with those that a later reading lowered, and names these', () => {
  const reason = 'Flowers are bought in.';
  const counts = countKeptCores(FLORIST_ROWS, { [FLORIST_ROWS[0]?.code ?? '']: { sales: reason } });
  const find = (id: string) => counts.find(({ tile }) => tile === id);
  expect(find('plants')).toEqual({ tile: 'plants', cores: 1, lowered: [] });
  expect(find('sales')).toEqual({ tile: 'sales', cores: 1, lowered: [{ title: 'Florist', reason }] });
  expect(find('care')).toEqual({ tile: 'care', cores: 0, lowered: [] });
});

it('measureAgreement computes Cohen’s kappa, and counts larger differences more in the weighted one', () => {
  const rate = (stored: number, read: number): RepeatedRating => ({ tile: 'care', title: 'Nurse', stored, read });
  expect(measureAgreement([rate(3, 3), rate(3, 2), rate(0, 0), rate(0, 0)])).toEqual({
    pairs: 4,
    equal: 3,
    kappa: expect.closeTo(0.6),
    weightedKappa: expect.closeTo(0.9375),
  });
});

describe('the fourth reading', () => {
  const repeated = listRepeatedRatings(TILE_ROWS, REPEATED_RATINGS);

  it('has twelve pairs of each kind of work', () => {
    for (const { id } of TILES) expect([id, repeated.filter(({ tile }) => tile === id).length]).toEqual([id, 12]);
  });

  it('has the published agreement', () => {
    const { pairs, equal, weightedKappa } = measureAgreement(repeated);
    expect(getFigure('readings', 'equal.repeated')).toMatchObject({
      value: expect.closeTo(equal / pairs, 4),
      n: pairs,
    });
    expect(getFigure('readings', 'kappa.repeated')).toMatchObject({
      value: expect.closeTo(weightedKappa, 2),
      n: pairs,
    });
  });

  it('and the third one have the published share of kept cores', () => {
    const counts = countKeptCores(TILE_ROWS, LOWERED_RATINGS);
    const cores = counts.reduce((sum, each) => sum + each.cores, 0);
    const lowered = counts.reduce((sum, each) => sum + each.lowered.length, 0);
    expect(getFigure('readings', 'kept.core')).toMatchObject({
      value: expect.closeTo(1 - lowered / cores, 4),
      n: cores,
    });
  });
});

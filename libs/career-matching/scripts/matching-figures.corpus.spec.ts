import { loadMatchingTables } from '@bearings/career-matching';
import { figureOf, MEASURED_FIGURES } from '@bearings/contracts/figures';
import { measureMatching } from './measure-matching.js';

/**
 * Returns a published value; shares are from 0 to 1. The last test compares all published values with a new
 * measurement.
 */
const publishedValue = (id: string) => figureOf('matching', id).value;

describe('version 2 of the matching method', () => {
  it.each([
    ['easy.answers', 0.82],
    ['hard.answers', 0.47],
    ['easy.step', 0.88],
    ['hard.step', 0.73],
  ])('puts people’s own job among their ten (%s) in a share of at least %d', (who, share) => {
    expect(publishedValue(`ownInTen.${who}`)).toBeGreaterThanOrEqual(share);
  });

  it.each([
    ['nothing', 0.1],
    ['tiles', 0.07],
    ['circumstances', 0.12],
  ])(
    'shows simulated people who state %s each job at least once, and no job to a larger share than %d',
    (who, most) => {
      expect(publishedValue(`mostShown.${who}`)).toBeLessThanOrEqual(most);
      expect(publishedValue(`neverShown.${who}`)).toBe(0);
    },
  );

  it('gives fit words that agree with how often careers return in a retake', () => {
    expect(publishedValue('back.hard.answers')).toBeGreaterThan(2.5);
    expect(publishedValue('back.hard.answers')).toBeLessThan(4);
    expect(publishedValue('back.hard.step')).toBeGreaterThan(5);
    for (const who of ['hard.answers', 'hard.step']) {
      expect(publishedValue(`backWhenStrong.${who}`)).toBeGreaterThan(0.75);
      // About a hundred careers are Good from the answers alone, so the interval has to include more than half.
      const [least = 0, most = 0] = figureOf('matching', `backWhenGood.${who}`).interval ?? [];
      expect(most).toBeGreaterThan(0.5);
      expect(least).toBeLessThan(0.75);
      expect(publishedValue(`backWhenPossible.${who}`)).toBeLessThan(0.5);
    }
  });

  it('rarely calls a difference certain when there is no true difference', () => {
    expect(publishedValue('falselyClear')).toBeLessThanOrEqual(0.05);
    expect(publishedValue('falselyClear')).toBeGreaterThan(0.02);
    expect(publishedValue('falselyHigher')).toBeLessThanOrEqual(0.04);
    expect(publishedValue('falselyRanked')).toBeLessThanOrEqual(0.05);
  });

  it('calls a fit Strong rarely without the circumstances step, and with it mostly for people’s own job', () => {
    expect(publishedValue('shownStrong.hard.answers')).toBeLessThan(0.02);
    const good = publishedValue('ownWhenGood.hard.step');
    expect(publishedValue('ownWhenStrong.hard.step')).toBeGreaterThan(2 * good);
    expect(good).toBeGreaterThan(publishedValue('ownWhenPossible.hard.step'));
  });

  it('keeps most of the ten careers when three answers change by one', () => {
    expect(publishedValue('kept.hard.answers')).toBeGreaterThan(7.5);
    expect(publishedValue('kept.hard.step')).toBeGreaterThan(8.5);
  });

  it('shows 500 people no job with a deal-breaker, and school leavers no senior post', () => {
    expect(publishedValue('againstDealBreakers')).toBe(0);
    expect(publishedValue('seniorAtSchool')).toBe(0);
  });

  it('has published figures that a new measurement reproduces', () => {
    expect(measureMatching(loadMatchingTables())).toEqual(MEASURED_FIGURES.matching.figures);
    // The time limit is generous: the measurement takes half a minute on a quiet machine.
  }, 600_000);
});

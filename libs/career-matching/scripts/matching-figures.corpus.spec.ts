import { getFigure } from '@bearings/domain/figures';

/** Returns a published figure; shares are from 0 to 1. published-figures.nightly.spec.ts measures them again. */
const getPublishedValue = (id: string) => getFigure('matching', id).value;

describe('version 2 of the matching method', () => {
  it.each([
    ['easy.answers', 0.82],
    ['hard.answers', 0.47],
    ['easy.step', 0.88],
    ['hard.step', 0.7],
    ['hard.finerAlone', 0.62],
    ['easy.finer', 0.9],
    ['hard.finer', 0.78],
  ])('recommends simulated people (%s) their own job in at least this share of cases: %d', (who, share) => {
    expect(getPublishedValue(`ownInTen.${who}`)).toBeGreaterThanOrEqual(share);
  });

  it.each([
    ['nothing', 0.1],
    ['tiles', 0.09],
    // People who accept little training have fewer jobs to be recommended.
    ['circumstances', 0.14],
  ])(
    'recommends each job to some simulated people who answered %s, but no job to a larger share of them than %d',
    (who, most) => {
      expect(getPublishedValue(`mostShown.${who}`)).toBeLessThanOrEqual(most);
      expect(getPublishedValue(`neverShown.${who}`)).toBe(0);
    },
  );

  it('recommends careers with a better fit word again more often in a retake', () => {
    expect(getPublishedValue('back.hard.answers')).toBeGreaterThan(2.5);
    expect(getPublishedValue('back.hard.answers')).toBeLessThan(4);
    expect(getPublishedValue('back.hard.step')).toBeGreaterThan(5);
    const strongShare = getPublishedValue('backWhenStrong.hard.step');
    const goodShare = getPublishedValue('backWhenGood.hard.step');
    expect(strongShare).toBeGreaterThan(0.75);
    expect(goodShare).toBeLessThan(strongShare - 0.1);
    expect(getPublishedValue('backWhenPossible.hard.step')).toBeLessThan(goodShare - 0.1);
    // Without the optional step, too few careers are called Strong for a figure.
    expect(getPublishedValue('backWhenPossible.hard.answers')).toBeLessThan(
      getPublishedValue('backWhenGood.hard.answers') - 0.1,
    );
  });

  it('rarely calls a difference between scores certain if there is no true difference', () => {
    expect(getPublishedValue('falselyClear')).toBeLessThanOrEqual(0.05);
    expect(getPublishedValue('falselyClear')).toBeGreaterThan(0.02);
    expect(getPublishedValue('falselyHigher')).toBeLessThanOrEqual(0.04);
    expect(getPublishedValue('falselyRanked')).toBeLessThanOrEqual(0.05);
  });

  it('calls people’s own job Strong more often than other jobs, and few jobs Strong without the circumstances step', () => {
    expect(getPublishedValue('shownStrong.hard.answers')).toBeLessThan(0.02);
    const goodShare = getPublishedValue('ownWhenGood.hard.step');
    expect(getPublishedValue('ownWhenStrong.hard.step')).toBeGreaterThan(1.5 * goodShare);
    expect(goodShare).toBeGreaterThan(getPublishedValue('ownWhenPossible.hard.step'));
  });

  it('keeps most of the ten careers if three answers change by one', () => {
    expect(getPublishedValue('kept.hard.answers')).toBeGreaterThan(7.5);
    expect(getPublishedValue('kept.hard.step')).toBeGreaterThan(8.5);
  });

  it.each(['answers', 'finer'])(
    'finds the own job of people (%s) more often after they sort the long list well, and as often after they sort it carelessly',
    (who) => {
      for (const place of ['sortedInTen', 'sortedInThree']) {
        const unsorted = getPublishedValue(`${place}.${who}.unsorted`);
        expect(getPublishedValue(`${place}.${who}.strong`)).toBeGreaterThan(unsorted + 0.05);
        expect(getPublishedValue(`${place}.${who}.middling`)).toBeGreaterThan(unsorted + 0.02);
        expect(getPublishedValue(`${place}.${who}.weak`)).toBeGreaterThanOrEqual(unsorted);
        expect(getPublishedValue(`${place}.${who}.careless`)).toBeGreaterThan(unsorted - 0.02);
      }
    },
  );

  it('recommends nobody a job with one of their deal-breakers, and no senior post to people at school', () => {
    expect(getPublishedValue('againstDealBreakers')).toBe(0);
    expect(getPublishedValue('seniorAtSchool')).toBe(0);
  });
});

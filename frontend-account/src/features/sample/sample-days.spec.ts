import { inDays, weekdayIn } from './sample-days';

describe('the days of the sample', () => {
  // A Thursday.
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('are counted from now', () => {
    expect(inDays(0)).toBe('2026-11-26');
    expect(inDays(5)).toBe('2026-12-01');
  });

  it.each([
    [1, '2026-11-27'],
    [2, '2026-11-27'],
    [3, '2026-11-30'],
    [4, '2026-11-30'],
  ])('are no days of a weekend for a step: %s', (days, day) => {
    expect(weekdayIn(days)).toBe(day);
  });
});

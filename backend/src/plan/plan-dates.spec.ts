import { isIsoDay, findWeekdayAfter } from './plan-dates.js';

describe('the dates of a plan', () => {
  it('are moved from a Saturday to the day before, and from a Sunday to the day after', () => {
    const friday = new Date('2026-11-27T23:30:00Z');
    expect([0, 1, 2, 3].map((days) => findWeekdayAfter(friday, days))).toEqual([
      '2026-11-27',
      '2026-11-27',
      '2026-11-30',
      '2026-11-30',
    ]);
  });

  it('are accepted only if they exist in the calendar', () => {
    expect(['2028-02-29', '2026-12-31'].map(isIsoDay)).toEqual([true, true]);
    const wrongDates = ['2026-02-29', '2026-13-01', '2026-1-1', '2026-11-30T00:00', '', 'tomorrow'];
    expect(wrongDates.filter(isIsoDay)).toEqual([]);
  });
});

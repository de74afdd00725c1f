import { OCCUPATIONS } from '@bearings/career-data';
import { GROUP_OUTLOOK_TEXT } from '../content/report-copy/career-facts.js';
import { describeOutlook } from './career-view.js';

describe('the job outlook of a career', () => {
  it('says "no change" instead of a growth of 0%', () => {
    for (const occupation of OCCUPATIONS) expect(describeOutlook(occupation)).not.toMatch(/\b0(?:\.0)?%/);
    for (const usGrowthPct of [0, -0.04]) {
      expect(describeOutlook({ code: '15-2041.00', usGrowthPct })).toBe('no change expected by 2034');
    }
  });

  it('says that the figure is of a wider group only if it also covers other occupations, and leaves its name to the source', () => {
    let groups = 0;
    for (const { code, us, usGrowthPct } of OCCUPATIONS) {
      const text = describeOutlook({ code, usGrowthPct });
      expect([code, text.includes(GROUP_OUTLOOK_TEXT)]).toEqual([code, us.wider && usGrowthPct !== null]);
      expect(text).not.toContain(us.groupTitle);
      if (us.wider) groups += 1;
    }
    expect(groups).toBeGreaterThan(5);
  });
});

import { OCCUPATIONS } from '@bearings/career-data';
import { describeOutlook } from './career-view.js';

describe('the job outlook of a career', () => {
  it('says "no change" instead of a growth of 0%', () => {
    for (const occupation of OCCUPATIONS) expect(describeOutlook(occupation)).not.toMatch(/\b0(?:\.0)?%/);
    for (const usGrowthPct of [0, -0.04]) {
      expect(describeOutlook({ code: '15-2041.00', usGrowthPct })).toBe('no change expected by 2034');
    }
  });

  it('names the US occupation group only if the figure also covers other occupations of this group', () => {
    let groups = 0;
    for (const { code, us, usGrowthPct } of OCCUPATIONS) {
      const text = describeOutlook({ code, usGrowthPct });
      expect([code, text.includes(us.groupTitle)]).toEqual([code, us.wider && usGrowthPct !== null]);
      if (us.wider) groups += 1;
    }
    expect(groups).toBeGreaterThan(5);
  });
});

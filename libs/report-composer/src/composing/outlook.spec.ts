import { REPORT_LABELS } from '@bearings/contracts';
import { OCCUPATIONS } from '@bearings/career-data';
import { NO_OUTLOOK_TEXT, OUTLOOK_TEXTS } from '../content/report-copy/career-facts.js';
import { createFacts, createProse, randomPeople, listTexts } from '../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { outlookText } from './career-view.js';

const [career] = createFacts(createScores({ analytical: 92 })).careers;
const readOutlook = (usGrowthPct: number | null): string => {
  if (!career) throw new Error('There is no career.');
  return outlookText({ ...career, usGrowthPct });
};

describe('the job outlook of a career', () => {
  it('names the United States in its label and no other country in its wordings', () => {
    expect(REPORT_LABELS.outlook).toContain('United States');
    for (const wording of [...Object.values(OUTLOOK_TEXTS), NO_OUTLOOK_TEXT]) {
      expect(wording).not.toMatch(/United|here|your country/);
    }
  });

  it('is not mentioned in the prose, which is the same for every country', async () => {
    for (const scores of randomPeople(8, 3)) {
      const prose = listTexts(await createProse(createFacts(scores))).join('\n');
      expect(prose).not.toMatch(
        /field (?:is growing|that grows)|growing (?:fast|market)|fewer (?:posts|people)|market is|projection|fast growth/i,
      );
    }
  });

  it('says "no change" instead of a growth of 0%', () => {
    for (const { usGrowthPct } of OCCUPATIONS) {
      expect(readOutlook(usGrowthPct)).not.toMatch(/\b0(?:\.0)?%|nearly steady/i);
    }
    expect(readOutlook(0)).toBe('no change expected by 2034');
    expect(readOutlook(-0.04)).toBe('no change expected by 2034');
  });

  it('names the US occupation group only if the figure also covers other occupations of this group', () => {
    let groups = 0;
    for (const { code, us, usGrowthPct } of OCCUPATIONS) {
      const text = outlookText({ code, usGrowthPct });
      expect([code, text.includes(us.groupTitle)]).toEqual([code, us.wider && usGrowthPct !== null]);
      if (us.wider) groups += 1;
    }
    expect(groups).toBeGreaterThan(5);
  });
});

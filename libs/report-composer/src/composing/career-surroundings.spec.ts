import { findRoute, getWorkTexts, listStepsTo } from '@bearings/career-data';
import { createAnyReader } from '../guidance/reader.js';
import { createSampleSources } from '../testing/sample-people.js';
import { countWords } from '../text.js';
import { composeReport } from './compose-report.js';
import { listSurroundings } from './career-surroundings.js';

const PEOPLE_COUNT = 40;
/** Maximum length of what a career's page shows without opening anything, in words. */
const MAX_CAREER_WORDS = 260;
/** Length that at most one career in twenty exceeds. */
const USUAL_CAREER_WORDS = 230;
/** Those that the plan of a career's report states. */
const IN_PLAN_IDS: readonly string[] = ['jobs', 'cost', 'try'];
const SHOWN_IDS: readonly string[] = ['registration', 'jobs', 'cost', 'try', 'plan', 'leads', 'from'];

describe('what surrounds a career in a report', () => {
  it('has the day of every career, and where it leads where the library says so, and repeats nothing', async () => {
    const counts: number[] = [];
    for (const person of await createSampleSources(PEOPLE_COUNT)) {
      const { careers } = composeReport({ ...person, country: 'GB' }).document;
      const texts: string[] = [];
      for (const career of careers) {
        const { code, what, moments, neighbours, why, whyNot, notes, pay, payMarks, fromHere, details } = career;
        const isInPlan = details.some(({ id }) => id === 'plan');
        const shownTexts = details
          .filter(({ id }) => SHOWN_IDS.includes(id) && !(isInPlan && IN_PLAN_IDS.includes(id)))
          .map(({ text }) => text);
        const ids = details.map(({ id }) => id);
        expect(moments).toEqual(getWorkTexts(code, 'GB').moments);
        expect(moments).toHaveLength(3);
        if (findRoute(code)?.register !== undefined) expect(ids).toContain('registration');
        texts.push(moments.join(), ...details.filter(({ id }) => id === 'leads').map(({ text }) => text));
        const runTexts = [...why, ...whyNot, ...notes].map(({ text }) => text);
        const nearTexts = neighbours.flatMap(({ title, differs, pay: difference }) => [title, differs, difference]);
        const ownTexts = [...fromHere.haves, ...fromHere.missing, payMarks.text];
        const count = countWords(
          [what, pay.text, ...moments, ...nearTexts, ...ownTexts, ...runTexts, ...shownTexts].join(' '),
        );
        counts.push(count);
        expect([code, count]).toEqual([code, Math.min(count, MAX_CAREER_WORDS)]);
      }
      expect(new Set(texts).size).toBe(texts.length);
    }
    const sortedCounts = counts.toSorted((a, b) => a - b);
    expect(sortedCounts[Math.floor(0.95 * counts.length)]).toBeLessThanOrEqual(USUAL_CAREER_WORDS);
  });

  it('says from which jobs people come, but none that the reader ruled out', () => {
    const code = '29-1141.00';
    const findText = (refused: readonly string[]) =>
      listSurroundings(code, { ...createAnyReader('GB'), refused }).find(({ id }) => id === 'from')?.text ?? '';
    expect(findText([])).not.toBe('');
    expect(findText(listStepsTo(code).map((step) => step.code))).toBe('');
  });
});

import { findRoute, getWorkTexts, listStepsTo } from '@bearings/career-data';
import { createAnyReader } from '../guidance/reader.js';
import { createSampleSources } from '../testing/sample-people.js';
import { countWords } from '../text.js';
import { composeReport } from './compose-report.js';
import { listSurroundings } from './career-surroundings.js';

const PEOPLE_COUNT = 40;
/** Maximum length of what a career's page shows without opening anything, in words. */
const MAX_CAREER_WORDS = 230;
const SHOWN_IDS: readonly string[] = ['day', 'differs', 'cost', 'registration', 'try', 'leads', 'from'];

describe('what surrounds a career in a report', () => {
  it('has the day of every career, and where it leads where the library says so, and repeats nothing', async () => {
    for (const person of await createSampleSources(PEOPLE_COUNT)) {
      const { careers } = composeReport({ ...person, country: 'GB' }).document;
      const texts: string[] = [];
      for (const { code, what, why, whyNot, notes, pay, details } of careers) {
        const shownTexts = details.filter(({ id }) => SHOWN_IDS.includes(id)).map(({ text }) => text);
        const ids = details.map(({ id }) => id);
        expect(details.find(({ id }) => id === 'day')?.text).toBe(getWorkTexts(code, 'GB').day);
        if (findRoute(code)?.register !== undefined) expect(ids).toContain('registration');
        texts.push(...details.filter(({ id }) => ['day', 'leads', 'differs'].includes(id)).map(({ text }) => text));
        const runTexts = [...why, ...whyNot, ...notes].map(({ text }) => text);
        expect(countWords([what, pay.text, ...runTexts, ...shownTexts].join(' '))).toBeLessThanOrEqual(
          MAX_CAREER_WORDS,
        );
      }
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('compares similar careers that fit the reader first, and names none that the reader ruled out', () => {
    const code = '29-1141.00';
    const listFor = (refused: readonly string[]) =>
      listSurroundings(
        { code, similarCareers: [{ code: '29-2043.00', title: 'Paramedic' }] },
        { ...createAnyReader('GB'), refused },
      );
    const findText = (refused: readonly string[], wanted: string) =>
      listFor(refused).find(({ id }) => id === wanted)?.text ?? '';
    expect(findText([], 'differs')).toMatch(/^Paramedic: /);
    expect(findText(['29-2043.00'], 'differs')).not.toContain('Paramedic');
    const origins = listStepsTo(code).map((step) => step.code);
    expect(findText([], 'from')).not.toBe('');
    expect(findText(origins, 'from')).toBe('');
  });
});

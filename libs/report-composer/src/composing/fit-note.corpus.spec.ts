import { composeWithTexts } from '../testing/report.factory.js';
import { COUNTRIES, REPORT_FITS } from '@bearings/domain';
import { ANSWERS_ALONE_NOTE } from '../content/report-copy/method.js';
import { composeFitNote } from './fit-note.js';
import { createSampleSources } from '../testing/sample-people.js';

describe('the fit labels of a report (Strong, Good, Possible)', () => {
  it('are in descending order, and are limited by the stabilities in the report’s text', async () => {
    const seenCounts = new Map<string, number>();
    for (const [index, person] of (await createSampleSources(120)).entries()) {
      const { content, document } = composeWithTexts({
        ...person,
        country: COUNTRIES[index % COUNTRIES.length] ?? '',
      });
      if (!document.matching.ranked) continue;
      const words = document.careers.map(({ fit }) => REPORT_FITS.indexOf(fit));
      expect(words).toEqual(words.toSorted((a, b) => a - b));
      const counts =
        /stayed on your list in ([\d, and]+), from first to last/
          .exec(content)?.[1]
          ?.split(/, | and /)
          .map(Number) ?? [];
      expect(counts).toHaveLength(document.careers.length);
      for (const [position, career] of document.careers.entries()) {
        const { title } = career;
        const times = counts[position] ?? 0;
        seenCounts.set(career.fit, (seenCounts.get(career.fit) ?? 0) + 1);
        if (career.fit === 'Strong') expect([title, times >= 50]).toEqual([title, true]);
        if (career.fit === 'Good') expect([title, times >= 25]).toEqual([title, true]);
      }
    }
    for (const word of REPORT_FITS) expect(seenCounts.get(word)).toBeGreaterThan(10);
  });

  it('are explained as less certain if the person liked or disliked fewer than three activities', async () => {
    for (const { facts } of await createSampleSources(30)) {
      const tiles = Object.keys(facts.circumstances?.interests ?? {}).length;
      expect(JSON.stringify(composeFitNote(facts)).includes(ANSWERS_ALONE_NOTE)).toBe(facts.ranked && tiles < 3);
    }
  });
});

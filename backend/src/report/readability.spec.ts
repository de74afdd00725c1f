import { factsFor, proseFor, randomPeople, reportFor, textsOf } from '../test/report.factory.js';
import { readabilityOf } from '../test/readability.js';

const PEOPLE = randomPeople(40, 16);

/** Without headings, labels and marks. */
const plain = (text: string): string =>
  text
    .replaceAll(/^\*\*[^*]+\*\*$/gm, '')
    .replaceAll(/^- \*\*[^*]+\*\*|^\*\*[^*]+\*\*|^- |\*/gm, '');

describe('the words of a report', () => {
  it('have a reading age of 14 at most by Flesch-Kincaid, and 20 words a sentence on average at most', async () => {
    for (const scores of PEOPLE) {
      const { readingAge, wordsPerSentence, sentences } = readabilityOf(
        plain(textsOf(await proseFor(factsFor(scores))).join('\n')),
      );
      expect(sentences).toBeGreaterThan(60);
      expect(wordsPerSentence).toBeLessThanOrEqual(20);
      expect(readingAge).toBeLessThanOrEqual(14);
    }
  });

  it('are in the formula harder where they are harder to read', () => {
    const former =
      'Your answers draw a profile with distinct heights and hollows, and most of what follows comes from the difference between them. Analytical consideration of organisational responsibilities characterises independent professional environments.';
    expect(readabilityOf(former).readingAge).toBeGreaterThan(14);
    expect(readabilityOf('You like to help. You plan your day.').readingAge).toBeLessThan(10);
  });

  // Counted without the list of sources at the end; the next steps may add to it.
  it.each(['United Kingdom', 'United States', 'Germany', 'Canada'])(
    'are 2,800 to 4,000 for a reader in %s, and the careers at most two thirds of them',
    async (country) => {
      for (const scores of PEOPLE) {
        const { wordCount, careerRecommendations } = await reportFor(scores, { country });
        expect(wordCount).toBeGreaterThanOrEqual(2800);
        expect(wordCount).toBeLessThanOrEqual(4000);
        const careers = careerRecommendations.split(/\s+/).length;
        expect(careers / wordCount).toBeLessThanOrEqual(0.67);
      }
    },
  );
});

import { createFacts, createProse, randomPeople, listTexts } from '../testing/report.factory.js';
import { measureReadability } from '../testing/readability.js';

const RANDOM_PEOPLE = randomPeople(40, 16);

/** Returns a report's text without headings, labels and emphasis marks. */
const toPlainText = (text: string): string =>
  text.replaceAll(/^\*\*[^*]+\*\*$/gm, '').replaceAll(/^- \*\*[^*]+\*\*|^\*\*[^*]+\*\*|^- |\*/gm, '');

describe('the text of a report', () => {
  it('has a Flesch-Kincaid reading age of at most 14, and at most 20 words a sentence on average', async () => {
    for (const scores of RANDOM_PEOPLE) {
      const { readingAge, wordsPerSentence, sentences } = measureReadability(
        toPlainText(listTexts(await createProse(createFacts(scores))).join('\n')),
      );
      expect(sentences).toBeGreaterThan(60);
      expect(wordsPerSentence).toBeLessThanOrEqual(20);
      expect(readingAge).toBeLessThanOrEqual(14);
    }
  });

  it('has a higher computed reading age if it is harder to read', () => {
    const former =
      'Your answers draw a profile with distinct heights and hollows, and most of what follows comes from the difference between them. Analytical consideration of organisational responsibilities characterises independent professional environments.';
    expect(measureReadability(former).readingAge).toBeGreaterThan(14);
    expect(measureReadability('You like to help. You plan your day.').readingAge).toBeLessThan(10);
  });
});

import { createFacts, createProse, createRandomScores, listTexts } from '../testing/report.factory.js';
import { measureReadability } from '../testing/readability.js';

const RANDOM_PEOPLE = createRandomScores(40, 16);

/** Returns a report's text without headings, labels and emphasis marks. */
const toPlainText = (text: string): string =>
  text.replaceAll(/^\*\*[^*]+\*\*$/gm, '').replaceAll(/^- \*\*[^*]+\*\*|^\*\*[^*]+\*\*|^- |\*/gm, '');

it('the text of a report has a Flesch-Kincaid reading age of at most 14, and at most 20 words a sentence on average', async () => {
  for (const scores of RANDOM_PEOPLE) {
    const { readingAge, wordsPerSentence, sentences } = measureReadability(
      toPlainText(listTexts(await createProse(createFacts(scores))).join('\n')),
    );
    expect(sentences).toBeGreaterThan(60);
    expect(wordsPerSentence).toBeLessThanOrEqual(20);
    expect(readingAge).toBeLessThanOrEqual(14);
  }
});

import { createFacts, createProse, createRandomScores, listTexts } from '../testing/report.factory.js';
import { measureReadability } from '../testing/readability.js';

const RANDOM_PEOPLE = createRandomScores(40, 16);

it('the text of a report has a Flesch-Kincaid reading age of at most 14, and at most 20 words a sentence on average', async () => {
  for (const scores of RANDOM_PEOPLE) {
    const facts = createFacts(scores);
    const texts = listTexts(facts, await createProse(facts));
    const { readingAge, wordsPerSentence, sentences } = measureReadability(texts.join('\n'));
    expect(sentences).toBeGreaterThan(50);
    expect(wordsPerSentence).toBeLessThanOrEqual(20);
    expect(readingAge).toBeLessThanOrEqual(14);
  }
});

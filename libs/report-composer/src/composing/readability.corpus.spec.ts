import { inLife, peopleInLife } from '../testing/people-in-life.js';
import { factsFor, proseFor, randomPeople, textsOf } from '../testing/report.factory.js';
import { readabilityOf } from '../testing/readability.js';
import { composeReport } from './compose-report.js';
import { countWords } from '../text.js';

const PEOPLE = randomPeople(40, 16);
const PEOPLE_IN_LIFE = peopleInLife(40);
const PEOPLE_WITHOUT_STEP = Promise.all(PEOPLE.map((scores) => inLife(factsFor(scores))));

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

  // Counted as the text download has them, without the list of sources. The most were 4,372, the fewest 3,338.
  it.each(['GB', 'US', 'DE', 'CA', 'IN'])(
    'are 3,300 to 4,400 for a reader in %s at any point of life, and 14% or more of them are next steps',
    async (country) => {
      for (const person of [...(await PEOPLE_IN_LIFE), ...(await PEOPLE_WITHOUT_STEP)]) {
        const { wordCount, nextSteps, careerRecommendations } = composeReport({
          ...person,
          country,
        });
        expect(wordCount).toBeGreaterThanOrEqual(3_300);
        expect(wordCount).toBeLessThanOrEqual(4_400);
        expect(countWords(nextSteps) / wordCount).toBeGreaterThanOrEqual(0.14);
        expect(countWords(careerRecommendations) / wordCount).toBeLessThanOrEqual(0.6);
      }
    },
  );
});

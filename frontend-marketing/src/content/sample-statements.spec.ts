import { QUESTIONS } from '@bearings/domain';
import { SAMPLE_STATEMENTS } from './sample-statements';

const listWords = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g));

it.each(SAMPLE_STATEMENTS)('the sample statement “%s” is not similar to any of the 36 real ones', (sample) => {
  const sampleWords = listWords(sample);
  const similarQuestions = QUESTIONS.filter(({ text }) => {
    const sharedWords = [...listWords(text)].filter((word) => sampleWords.has(word));
    return text === sample || sharedWords.length >= 3;
  });
  expect(similarQuestions).toEqual([]);
});

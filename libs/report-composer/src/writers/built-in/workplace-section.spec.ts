import { REMOTE_WORK_SENTENCES } from '../../content/report-copy/workplace-frames.js';
import { createFacts } from '../../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { rankCategories } from '../../composing/category-ranking.js';
import { PhrasePicker } from '../../composing/phrase-picker.js';
import { writeWorkplace } from './workplace-section.js';

const SAMPLE_FACTS = createFacts(createScores({ helping: 92 }));

/**
 * Returns which kind of sentence on working from home a report contains, if this share of the work in each career can
 * be done from home.
 */
function readSharedText(share: number): string | undefined {
  const careers = SAMPLE_FACTS.careers.map((career) => ({ ...career, remoteIndex: share }));
  const text = writeWorkplace({ ...SAMPLE_FACTS, careers }, rankCategories(SAMPLE_FACTS), new PhrasePicker('home'));
  return Object.entries(REMOTE_WORK_SENTENCES).find(([, wordings]) =>
    wordings.some((wording) => text.includes(wording)),
  )?.[0];
}

it('the workplace section says that work can be done from home only if its share is above .4', () => {
  expect(readSharedText(0.316)).toBe('onSite');
  expect(readSharedText(0.39)).toBe('onSite');
  expect(readSharedText(0.45)).toBe('mixed');
  expect(readSharedText(0.7)).toBe('remote');
});

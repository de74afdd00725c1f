import { REMOTE_WORK_SENTENCES } from '../../content/report-copy/workplace-frames.js';
import { createFacts } from '../../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { rankCategories } from '../../composing/category-ranking.js';
import { PhrasePicker } from '../../composing/phrase-picker.js';
import { writeWorkplace } from './workplace-section.js';

const SAMPLE_FACTS = createFacts(createScores({ helping: 92 }));

/**
 * Returns the kind of the section's sentence on working from home, if this share of the work in each career can be done
 * from home.
 */
function readHomeWorkKind(share: number): string | undefined {
  const careers = SAMPLE_FACTS.careers.map((career) => ({ ...career, remoteIndex: share }));
  const text = JSON.stringify(
    writeWorkplace({ ...SAMPLE_FACTS, careers }, rankCategories(SAMPLE_FACTS), new PhrasePicker('home')),
  );
  return Object.entries(REMOTE_WORK_SENTENCES).find(([, wordings]) =>
    wordings.some((wording) => text.includes(wording)),
  )?.[0];
}

it('the workplace section says that work can be done from home only if at least 40% of it can', () => {
  expect(readHomeWorkKind(0.316)).toBe('onSite');
  expect(readHomeWorkKind(0.39)).toBe('onSite');
  expect(readHomeWorkKind(0.45)).toBe('mixed');
  expect(readHomeWorkKind(0.7)).toBe('remote');
});

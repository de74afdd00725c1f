import { REMOTE_WORK_SENTENCES } from '../../content/report-copy/workplace-frames.js';
import { createFacts } from '../../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { rankCategories } from '../../composing/category-ranking.js';
import { PhrasePicker } from '../../composing/phrase-picker.js';
import { writeWorkplace } from './workplace-section.js';

const SAMPLE_FACTS = createFacts(createScores({ helping: 92 }), {
  circumstances: { interests: {}, stage: 'working', conditions: ['fromHome'] },
});

/**
 * Returns the kind of the section's sentence on working from home, if this share of the work in each career can be done
 * from home.
 */
function readHomeWorkKind(share: number | null, circumstances = SAMPLE_FACTS.circumstances): string | undefined {
  const careers = SAMPLE_FACTS.careers.map((career, index) => ({ ...career, remoteIndex: index < 6 ? share : null }));
  const text = JSON.stringify(
    writeWorkplace({ ...SAMPLE_FACTS, circumstances, careers }, rankCategories(SAMPLE_FACTS), new PhrasePicker('home')),
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

it('says nothing of work from home to somebody who did not ask, or if it is known of few careers', () => {
  expect(readHomeWorkKind(0.1, { interests: {}, stage: 'working' })).toBeUndefined();
  const changes = { changes: ['place' as const] };
  expect(readHomeWorkKind(0.1, { interests: {}, stage: 'working', experience: changes })).toBe('onSite');
  expect(
    readHomeWorkKind(0.1, { interests: {}, stage: 'working', experience: changes, dealBreakers: ['desk'] }),
  ).toBeUndefined();
  expect(readHomeWorkKind(null)).toBeUndefined();
});

import { REMOTE_WORK } from '../../content/report-copy/workplace-frames.js';
import { factsFor } from '../../testing/report.factory.js';
import { scoresWith } from '@bearings/career-matching/testing';
import { rankCategories } from '../../composing/category-ranking.js';
import { PhrasePicker } from '../../composing/phrase-picker.js';
import { writeWorkplace } from './workplace-section.js';

const FACTS = factsFor(scoresWith({ helping: 92 }));

/** Returns the kind of sentence that is written if each career has this share of work at home. */
function saidOf(share: number): string | undefined {
  const careers = FACTS.careers.map((career) => ({ ...career, remoteIndex: share }));
  const text = writeWorkplace(
    { ...FACTS, careers },
    rankCategories(FACTS),
    new PhrasePicker('home'),
  );
  return Object.entries(REMOTE_WORK).find(([, wordings]) =>
    wordings.some((wording) => text.includes(wording)),
  )?.[0];
}

it('the workplace section mentions some work from home only if the share is above .4', () => {
  expect(saidOf(0.316)).toBe('onSite');
  expect(saidOf(0.39)).toBe('onSite');
  expect(saidOf(0.45)).toBe('mixed');
  expect(saidOf(0.7)).toBe('remote');
});

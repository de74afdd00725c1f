import { CATEGORIES } from '@bearings/domain';
import { NO_REASON_SENTENCES, UNRANKED_REASON } from '../../content/report-copy/careers.js';
import { FULL_LIST_LENGTH } from '../../composing/career-count.js';
import { lowScoreWordings } from './reason-sentences.js';

it('each text that ten careers can have has at least ten different wordings', () => {
  const doubts = CATEGORIES.map(lowScoreWordings);
  for (const wordings of [...doubts, NO_REASON_SENTENCES, UNRANKED_REASON]) {
    expect([wordings[0], new Set(wordings).size >= FULL_LIST_LENGTH]).toEqual([wordings[0], true]);
  }
});

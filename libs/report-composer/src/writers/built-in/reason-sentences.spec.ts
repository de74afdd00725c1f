import { CATEGORIES } from '@bearings/domain';
import {
  LIKED_CORE_SENTENCES,
  LIKED_PART_SENTENCES,
  NO_REASON_SENTENCES,
  UNRANKED_REASON,
} from '../../content/report-copy/careers.js';
import { FULL_LIST_LENGTH } from '../../composing/career-count.js';
import { getText } from '../../content/wording.js';
import { REASON_COPY } from '../../content/report-copy/reasons.js';
import { OCCUPATIONS } from '@bearings/career-data';
import { renderSentences } from '../../testing/report.factory.js';
import { createPersonFacts } from '../../testing/sample-people.js';
import { MIN_HIGH_SCORE, rankCategories } from '../../composing/category-ranking.js';
import { chooseCategoryToAsk } from '../../composing/category-to-ask.js';
import { PhrasePicker } from '../../composing/phrase-picker.js';
import { reasonWordings, writeQuestion } from './reason-sentences.js';

describe('the question that a report suggests asking about a job without a drawback', () => {
  it('concerns a category that the job demands and in which the person’s score is not high', () => {
    const faults: string[] = [];
    const seenCounts = { lowest: 0, nothing: 0, checked: 0 };
    for (let seed = 0; seed < 60; seed += 1) {
      const facts = createPersonFacts(seed);
      const ranking = rankCategories(facts);
      const fourth = ranking.ranked.at(-4)?.score ?? 0;
      for (const { code, demand } of OCCUPATIONS.filter((_, at) => at % 5 === seed % 5)) {
        const category = chooseCategoryToAsk(code, ranking);
        seenCounts.checked += 1;
        if (category === null) {
          seenCounts.nothing += 1;
          continue;
        }
        const text = renderSentences(facts, [writeQuestion(category, ranking, new PhrasePicker(code))]).toLowerCase();
        const { noun, ask } = REASON_COPY[category];
        const score = ranking.score(category);
        const isRight =
          text.includes(noun) &&
          ask.some((each) => text.includes(getText(each).toLowerCase())) &&
          score < MIN_HIGH_SCORE &&
          (demand[category] ?? 0) >= 30;
        if (!isRight) faults.push(`${code} ${category} ${score}: ${text}`);
        if (score <= fourth) seenCounts.lowest += 1;
      }
    }
    expect(faults).toEqual([]);
    expect(seenCounts.checked).toBeGreaterThan(2000);
    expect(seenCounts.lowest / seenCounts.checked).toBeGreaterThan(0.9);
    expect(seenCounts.nothing).toBeGreaterThan(0);
  });
});

it('each reason for a career has at least ten different wordings, so that ten careers can have the same reason', () => {
  const reasons = CATEGORIES.flatMap((category) =>
    (['bothHigh', 'bothLow'] as const).map((kind) => reasonWordings(category, kind)),
  );
  for (const wordings of [
    ...reasons,
    LIKED_CORE_SENTENCES,
    LIKED_PART_SENTENCES,
    NO_REASON_SENTENCES,
    UNRANKED_REASON,
  ]) {
    expect([wordings[0], new Set(wordings).size >= FULL_LIST_LENGTH]).toEqual([wordings[0], true]);
  }
});

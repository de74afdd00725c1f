import { textOf } from '../../../../content/wording.js';
import { REASONS } from '../../../../content/report-copy/reasons.js';
import { OCCUPATIONS } from '@bearings/career-data';
import { personFacts } from '../../../../test/support/people-in-life.js';
import { HIGH_FROM, rankCategories } from '../../../composing/category-ranking.js';
import { PhrasePicker } from '../../../composing/phrase-picker.js';
import { categoryToAsk, writeInBrief, writeQuestion } from './reason-sentences.js';

describe('what to ask where no score speaks against a job', () => {
  it('is never about what the person scored best in, and about their lowest scores where there are such', () => {
    let lowest = 0;
    let strengths = 0;
    let checked = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const ranking = rankCategories(personFacts(seed));
      if (ranking.span === 0) continue;
      const best = ranking.ranked[0]?.score ?? 0;
      const fourth = ranking.ranked.at(-4)?.score ?? 0;
      for (const { code, demand } of OCCUPATIONS.filter((_, at) => at % 5 === seed % 5)) {
        const category = categoryToAsk(code, ranking);
        const text = writeQuestion(category, ranking, new PhrasePicker(code)).toLowerCase();
        const named = ranking.ranked.filter(({ category }) =>
          text.includes(REASONS[category].noun),
        );
        const asked = named.filter(({ category }) =>
          REASONS[category].ask.some((ask) => text.includes(textOf(ask).toLowerCase())),
        );
        checked += 1;
        expect([text, asked.length]).toEqual([text, 1]);
        const score = asked[0]?.score ?? 100;
        expect([text, score < best]).toEqual([text, true]);
        if (score <= fourth) lowest += 1;
        const asks = asked[0] === undefined ? 0 : (demand[asked[0].category] ?? 0);
        if (score >= HIGH_FROM && asks >= score) strengths += 1;
      }
    }
    expect(checked).toBeGreaterThan(2000);
    // Only of people who scored high in everything that the job asks for.
    expect(strengths / checked).toBeLessThan(0.002);
    expect(lowest / checked).toBeGreaterThan(0.95);
  });
});

describe('a reason in brief', () => {
  it('refers to two categories as both, and to one as that', () => {
    const reason = (category: 'creativity' | 'leadership') => ({
      category,
      score: 8,
      demand: 5,
      weight: 1,
    });
    const textsOf = (...reasons: ReturnType<typeof reason>[]): string[] =>
      Array.from({ length: 40 }, (_, seed) =>
        writeInBrief('35-3011.00', reasons, new PhrasePicker(String(seed))).join(' '),
      );
    const two = textsOf(reason('creativity'), reason('leadership')).join('\n');
    expect(two).toMatch(/less of both/);
    expect(two).not.toMatch(/of that|\{/);
    const one = textsOf(reason('creativity')).join('\n');
    expect(one).toMatch(/less of that/);
    expect(one).not.toMatch(/of both|\{/);
  });
});

import { CATEGORIES } from '@bearings/domain';
import { CATEGORY_READINGS } from '../content/report-copy/category-readings.js';
import { STRENGTH_COPY } from '../content/report-copy/strengths.js';
import { createPersonFacts, createSource } from '../testing/sample-people.js';
import { listAnsweredTexts } from './answered-texts.js';

const listTexts = (...[texts, fact, level]: Parameters<typeof listAnsweredTexts>): string[] =>
  listAnsweredTexts(texts, fact, level).map(({ text }) => text);

describe('listAnsweredTexts', () => {
  it('leaves out what the reader denied: a long day without conversation, for somebody whom people tire', () => {
    const { high } = CATEGORY_READINGS.communication;
    expect(listTexts(high, { keyed: [5, 5, 1] }, 'high')).toEqual([
      'You like talking things through with people.',
      'Meeting new people appeals to you.',
    ]);
    expect(listTexts(high, { keyed: [3, 4, 5] }, 'high')).toContain(
      'A day without conversation would feel long to you.',
    );
  });

  it('leaves out, of texts on a low score, what the reader agreed with', () => {
    const { low } = CATEGORY_READINGS.communication;
    expect(listTexts(low, { keyed: [1, 1, 5] }, 'low')).not.toContain(
      'You can talk to new people, but you need quiet afterwards.',
    );
  });

  it('returns the texts that no answer contradicts if none is borne out', () => {
    expect(listTexts(CATEGORY_READINGS.planning.high, { keyed: [3, 3, 5] }, 'high')).toHaveLength(3);
  });
});

describe('the texts of invented people', () => {
  it('never say the opposite of an answer', async () => {
    let found = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const sample = createPersonFacts(seed);
      // Each person answered one statement of every category against the score.
      const facts = {
        ...sample,
        categories: sample.categories.map((fact) => {
          const [most, other] = fact.score > 50 ? [5, 1] : [1, 5];
          return { ...fact, keyed: [0, 1, 2].map((index) => (index === seed % 3 ? other : most)) };
        }),
      };
      const { prose } = await createSource(facts);
      const written = JSON.stringify(prose);
      for (const category of CATEGORIES) {
        const fact = facts.categories.find((each) => each.category === category);
        if (fact === undefined || fact.band === 'middle') continue;
        const isHigh = fact.band === 'high' || fact.band === 'very high';
        const texts = [...CATEGORY_READINGS[category][fact.band], ...(isHigh ? STRENGTH_COPY[category].asset : [])];
        for (const { statement, text } of texts) {
          if (statement === null || !written.includes(text)) continue;
          found += 1;
          const answer = fact.keyed[statement] ?? 3;
          expect([seed, text, isHigh ? answer >= 3 : answer <= 3]).toEqual([seed, text, true]);
        }
      }
    }
    expect(found).toBeGreaterThan(100);
  });
});

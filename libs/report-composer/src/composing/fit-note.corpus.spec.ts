import { COUNTRIES } from '@bearings/contracts';
import { LOWER_FIT } from '../content/report-copy/circumstances.js';
import { ORDER_NOTE } from '../content/report-copy/method.js';
import { composeReport } from './compose-report.js';
import { fitText } from './matching-view.js';
import { peopleInLife } from '../testing/people-in-life.js';

const COUNT = /: (\d+) of 100 tries/;

describe('the fit words of a report', () => {
  it('are what their definition says of the count beside them, or say why they are lower', async () => {
    const seen = new Map<string, number>();
    for (const [place, person] of (await peopleInLife(120)).entries()) {
      const view = composeReport({
        ...person,
        country: COUNTRIES[place % COUNTRIES.length] ?? '',
      });
      for (const career of view.document.careers) {
        const text = fitText(career);
        const times = Number(COUNT.exec(text)?.[1] ?? 0);
        const isExplained = text.includes(', not Strong because ');
        if (!view.document.careers.every(({ pay }) => pay.country === 'GB')) {
          expect(text).not.toContain(LOWER_FIT.long);
        }
        const word = isExplained ? 'lower' : career.fit;
        seen.set(word, (seen.get(word) ?? 0) + 1);
        if (word === 'Strong')
          expect([text, times >= 55, career.long]).toEqual([text, true, false]);
        if (word === 'Good') expect([text, times >= 30 && times < 55]).toEqual([text, true]);
        if (word === 'lower') expect([text, times >= 55]).toEqual([text, true]);
      }
    }
    for (const word of ['Strong', 'Good', 'lower']) expect(seen.get(word)).toBeGreaterThan(10);
  });

  it('stand with the reason of their order wherever a lower place has the higher count', async () => {
    const found = { higherBelow: 0, descending: 0 };
    for (const person of await peopleInLife(80)) {
      const { document, content } = composeReport({ ...person, country: 'GB' });
      if (document.flat) continue;
      const counts = document.careers.map(({ stability }) => stability);
      const isHigherBelow = counts.some((count, at) => count > (counts[at - 1] ?? 1));
      found[isHigherBelow ? 'higherBelow' : 'descending'] += 1;
      expect(content.includes(ORDER_NOTE)).toBe(isHigherBelow);
    }
    expect(found.higherBelow).toBeGreaterThan(5);
  });
});

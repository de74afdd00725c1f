import { findLocalTitle } from '@bearings/career-data';
import { composeWithTexts } from '../testing/report.factory.js';
import { createSampleSources } from '../testing/sample-people.js';

const GERMANY_CODE = 'DE';

describe('a report for a reader outside the United Kingdom and the United States', () => {
  it('links official sources of local job titles and pay, and suggests no search for a British title', async () => {
    for (const person of await createSampleSources(6)) {
      const { nextSteps, document } = composeWithTexts({ ...person, country: GERMANY_CODE });
      expect(nextSteps).toContain('BERUFENET');
      expect(nextSteps).toMatch(/Entgeltatlas|www\.arbeitsagentur\.de/);
      expect(nextSteps).not.toContain('Ask a careers service what they are called');
      // A quoted title would be a search term, which must not be a British title.
      const [thisWeek = ''] = nextSteps.split('In the next 30 days');
      for (const { title } of document.careers) expect(thisWeek).not.toContain(`"${title}`);
      for (const { pay } of document.careers) {
        if (pay.kind !== 'none') continue;
        expect(pay.text).toContain('; see the official Entgeltatlas (web.arbeitsagentur.de/');
        expect(pay.runs?.map(({ href }) => href)).toContain('https://web.arbeitsagentur.de/entgeltatlas/');
      }
    }
  });

  it('links the country’s official occupation site if there is one', async () => {
    const [person] = await createSampleSources(1);
    if (person === undefined) throw new Error('There is a person.');
    const norwegianSteps = composeWithTexts({ ...person, country: 'NO' }).nextSteps;
    expect(norwegianSteps).toMatch(/Vigo: www\.vigo\.no\./);
    // None of this person's first careers starts with a degree.
    expect(norwegianSteps).not.toContain('samordnaopptak');
    const italianSteps = composeWithTexts({ ...person, country: 'IT' }).nextSteps;
    expect(italianSteps).toContain('Ask a careers service what they are called in Italy.');
  });

  it.each(['AU', 'CA', 'IE'])(
    'in %s has the country’s own titles as headings, and not beside them',
    async (country) => {
      for (const person of await createSampleSources(6)) {
        const { document, content } = composeWithTexts({ ...person, country });
        for (const { code, title, details } of document.careers) {
          expect(title).toBe(findLocalTitle(country, code)?.name);
          const beside = details.find(({ id }) => id === 'jobs')?.text.split('; ') ?? [];
          expect(beside.filter((name) => name.toLowerCase() === title.toLowerCase())).toEqual([]);
        }
        expect(content).not.toContain('These job titles are British');
      }
    },
  );

  it('says who takes applications for a degree, in the reader’s own province if it is known', async () => {
    const people = await createSampleSources(12);
    const stepsOf = (country: string, place?: 'CA-ON'): string =>
      people
        .map((person) => {
          const circumstances = {
            interests: {},
            ...person.facts.circumstances,
            stage: 'school' as const,
            ...(place && { place }),
          };
          const facts = { ...person.facts, circumstances };
          return composeWithTexts({ ...person, facts, country, withExperience: true }).nextSteps;
        })
        .join('\n');
    expect(stepsOf('AU')).toContain('UAC, VTAC, QTAC, SATAC or TISC');
    expect(stepsOf('CA', 'CA-ON')).toContain('In Ontario you apply for universities at OUAC');
    expect(stepsOf('CA')).not.toContain('OUAC');
    expect(stepsOf('US')).toContain('Common App');
    expect(stepsOf('IE')).not.toContain('Common App');
  });
});

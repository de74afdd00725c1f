import { composeWithTexts } from '../testing/report.factory.js';
import { createSampleSources } from '../testing/sample-people.js';

const GERMANY_CODE = 'DE';

describe('a report for a reader outside the United Kingdom and the United States', () => {
  it('links official sources of local job titles and pay, and suggests no search for a British title', async () => {
    for (const person of await createSampleSources(6)) {
      const { nextSteps, document } = composeWithTexts({ ...person, country: GERMANY_CODE });
      expect(nextSteps).toContain('in BERUFENET, free from the Bundesagentur für Arbeit.');
      expect(nextSteps).toContain('Entgeltatlas');
      expect(nextSteps).not.toContain('Ask a careers service what they are called');
      // A quoted title would be a search term, which must not be a British title.
      const [thisWeek = ''] = nextSteps.split('In the next 30 days');
      expect(thisWeek).not.toMatch(/["“][A-Z]/);
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
    expect(norwegianSteps).toContain('are at Utdanning.no: utdanning.no.');
    const italianSteps = composeWithTexts({ ...person, country: 'IT' }).nextSteps;
    expect(italianSteps).toContain('Ask a careers service what they are called in Italy.');
  });
});

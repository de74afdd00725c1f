import { COUNTRIES } from '@bearings/contracts';
import { OFFICIAL_TOOLS } from '../content/countries/official-tools.js';
import { occupationByCode, OFTEN_SELF_EMPLOYED } from '@bearings/career-data';
import { payIn } from '../pay/pay.js';
import { samplePeople } from '../testing/sample-people.js';
import { payView } from './career-view.js';
import { composeReport } from './compose-report.js';

const GERMANY_CODE = 'DE';

describe('a report for a reader outside the United Kingdom and the United States', () => {
  it('links official sources of local job titles and pay, and suggests no search for a British title', async () => {
    for (const person of await samplePeople(6)) {
      const { nextSteps, document } = composeReport({ ...person, country: GERMANY_CODE });
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
    const [person] = await samplePeople(1);
    if (person === undefined) throw new Error('There is a person.');
    const norwegianSteps = composeReport({ ...person, country: 'NO' }).nextSteps;
    expect(norwegianSteps).toContain('are at Utdanning.no: utdanning.no.');
    const italianSteps = composeReport({ ...person, country: 'IT' }).nextSteps;
    expect(italianSteps).toContain('Ask a careers service what they are called in Italy.');
    for (const name of Object.keys(OFFICIAL_TOOLS)) expect(COUNTRIES).toContain(name);
  });
});

describe('the median pay of jobs in which many people are self-employed', () => {
  it('is labelled as the pay of employees only', () => {
    for (const code of Object.keys(OFTEN_SELF_EMPLOYED)) {
      const occupation = occupationByCode(code);
      if (occupation === undefined) throw new Error(`${code} has no row.`);
      const { text } = payView(payIn('GB', occupation));
      if (text.includes('median')) expect([code, text]).toEqual([code, expect.stringMatching(/full-time employees\)/)]);
    }
  });
});

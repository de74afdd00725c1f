import { findPlacePay, OCCUPATIONS } from '@bearings/career-data';
import { findPlace, listPlaces, type PlaceId } from '@bearings/domain';
import { createScores } from '@bearings/career-matching/testing';
import { composeReport, type ComposedReport } from '../composing/compose-report.js';
import { describeLicence } from '../guidance/local-ways.js';
import { createFacts, createProse } from '../testing/report.factory.js';

async function composeFor(country: string, place: PlaceId, withExperience: boolean): Promise<ComposedReport> {
  const scores = createScores({ helping: 90, communication: 80 });
  const facts = createFacts(scores, { circumstances: { interests: {}, place } });
  const prose = await createProse(facts);
  const generatedAt = new Date('2026-11-28T12:00:00Z');
  return composeReport({ facts, prose, firstName: 'Robin', country, generatedAt, assessmentId: 'a', withExperience });
}

it('a report says the pay in the reader’s state with its office, edition and a request to check it', async () => {
  const { document } = await composeFor('US', 'US-OH', true);
  const texts = document.careers.map(({ pay }) => pay.text).filter((text) => text.includes('In Ohio'));
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) {
    expect(text).toMatch(/In Ohio(?:, group median)?: US\$[\d,]+ \(BLS, May 2025; check the/);
  }
  expect(document.matching.takenIntoAccount).toContainEqual({ id: 'place', text: 'Where you want to work: Ohio.' });
});

it('a report says nothing of the state in another country, or where others read it', async () => {
  expect(JSON.stringify(await composeFor('CA', 'US-OH', true))).not.toContain('Ohio');
  expect(JSON.stringify(await composeFor('US', 'US-OH', false))).not.toContain('Ohio');
});

it('says whether a rule that holds in some provinces holds in the reader’s own', () => {
  const describe = (place: PlaceId | null): string =>
    describeLicence('11-9141.00', { country: 'CA', place: findPlace('CA', place) }).join(' ');
  expect(describe(null)).toContain('This holds in BC, AB and ON.');
  expect(describe('CA-BC')).toContain('Needed in British Columbia, at least for part of this work: ');
  expect(describe('CA-NS')).toContain('This holds in BC, AB and ON; ask what holds in Nova Scotia.');
});

it('names what the reader’s own state or province requires, or asks if that is unknown', () => {
  const describe = (code: string, country: string, place: PlaceId): string =>
    describeLicence(code, { country, place: findPlace(country, place) }).join(' ');
  const PROPERTY_MANAGER = '11-9141.00';
  expect(describe(PROPERTY_MANAGER, 'US', 'US-OH')).toMatch(/^Needed by law, by the rules of Ohio: Ohio Division/);
  expect(describe(PROPERTY_MANAGER, 'US', 'US-OR')).toMatch(
    /^Ask if Oregon asks for it, as states differ: real estate/,
  );
  const SOCIAL_WORKER = '21-1021.00';
  expect(describe(SOCIAL_WORKER, 'CA', 'CA-ON')).not.toContain('ASWB');
  expect(describe(SOCIAL_WORKER, 'CA', 'CA-MB')).toContain('ASWB');
});

it.each(listPlaces('US'))('$name has pay for occupations', ({ country, code }) => {
  const found = OCCUPATIONS.filter((each) => findPlacePay(country, code, each.code) !== null);
  expect(found.length).toBeGreaterThan(OCCUPATIONS.length / 4);
});

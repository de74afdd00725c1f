import { COUNTRIES, formatMonths } from '@bearings/domain';
import { OCCUPATIONS, opensWithoutDegree, findRoute, startsWithoutDegree } from '@bearings/career-data';
import { createScores } from '@bearings/career-matching/testing';
import { composeReportFor } from '../testing/report.factory.js';
import { listCareerDetails as detailsOf } from './career-details.js';
import { listReportDetails } from './linked-details.js';
import { EXPERIENCE_STATION } from '../content/report-copy/career-page.js';
import { createAnyReader, type Reader } from '../guidance/reader.js';
import { composeCareerPage } from './career-page.js';

const UK = 'GB';
const US = 'US';
const PARAMEDIC_CODE = '29-2043.00';

const SAMPLE_SCORES = createScores({ helping: 92, practical: 83 });
const careerDetails = (code: string, country: string) => detailsOf({ code }, createAnyReader(country));
const listLabels = (code: string, country: string): string[] => careerDetails(code, country).map(({ label }) => label);
const findDetailText = (code: string, country: string, wanted: string): string =>
  careerDetails(code, country).find(({ label }) => label === wanted)?.text ?? '';

describe('the details of a career', () => {
  it('include entry routes, registration, hours and six tasks for a UK reader', () => {
    expect(listLabels(PARAMEDIC_CODE, UK)).toEqual(
      expect.arrayContaining([
        'Tasks (US survey)',
        'Where to start',
        'Ways in (United Kingdom)',
        'Registration',
        'Jobs to search for',
        'Who pays',
        'Try it',
        'Hours (UK employees)',
      ]),
    );
    expect(findDetailText(PARAMEDIC_CODE, UK, 'Registration')).toContain('Health and Care Professions Council');
    const tasks = findDetailText(PARAMEDIC_CODE, UK, 'Tasks (US survey)').split('; ');
    expect(tasks).toHaveLength(6);
    expect(tasks[0]).toMatch(/^[A-Z]/);
    for (const task of tasks.slice(1)) expect(task).toMatch(/^[a-z]/);
    expect(findDetailText('47-2111.00', UK, 'Ways in (United Kingdom)')).toContain(
      'Apprenticeship: paid training. Search for "electrician"',
    );
  });

  it('link to the official apprenticeship search if our table lacks the job’s apprenticeship', () => {
    const listLinks = (code: string): unknown[] =>
      listReportDetails({ code }, createAnyReader(UK), 0)
        .filter(({ id }) => id === 'ways')
        .flatMap(({ runs = [] }) => runs.flatMap(({ href }) => href ?? []));
    expect(listLinks('47-2111.00')).toEqual([
      'https://www.findapprenticeship.service.gov.uk/apprenticeships?searchTerm=electrician',
    ]);
    expect(listLinks('47-2031.00')).toEqual([]);
  });

  it('state the same length of training as the chart of the first entry route', () => {
    const reader: Reader = { ...createAnyReader(UK), level: 2, stage: 'school' };
    let comparedCount = 0;
    for (const { code, title } of OCCUPATIONS) {
      const details = detailsOf({ code, training: { months: 12 } }, reader);
      const stated = /^About (.*?) for you/.exec(details.find(({ id }) => id === 'time')?.text ?? '')?.[1];
      const stations = composeCareerPage({ code, title, training: { months: 12 } }, reader).routes[0]?.stations ?? [];
      const trainingStations = stations.filter(({ title: name }) => name !== EXPERIENCE_STATION);
      const months = trainingStations.reduce((sum, station) => sum + (station.months ?? 0), 0);
      if (stated === undefined || trainingStations.at(-1)?.months === null) continue;
      comparedCount += 1;
      expect([title, stated]).toEqual([title, formatMonths(months)]);
    }
    expect(comparedCount).toBeGreaterThan(50);
  });

  it('mention British entry routes, hours and institutions only to UK readers', () => {
    for (const { code } of OCCUPATIONS) {
      expect(listLabels(code, UK)).toContain('Ways in (United Kingdom)');
      expect(listLabels(code, US).join()).not.toMatch(/United Kingdom|Hours/i);
      for (const country of COUNTRIES.filter((name) => name !== UK)) {
        const texts = careerDetails(code, country).map(({ text }) => text);
        expect(texts.join(' ')).not.toMatch(/GCSE|A levels|T level|NHS|UCAS|England|£/);
      }
    }
  });

  it('name an entry route without a degree if there is one', () => {
    for (const { code } of OCCUPATIONS) {
      const route = findRoute(code);
      if (route === null || !opensWithoutDegree(route)) continue;
      const printedText = findDetailText(code, UK, 'Ways in (United Kingdom)').toLowerCase();
      const namedWays = route.ways.filter(({ text }) => printedText.includes(text.toLowerCase()));
      const isOpen = printedText.includes('apprenticeship: ') || namedWays.some(startsWithoutDegree);
      expect([code, isOpen]).toEqual([code, true]);
    }
  });

  it('state how exposed a job is to language models only if three measures agree', () => {
    expect(findDetailText('27-3091.00', UK, 'Language models')).toContain('none says that jobs will go');
    expect(findDetailText('11-1011.00', UK, 'Language models')).toBe('');
  });
});

describe('a report', () => {
  it.each([
    [UK, true, false],
    [US, false, true],
    ['DE', false, false],
    ['AE', false, false],
  ])('for a reader in %s has UK entry routes: %s, and US preparation: %s', async (country, uk, us) => {
    const { content } = await composeReportFor(SAMPLE_SCORES, { country });
    expect(content.includes('**Ways in (United Kingdom):**')).toBe(uk);
    expect(content.includes('**Preparation (United States):**')).toBe(us);
    expect(content).not.toMatch(/job zone|\d% of (?:US workers|those asked)/);
    expect(content.includes('next steps say where to ask.')).toBe(country === 'AE');
    expect(content.includes("are England's.")).toBe(uk);
    expect(content.includes('Skills England')).toBe(uk);
    expect(content).toContain('O*NET Task Statements');
  });
});

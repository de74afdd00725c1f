import type { QualificationLevel } from '@bearings/domain';
import { createScores } from '@bearings/career-matching/testing';
import { createFacts, composeReportFor } from '../testing/report.factory.js';
import { composeCareerPage } from './career-page.js';
import { createReader } from '../guidance/reader.js';

const SAMPLE_SCORES = createScores({ helping: 92, creativity: 83, spatial: 17 });
const NURSE_JOB = { code: '29-1141.00', title: 'Registered nurse (adult)' };
const createReaderIn = (country: string) => createReader(createFacts(SAMPLE_SCORES), country);

describe('the data of a career page', () => {
  it('includes the job’s twelve demand scores, paid and unpaid entry routes, hours, and links to job sites', () => {
    const { demand, routes, setting, links } = composeCareerPage(NURSE_JOB, createReaderIn('GB'));
    expect(demand).toHaveLength(12);
    expect(routes.map(({ stations }) => stations.at(-1)?.paid)).toEqual(expect.arrayContaining([true, false]));
    expect(setting.map(({ sign }) => sign)).toEqual(
      expect.arrayContaining(['hours', 'partTime', 'nights', 'register']),
    );
    expect(links.map(({ kind }) => kind)).toEqual(['profile', 'apprenticeships', 'jobs']);
    for (const { href } of links) expect(href).toMatch(/^https:\/\/\S+=Registered%20nurse$/);
  });

  it('omits British entry routes, hours and registration for a reader in another country', () => {
    const { demand, routes, setting, links } = composeCareerPage(NURSE_JOB, createReaderIn('AE'));
    expect(demand).toHaveLength(12);
    expect(routes).toEqual([]);
    expect(setting.map(({ sign }) => sign)).not.toEqual(expect.arrayContaining(['hours']));
    expect(links).toEqual([]);
  });

  it('draws the entry routes of the reader’s country from what the reader has', () => {
    const drawFor = (level: QualificationLevel | null) =>
      composeCareerPage(NURSE_JOB, { ...createReaderIn('DE'), level }).routes.map(({ stations }) => stations);
    const training = { title: 'Pflegefachmann/-frau', lang: 'de', months: 36, paid: true };
    expect(drawFor(1)[0]).toEqual([{ title: 'Mittlere Reife', lang: 'de', months: null, paid: false }, training]);
    expect(drawFor(3)[0]).toEqual([training]);
  });

  it('searches for the title of the reader’s country', () => {
    const [link] = composeCareerPage({ code: '47-2111.00', title: 'Electrician' }, createReaderIn('CA')).links;
    expect(link?.href).toMatch(/searchstring=.*electrician/i);
  });

  it('links the job’s own page on the country’s official site, and none for a job that has only a wider group’s', () => {
    const reader = createReaderIn('NO');
    const address = 'https://utdanning.no/yrker/beskrivelse/sykepleier';
    expect(composeCareerPage(NURSE_JOB, reader).links).toEqual([
      { kind: 'page', publisher: 'Utdanning.no', href: address },
    ]);
    expect(composeCareerPage({ code: '11-1011.00', title: 'Chief executive' }, reader).links).toEqual([]);
  });

  it('begins a degree route with school for a reader without school qualifications', () => {
    const reader = { ...createReaderIn('GB'), level: 1 as const };
    const degrees = composeCareerPage(NURSE_JOB, reader).routes.filter(({ name }) => name === 'Degree');
    expect(degrees.map(({ stations }) => stations[0]?.title)).toContain('A levels or the like');
  });
});

it.each([
  ['15-1252.00', 'Software developer', true],
  ['35-1011.00', 'Head chef', false],
])('the setting of %s (%s) mentions work from home: %s', (code, title, isMentioned) => {
  const { setting } = composeCareerPage({ code, title }, createReaderIn('GB'));
  expect(setting.some(({ text }) => text === 'From home')).toBe(isMentioned);
});

describe('the answers that a report quotes', () => {
  it('are shown next to careers that were chosen because of a score', async () => {
    const { document } = await composeReportFor(SAMPLE_SCORES);
    const shownQuotes = document.careers.flatMap(({ quote }) => quote ?? []);
    expect(shownQuotes.length).toBeGreaterThan(5);
    for (const { answer } of shownQuotes) expect(answer).toMatch(/agreed$/);
  });
});

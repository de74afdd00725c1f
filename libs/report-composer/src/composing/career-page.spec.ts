import { scoresWith } from '@bearings/career-matching/testing';
import { factsFor, reportFor } from '../testing/report.factory.js';
import { careerPage, Quotes } from './career-page.js';
import { readerOf } from '../guidance/reader.js';

const SCORES = scoresWith({ helping: 92, creativity: 83, spatial: 17 });
const NURSE = { code: '29-1141.00', title: 'Registered nurse (adult)' };
const readerIn = (country: string) => readerOf(factsFor(SCORES), country);

describe('the data of a career page', () => {
  it('includes twelve demands, paid and unpaid entry routes, hours, and links to job sites', () => {
    const { demand, routes, setting, links } = careerPage(NURSE, readerIn('GB'));
    expect(demand).toHaveLength(12);
    expect(routes.map(({ stations }) => stations.at(-1)?.paid)).toEqual(
      expect.arrayContaining([true, false]),
    );
    expect(setting.map(({ sign }) => sign)).toEqual(
      expect.arrayContaining(['hours', 'partTime', 'nights', 'register']),
    );
    expect(links.map(({ kind }) => kind)).toEqual(['profile', 'apprenticeships', 'jobs']);
    for (const { href } of links) expect(href).toMatch(/^https:\/\/\S+=Registered%20nurse$/);
  });

  it('omits British entry routes, hours and registration for a reader in another country', () => {
    const { demand, routes, setting, links } = careerPage(NURSE, readerIn('DE'));
    expect(demand).toHaveLength(12);
    expect(routes).toEqual([]);
    expect(setting.map(({ sign }) => sign)).not.toEqual(expect.arrayContaining(['hours']));
    expect(links).toEqual([]);
  });

  it('begins a degree route with school for a reader without school qualifications', () => {
    const reader = { ...readerIn('GB'), level: 1 as const };
    const degrees = careerPage(NURSE, reader).routes.filter(({ name }) => name === 'Degree');
    expect(degrees.map(({ stations }) => stations[0]?.title)).toContain('A levels or the like');
  });
});

describe('the answers that a report quotes', () => {
  it('belong to different statements of a category until all its statements have been quoted', () => {
    const quotes = new Quotes(factsFor(SCORES).categories);
    const told = [1, 2, 3].map(() => quotes.of('helping')?.statement);
    expect(new Set(told).size).toBe(3);
    expect(quotes.of('leadership')).toBeNull();
  });

  it('are shown with careers that were chosen because of a score', async () => {
    const { document } = await reportFor(SCORES);
    const quoted = document.careers.flatMap(({ quote }) => quote ?? []);
    expect(quoted.length).toBeGreaterThan(5);
    for (const { answer } of quoted) expect(answer).toMatch(/agreed$/);
  });
});

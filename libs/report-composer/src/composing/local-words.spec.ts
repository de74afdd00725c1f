import { renderHtml } from '../files/render-html.js';
import { composeReportFor } from '../testing/report.factory.js';
import { createScores } from '@bearings/career-matching/testing';
import { listLocalWords, markLocalWords } from './local-words.js';
import { joinPlainRuns } from './report-document.js';

const NURSE = '29-1141.00';

it('names in a country’s language are marked as that, the longest first and only as whole words', () => {
  const words = [
    { name: 'CAP', language: 'fr' },
    { name: 'CAP Maçon', language: 'fr' },
  ];
  const runs = markLocalWords('Apprenticeship: CAP Maçon, or a CAP, not CAPES.', words);
  expect(runs.filter(({ lang }) => lang === 'fr').map(({ text }) => text)).toEqual(['CAP Maçon', 'CAP']);
  expect(joinPlainRuns(runs)).toBe('Apprenticeship: CAP Maçon, or a CAP, not CAPES.');
});

it('titles, ways in and certificates of Germany are words of German, and those of Ireland are not', () => {
  const names = listLocalWords(NURSE, 'DE').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Pflegefachmann/-frau', 'Abitur', 'Mittlere Reife']));
  expect(listLocalWords(NURSE, 'IE')).toEqual([]);
});

it('a file marks the local title of each career', async () => {
  const view = await composeReportFor(createScores({ helping: 92 }), { country: 'DE' });
  expect(renderHtml(view).match(/<dt>Local title<\/dt><dd><span lang="de">/g)?.length).toBeGreaterThanOrEqual(8);
});

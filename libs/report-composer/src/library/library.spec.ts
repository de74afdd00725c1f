import { OCCUPATIONS, REASON_LIMITS } from '@bearings/career-data';
import { pages } from '@bearings/contracts';
import { COUNTRIES } from '@bearings/domain';
import { countWords } from '../text.js';
import { getJobNoun } from '../composing/category-ranking.js';
import { findCareerGuide } from './career-guide.js';
import { listCareerTrends } from './career-trends.js';
import { getCareerLibrary } from './library.js';

const { careers } = getCareerLibrary('GB');
const guides = careers.flatMap(({ slug }) => findCareerGuide(slug, 'GB') ?? []);

/** Returns the number of words on a career's page, without labels and sources. */
function countGuideWords(guide: (typeof guides)[number]): number {
  const { what, day, thrives, entry, tasks, asks, doubts, details, pay, outlook, progression, similarCareers } = guide;
  const namedTitles = [...guide.comesFrom, ...guide.leadsTo, ...similarCareers].map(({ title }) => title);
  const texts = [
    what,
    day,
    thrives,
    entry,
    ...[tasks, asks, doubts, guide.skills, guide.knowledge, namedTitles].flat(),
    ...[...details, ...guide.setting].map(({ text }) => text),
    pay.text,
    outlook,
    progression,
    ...similarCareers.flatMap(({ differs }) => differs),
  ];
  return countWords(texts.join(' '));
}

it('the library has every occupation once, at an address that no other page uses', () => {
  const codes = OCCUPATIONS.map(({ code }) => code);
  expect(guides.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  const slugs = careers.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  const fixedSegments = Object.values(pages).map((path) => path.split('/')[2]);
  expect(slugs.filter((slug) => fixedSegments.includes(slug) || !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug))).toEqual([]);
  expect(findCareerGuide('no-such-career', 'GB')).toBeNull();
});

it('every career guide has at least 300 words, not counting labels and sources', () => {
  expect(guides.filter((guide) => countGuideWords(guide) < 300).map(({ slug }) => slug)).toEqual([]);
});

it('the list has the titles of the chosen country with their language, if they differ from ours', () => {
  const namesIn = (country: string, slug: string) =>
    getCareerLibrary(country).careers.find((career) => career.slug === slug)?.localNames;
  expect(namesIn('NO', 'electrician')).toEqual([{ name: 'Elektriker', language: 'nb' }]);
  expect(namesIn('CA', 'electrician')?.map(({ language }) => language)).toContain('fr');
  for (const country of ['GB', 'US']) expect(namesIn(country, 'electrician')).toEqual([]);
});

it('every pay figure has its source and year, in every country', () => {
  for (const country of COUNTRIES) {
    const library = getCareerLibrary(country);
    const guide = findCareerGuide('paramedic', country);
    expect(library.careers.filter(({ pay }) => pay.currency !== null && pay.year === null)).toEqual([]);
    expect(guide?.country).toBe(country);
    if (guide && guide.pay.kind !== 'none') {
      expect(guide.sources.join(' ')).toContain(`${guide.pay.source}, ${guide.pay.year}`);
    }
  }
});

it('a guide for a reader in another country has no British entry route', () => {
  const { routes, details, entry, notes } = findCareerGuide('paramedic', 'AE') ?? {};
  expect([routes, entry]).toEqual([[], '']);
  const ways = details?.find(({ id }) => id === 'ways');
  expect(ways).toMatchObject({ label: 'Ways in (usual everywhere)' });
  expect(ways?.text).not.toMatch(/apprenticeship|level \d|Council/i);
  expect(notes?.join(' ')).toMatch(/United Arab Emirates/);
});

it('a guide names the ways in of the chosen country, their source, the licence and the local title', () => {
  const { routes, details = [], notes, sources } = findCareerGuide('electrician', 'NO') ?? {};
  const texts = Object.fromEntries(details.map(({ label, text }) => [label, text]));
  expect(texts['Local title']).toBe('Elektriker');
  expect(texts['Ways in']).toMatch(/^Apprenticeship: .*Fagbrev.*, usually 4½ years, the last 2½ years paid/i);
  expect(routes?.[0]?.stations.at(-1)).toMatchObject({ paid: true });
  expect(notes?.join(' ')).toContain('read in March 2026');
  expect(sources?.join(' ')).toContain('NLOD');
});

it('a guide says which ways in are only generally known, and links the official site on which to check them', () => {
  const ways = findCareerGuide('electrician', 'DE')?.details.find(({ id }) => id === 'ways');
  expect(ways?.text).toMatch(/As generally known; check at web\.arbeitsagentur\.de\/berufenet\.$/);
  expect(ways?.runs?.map(({ href }) => href)).toContain('https://web.arbeitsagentur.de/berufenet/');
});

it('a career guide says a job asks for more or less of a category only if the job’s reason limits allow it', () => {
  for (const { code, notLow, notHigh } of REASON_LIMITS) {
    const asks = guides.find((guide) => guide.code === code)?.asks ?? [];
    const findAnswer = (start: string): string => asks.find((each) => each.startsWith(start)) ?? '';
    for (const category of notHigh) expect(findAnswer('It asks for more')).not.toContain(getJobNoun(category));
    for (const category of notLow) expect(findAnswer('It asks for less')).not.toContain(getJobNoun(category));
  }
});

it('a career has the trait "no degree" if one of its entry routes neither requires nor awards a degree', () => {
  const careersWithout = careers.filter(({ traits }) => traits.includes('noDegree')).map(({ slug }) => slug);
  expect(careersWithout).toEqual(expect.arrayContaining(['electrician', 'paramedic', 'care-worker']));
  for (const slug of ['dentist', 'architect', 'physiotherapist', 'primary-school-teacher']) {
    expect(careersWithout).not.toContain(slug);
  }
});

it('the page of a career lists every career that leads to it', () => {
  const guideBySlug = new Map(guides.map((guide) => [guide.slug, guide]));
  for (const { slug, leadsTo } of guides) {
    for (const step of leadsTo) {
      const backLinks = guideBySlug.get(step.slug)?.comesFrom.map((each) => [each.slug, each.kind]);
      expect(backLinks).toContainEqual([slug, step.kind]);
    }
  }
});

it('listCareerTrends counts each US occupation group only once in each field', () => {
  const { fields } = listCareerTrends();
  expect(fields.reduce((sum, field) => sum + field.careers, 0)).toBe(OCCUPATIONS.length);
  const protection = fields.find(({ field }) => field === 'protection');
  // Police officers and Border Force officers share one US group of 698,800 jobs, which must be counted once. `jobs`
  // is in thousands.
  expect(protection?.jobs).toBeLessThan(3_500);
  expect(fields.every(({ rising, percent }) => rising.length > 0 || percent <= 0)).toBe(true);
});

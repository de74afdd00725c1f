// Checks what readers in a country see about every career: nothing of another country's system, and no figure or way in
// without its warning, year and source.
import {
  BRITISH_SYSTEM,
  findLocalPay,
  findLocalTitle,
  findLocalWays,
  hasLocalWays,
  listGeneralWays,
  listPublicSectorPay,
  OCCUPATIONS,
  REGISTERS,
} from '@bearings/career-data';
import type { CareerGuide, ReportCareer } from '@bearings/contracts';
import { COUNTRIES, getRegion, toCareerSlug, UK } from '@bearings/domain';
import { describeLicence, describeLocalWays, findWaysFor } from '../guidance/local-ways.js';
import { createAnyReader, createReader, type Reader } from '../guidance/reader.js';
import { shortenAddress } from '../content/links/links.js';
import { LINK_ROWS } from '../content/links/links.data.js';
import { type ComposedReport, composeReport } from '../composing/compose-report.js';
import { renderText } from '../files/render-text.js';
import { createLifeReader } from '../testing/life-people.js';
import { createSampleSources } from '../testing/sample-people.js';
import { findCareerGuide } from './career-guide.js';

const COUNTRIES_ABROAD = COUNTRIES.filter((country) => country !== UK);
const FILLED_COUNTRIES = COUNTRIES_ABROAD.filter(hasLocalWays);
/** Countries whose ways in cover most occupations, so that most careers of a report have some. */
const COVERED_COUNTRIES = FILLED_COUNTRIES.filter(
  (country) => OCCUPATIONS.filter(({ code }) => findLocalWays(country, code) !== null).length > OCCUPATIONS.length / 2,
);
const PEOPLE_COUNT = 12;
const READER_COUNT = 60;
/** Every fifth of the simulated readers, from another country each time, meets all stages and kinds of answers. */
const READER_STEP = 5;
const MIN_SHARE = 0.8;

/** Schemes of the same name that other countries have too. */
const SHARED_SCHEMES: readonly string[] = ['cscs', 'gwo'];
/** Names of the bodies that register people for work in the United Kingdom alone. */
const BRITISH_BODIES = Object.entries(REGISTERS).flatMap(([id, { name }]) => (SHARED_SCHEMES.includes(id) ? [] : name));
const hostOf = (address: string): string => new URL(address).host;
const countryByHost = new Map(LINK_ROWS.map(({ address, country }) => [hostOf(address), country]));

const listGuides = (country: string): CareerGuide[] =>
  OCCUPATIONS.flatMap(({ title }) => findCareerGuide(toCareerSlug(title), country) ?? []);

/** Returns what a guide says of the chosen country. Its other parts say that they are of another country. */
function listCountryTexts({ details, routes, pay }: CareerGuide): string[] {
  return [
    ...details.filter(({ id }) => id !== 'tasks' && id !== 'models').map(({ text }) => text),
    ...routes.flatMap(({ text, stations }) => [text, ...stations.map(({ title }) => title)]),
    // An estimate says from which country's figure it is computed.
    ...(pay.kind === 'published' || pay.kind === 'scale' ? [pay.text] : []),
  ];
}

/** Returns a report as text without line breaks. */
const toOneLine = (report: ComposedReport): string => renderText(report).replaceAll(/\s+/g, ' ');

const listLinks = ({ details, links }: Pick<CareerGuide, 'details' | 'links'>): string[] => [
  ...links.map(({ href }) => href),
  ...details.flatMap(({ runs = [] }) => runs.flatMap(({ href }) => href ?? [])),
];

/** Returns the links of a career to a job's own page, on its page and in its files. */
const listPageLinks = ({ links }: Pick<ReportCareer, 'links'>): string[] =>
  links.filter(({ kind }) => kind === 'page').map(({ href }) => href);

describe.each(COUNTRIES_ABROAD)('a career’s page for readers in %s', (country) => {
  const guides = listGuides(country);

  it('says of ways in that are not the country’s own that they are usual everywhere', () => {
    for (const { code, title, details } of guides) {
      const ways = details.find(({ id }) => id === 'ways');
      const isOwn = findLocalWays(country, code) !== null;
      const isGeneral = !isOwn && listGeneralWays(code).length > 0;
      const label = isOwn ? 'Ways in' : isGeneral ? 'Ways in (usual everywhere)' : undefined;
      expect([title, ways?.label]).toEqual([title, label]);
      if (isGeneral) expect(ways?.text).not.toMatch(/\d|\byears?\b/);
    }
  });

  it('names no British certificate, register or money', () => {
    expect(guides).toHaveLength(OCCUPATIONS.length);
    const faults = guides.flatMap((guide) =>
      listCountryTexts(guide)
        .filter((text) => BRITISH_SYSTEM.test(text) || BRITISH_BODIES.some((body) => text.includes(body)))
        .map((text) => `${guide.title}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('links no site of another country', () => {
    const faults = guides.flatMap((guide) =>
      listLinks(guide).filter((href) => countryByHost.get(hostOf(href)) !== country),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it('names the wider group of each broad match, and year and source of each published figure', () => {
    for (const { code, title, details, pay } of guides) {
      const local = findWaysFor(code, createAnyReader(country));
      const ways = details.find(({ id }) => id === 'ways')?.text ?? '';
      if (local !== null) expect([title, ways.length > 0]).toEqual([title, true]);
      if (local?.group) expect(ways).toContain(`wider group “${local.group}”`);
      if (local?.ways.some(({ isKnowledge, needs }) => isKnowledge && needs !== null)) {
        expect(ways).toMatch(/as generally known; check /i);
      }
      if (pay.kind !== 'published') continue;
      expect(pay.text).toContain(String(pay.year));
      const published = findLocalPay(country, code);
      if (published === null) continue;
      expect(pay.source).toContain(published.source.publisher);
      if (published.join === 'broad') expect(pay.text).toContain('Its group has other work in it too');
      if (published.measure.unchecked) expect(pay.text).toContain('check the current figure');
    }
  });
});

it('an Irish page of a career with a public pay scale shows its year, its publisher and that it is to be checked', () => {
  const withScale = listGuides('IE').filter(({ code }) => listPublicSectorPay('IE', code).length > 0);
  expect(withScale.map(({ title }) => title)).toContain('Tax inspector');
  for (const { code, title, pay } of withScale) {
    const row = listPublicSectorPay('IE', code).at(-1);
    if (row === undefined || pay.kind !== 'scale') throw new Error(`${title} shows no pay scale.`);
    for (const part of [row.grade, `Ireland, ${row.year}, ${row.publisher}`, 'check the current figure']) {
      expect([title, pay.text]).toEqual([title, expect.stringContaining(part)]);
    }
  }
});

/** Readers of all stages of life, as many of each, with their own ten careers. */
const readers = Array.from({ length: READER_COUNT }, (_, at) =>
  createLifeReader(READER_STEP * at + (at % READER_STEP)),
);

/** In the United States, our titles are the country's own. */
const hasOwnTitle = (country: string, code: string): boolean =>
  getRegion(country) !== 'other' || findLocalTitle(country, code) !== null;

/** Returns whether what a reader sees of a career names a programme, certificate or body of the country. */
const namesOwnSystem = (code: string, reader: Reader): boolean =>
  (findWaysFor(code, reader)?.ways ?? []).some(({ name }) => name !== null) || describeLicence(code, reader).length > 0;

/** Returns the share of all readers' ten careers for which something holds in a country, from 0 to 1. */
function measureShare(country: string, holds: (code: string, reader: Reader) => boolean): number {
  const found = readers.flatMap(({ facts }) => {
    const reader = createReader(facts, country);
    return facts.careers.map(({ code }) => holds(code, reader));
  });
  return found.filter(Boolean).length / found.length;
}

it('the readers are as many of each stage of life', () => {
  const stages = readers.map(({ stage }) => stage);
  const counts = [...new Set(stages)].map((stage) => stages.filter((each) => each === stage).length);
  expect(counts).toEqual([12, 12, 12, 12, 12]);
});

it.each(COVERED_COUNTRIES)(
  'eight of ten careers in %s have its title and a way in, and name its own system',
  (country) => {
    const shares = {
      title: measureShare(country, (code) => hasOwnTitle(country, code)),
      way: measureShare(country, (code, reader) => describeLocalWays(code, reader).length > 0),
      name: measureShare(country, namesOwnSystem),
    };
    expect(shares.title).toBeGreaterThanOrEqual(MIN_SHARE);
    expect(shares.way).toBeGreaterThanOrEqual(MIN_SHARE);
    expect(shares.name).toBeGreaterThanOrEqual(MIN_SHARE);
  },
);

it.each(COVERED_COUNTRIES)('reports for readers in %s link no other country', async (country) => {
  const people = await createSampleSources(PEOPLE_COUNT);
  const careers = people.flatMap((person) => composeReport({ ...person, country }).document.careers);
  const foreign = careers
    .flatMap(listLinks)
    .filter((href) => countryByHost.get(hostOf(href)) !== country)
    .map(shortenAddress);
  expect([...new Set(foreign)]).toEqual([]);
});

it('an Irish report prints the public pay scale of a career, with its year, on the page and in the text', async () => {
  const people = await createSampleSources(PEOPLE_COUNT);
  const reports = people.map((person) => composeReport({ ...person, country: 'IE' }));
  const shown = reports.flatMap((report) =>
    report.document.careers.flatMap(({ pay }) => (pay.kind === 'scale' ? [{ pay, text: toOneLine(report) }] : [])),
  );
  expect(shown.length).toBeGreaterThan(0);
  for (const { pay, text } of shown) {
    expect(pay.text).toMatch(/\(Ireland, \w+ 20\d\d, /);
    expect(text).toContain(pay.text);
  }
});

it('a Norwegian report links utdanning.no for eight of its ten careers, and prints a job’s own page in its text', async () => {
  const people = await createSampleSources(PEOPLE_COUNT);
  for (const person of people) {
    const report = composeReport({ ...person, country: 'NO' });
    const { careers } = report.document;
    const linked = careers.filter((career) => listLinks(career).some((href) => hostOf(href) === 'utdanning.no'));
    expect(linked.length / careers.length).toBeGreaterThanOrEqual(MIN_SHARE);
    const text = toOneLine(report);
    for (const href of careers.flatMap(listPageLinks)) expect(text).toContain(shortenAddress(href));
  }
  const pages = people
    .flatMap((person) => composeReport({ ...person, country: 'NO' }).document.careers)
    .flatMap(listPageLinks);
  expect(pages.length).toBeGreaterThan(0);
});

// Checks what readers in a country see about every career: nothing of another country's system, and no figure or way in
// without its warning, year and source.
import {
  BRITISH_SYSTEM,
  findLicence,
  findLocalPay,
  findLocalTitle,
  findLocalWays,
  hasLocalWays,
  listGeneralWays,
  OCCUPATIONS,
  REGISTERS,
} from '@bearings/career-data';
import type { CareerGuide } from '@bearings/contracts';
import { COUNTRIES, getTitleLanguage, toCareerSlug, UK } from '@bearings/domain';
import { findWaysFor } from '../guidance/local-ways.js';
import { createAnyReader } from '../guidance/reader.js';
import { shortenAddress } from '../content/links/links.js';
import { LINK_ROWS } from '../content/links/links.data.js';
import { composeReport } from '../composing/compose-report.js';
import { createSampleSources } from '../testing/sample-people.js';
import { findCareerGuide } from './career-guide.js';

const COUNTRIES_ABROAD = COUNTRIES.filter((country) => country !== UK);
const FILLED_COUNTRIES = COUNTRIES_ABROAD.filter(hasLocalWays);
/** Countries whose ways in cover most occupations, so that most careers of a report have some. */
const COVERED_COUNTRIES = FILLED_COUNTRIES.filter(
  (country) => OCCUPATIONS.filter(({ code }) => findLocalWays(country, code) !== null).length > OCCUPATIONS.length / 2,
);
const PEOPLE_COUNT = 12;
const ENGLISH = 'en';

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
    ...(pay.kind === 'published' ? [pay.text] : []),
  ];
}

const listLinks = ({ details, links }: Pick<CareerGuide, 'details' | 'links'>): string[] => [
  ...links.map(({ href }) => href),
  ...details.flatMap(({ runs = [] }) => runs.flatMap(({ href }) => href ?? [])),
];

/** Returns whether what is known of a career in a country names a programme, certificate or body of its own. */
const namesOwnSystem = (country: string, code: string): boolean =>
  (findLocalWays(country, code)?.ways ?? []).some(({ name }) => name !== null) || findLicence(country, code) !== null;

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
      if (published.join === 'broad') expect(pay.text).toContain('which has other work in it too');
      if (published.measure.unchecked) expect(pay.text).toContain('check the current figure');
    }
  });
});

it.each(COVERED_COUNTRIES)(
  'reports for readers in %s have ways in for eight of ten careers, titles in its language, and link no other country',
  async (country) => {
    const people = await createSampleSources(PEOPLE_COUNT);
    const careers = people.flatMap((person) => composeReport({ ...person, country }).document.careers);
    const withWays = careers.filter(({ details }) => details.some(({ id }) => id === 'ways'));
    expect(withWays.length / careers.length).toBeGreaterThanOrEqual(0.8);
    if (getTitleLanguage(country) !== ENGLISH) {
      const withTitles = careers.filter(({ code }) => findLocalTitle(country, code) !== null);
      expect(withTitles.length / careers.length).toBeGreaterThanOrEqual(0.8);
      const named = careers.filter(({ code }) => namesOwnSystem(country, code));
      expect(named.length / careers.length).toBeGreaterThanOrEqual(0.8);
    }
    const foreign = careers
      .flatMap(listLinks)
      .filter((href) => countryByHost.get(hostOf(href)) !== country)
      .map(shortenAddress);
    expect([...new Set(foreign)]).toEqual([]);
  },
);

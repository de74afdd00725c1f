// Lists the careers of the library, with facts that are the same for every reader.
import {
  ALL_EMPLOYEES,
  CIRCUMSTANCE_ROWS,
  type Occupation,
  occupationByCode,
  OCCUPATIONS,
  type Route,
  findRoute,
  ROUTES_CHECK,
  startsWithoutDegree,
  SUBJECT_ROWS,
  TITLES_SOURCE,
  getWorkingLife,
  getWorkTexts,
} from '@bearings/career-data';
import type { CareerLibrary, LibraryCareer } from '@bearings/contracts';
import { CAREER_TRAITS, toCareerSlug, type CareerTrait, type TileId, UK } from '@bearings/domain';
import { listLocalNames } from '../composing/career-titles.js';
import { toPayView } from '../composing/career-view.js';
import { getPay } from '../composing/compose-career.js';
import { isCoreTile } from '../composing/reason-lines.js';
import { SOURCE_USES } from '../content/report-copy/library.js';
import { toOccupationFacts } from '../selections/career-rows.js';
import { fillWording, longDate } from '../text.js';

/** The kinds of work (tiles) that are done with people. */
const TILES_WITH_PEOPLE: readonly TileId[] = [
  'care',
  'listen',
  'teach',
  'children',
  'host',
  'sales',
  'win',
  'body',
  'teeth',
  'enquiries',
  'ceremony',
  'staff',
  'families',
  'sport',
  'recover',
  'guests',
  'learning',
  'examine',
];
/** Value in the table of deal-breakers for a working condition that regularly occurs. */
const REGULAR_DEAL_BREAKER = 2;
/** Jobs with at least this projected growth, in per cent, are called growing. */
const MIN_GROWING_PERCENT = 2;

const occupationsBySlug = new Map(OCCUPATIONS.map((each) => [toCareerSlug(each.title), each]));
const subjectsByCode = new Map(SUBJECT_ROWS.map((row) => [row.code, row]));
const dealBreakersByCode = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row.dealBreakers]));

/** The data of a link to a career's page. */
export type LibraryLink = Pick<LibraryCareer, 'code' | 'title' | 'slug'>;

/** Returns the occupation whose page has this slug; undefined for an unknown one. */
export const findOccupationBySlug = (slug: string): Occupation | undefined => occupationsBySlug.get(slug);

/** Returns the link to a career's page. Throws for an unknown code. */
export function toLibraryLink(code: string): LibraryLink {
  const occupation = occupationByCode(code);
  if (occupation === undefined) throw new Error(`No occupation has the code ${code}.`);
  const { title } = occupation;
  return { code, title, slug: toCareerSlug(title) };
}

/** Returns the subjects that lead to an occupation in the United Kingdom. */
export function toSubjects(code: string): LibraryCareer['subjects'] {
  const row = subjectsByCode.get(code);
  return {
    direct: row?.direct ?? [],
    related: row?.related ?? [],
    required: row?.school.required ?? [],
    helps: row?.school.helps ?? [],
  };
}

/** Returns the course that people need for an occupation after a degree in any subject; empty for most occupations. */
export const getCourse = (code: string): string => subjectsByCode.get(code)?.course ?? '';

/** UK qualification level of a degree. Some apprenticeships lead to this level too. */
const DEGREE_LEVEL = 6;

/** Returns whether an occupation has an entry route that neither requires nor awards a degree. */
const needsNoDegree = ({ ways, apprenticeships }: Route): boolean =>
  ways.some(
    ({ kind, needs, studies }) => startsWithoutDegree({ kind }) && studies === undefined && !needs.endsWith('degree'),
  ) || apprenticeships.some(({ isLater, status, level }) => !isLater && status !== 'paused' && level < DEGREE_LEVEL);

/** Returns the traits of an occupation by which readers can filter the library. */
export function listTraits({ code, usGrowthPct }: Occupation): CareerTrait[] {
  const route = findRoute(code);
  const openApprenticeship =
    route?.apprenticeshipSearch !== undefined ||
    route?.apprenticeships.some(({ isLater, status }) => !isLater && status !== 'paused') === true;
  const traitTests: Readonly<Record<CareerTrait, boolean>> = {
    noDegree: route !== null && needsNoDegree(route),
    apprenticeship: openApprenticeship,
    outdoors: (dealBreakersByCode.get(code)?.weather ?? 0) >= REGULAR_DEAL_BREAKER,
    people: TILES_WITH_PEOPLE.some((tile) => isCoreTile(code, tile)),
    partTime: (getWorkingLife(code)?.partTimePct ?? 0) >= (ALL_EMPLOYEES.partTimePct ?? Infinity),
    growing: usGrowthPct !== null && usGrowthPct >= MIN_GROWING_PERCENT,
  };
  return CAREER_TRAITS.filter((trait) => traitTests[trait]);
}

function toLibraryCareer(occupation: Occupation, country: string): LibraryCareer {
  const { code } = occupation;
  const { pay, growth } = toOccupationFacts(code, country);
  return {
    ...toLibraryLink(code),
    localNames: listLocalNames(code, country),
    what: getWorkTexts(code, country).what,
    pay,
    wayIn: toOccupationFacts(code, UK).wayIn,
    growth,
    traits: listTraits(occupation),
    subjects: toSubjects(code),
  };
}

/** Returns a sentence on when, and against which sources, the entry routes were checked. */
export function describeWaysSource(): string {
  const { on, against } = ROUTES_CHECK;
  return fillWording(SOURCE_USES.ways, { checked: against.join('; '), date: longDate(on) });
}

const libraryByCountry = new Map<string, CareerLibrary>();

/** Returns every career, sorted by title, with the pay of a country. */
export function getCareerLibrary(country: string): CareerLibrary {
  const knownLibrary = libraryByCountry.get(country);
  if (knownLibrary) return knownLibrary;
  const careers = OCCUPATIONS.toSorted((a, b) => a.title.localeCompare(b.title, 'en-GB')).map((each) =>
    toLibraryCareer(each, country),
  );
  const sources = [
    ...listLibrarySources(country),
    describeWaysSource(),
    SOURCE_USES.outlook,
    SOURCE_USES.subjects,
    TITLES_SOURCE.attribution,
  ];
  const library = { country, careers, sources };
  libraryByCountry.set(country, library);
  return library;
}

/**
 * Returns sentences on the sources of a country's pay figures, most frequent first. Our estimates count as one source.
 */
function listLibrarySources(country: string): string[] {
  const sources = new Map<string, number>();
  for (const { code } of OCCUPATIONS) {
    const pay = toPayView(getPay(code, country));
    if (pay.kind === 'none') continue;
    const { source, year } = pay;
    const text =
      pay.kind === 'estimate' ? SOURCE_USES.estimates : fillWording(SOURCE_USES.pay, { source, year: String(year) });
    sources.set(text, (sources.get(text) ?? 0) + 1);
  }
  return [...sources].toSorted(([, a], [, b]) => b - a).map(([text]) => text);
}

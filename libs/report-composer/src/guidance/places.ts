// Lists public and official sites for a reader, from the link register.
import { fillWording } from '../text.js';
import type { ReportBlock, TextRun } from '@bearings/contracts';
import { countryInSentence } from '@bearings/domain';
import { ENGLISH_SPEAKING, getEnglish } from '../content/countries/english.js';
import { OFFICIAL_TOOLS } from '../content/countries/official-tools.js';
import type { Link, LinkUse } from '../content/links/link.js';
import { type LinkRegister, LINK_REGISTER, shortenAddress } from '../content/links/links.js';
import {
  ENGLISH_NAMES,
  LOCAL_NAMES,
  LOCAL_NAMES_LINK_NOTE,
  LOCAL_NAMES_NOTE,
  PLAN_HEADINGS,
} from '../content/report-copy/guidance.js';
import type { PlanStage } from '../content/report-copy/guidance.js';
import { findEntryKind, isEntryByApprenticeship } from './entry.js';
import type { PlannedCareer } from './planned-career.js';
import type { Reader } from './reader.js';

const MAX_SERVICE_LINKS = 8;

const SCHOOL_LEAVER_USES: readonly LinkUse[] = ['advice', 'occupations', 'apprenticeships', 'degrees', 'courses'];
const GRADUATE_USES: readonly LinkUse[] = ['graduates', 'advice', 'jobs', 'occupations', 'masters'];
const isEntryByKind =
  (...kinds: readonly string[]) =>
  (code: string, reader: Reader): boolean =>
    kinds.includes(findEntryKind(code, reader) ?? '');

/** Whether a reader enters a career in the way for which a site is, by the purpose of such sites. */
const ENTRY_BY_USE: Readonly<Partial<Record<LinkUse, (code: string, reader: Reader) => boolean>>> = {
  apprenticeships: isEntryByApprenticeship,
  degrees: isEntryByKind('degree', 'conversion'),
  masters: isEntryByKind('second-degree', 'conversion'),
};

const CAREER_CHANGER_USES: readonly LinkUse[] = ['advice', 'jobs', 'occupations', 'apprenticeships', 'retraining'];

/** The purposes for which links are shown to a reader at each stage, most important first. */
export const LINK_USES_BY_STAGE: Readonly<Record<PlanStage, readonly LinkUse[]>> = {
  school: SCHOOL_LEAVER_USES,
  fe: SCHOOL_LEAVER_USES,
  student: GRADUATE_USES,
  graduate: GRADUATE_USES,
  working: CAREER_CHANGER_USES,
  returning: CAREER_CHANGER_USES,
  experienced: CAREER_CHANGER_USES,
  unknown: ['advice', 'occupations', 'jobs', 'courses'],
};

/**
 * Link ids of services for one group of occupations, with the start of the group's codes. Animal
 * care and massage are excluded, because they are not NHS careers.
 */
const SERVICES_BY_FIELD: readonly (readonly [id: string, codes: RegExp])[] = [
  ['health-careers', /^(?:29|31)-(?!1131|2056|9011|9096)/],
  ['get-into-teaching', /^25-20[235]/],
];

/**
 * Returns links to public services for a reader and their careers, below a heading; an empty list if there is none. A site
 * of one nation of the United Kingdom stands only beside those of the others, because we do not know where the reader lives.
 * @param named addresses that stand elsewhere and are left out
 */
export function composeServiceLinkBlocks(
  reader: Reader,
  careers: readonly Pick<PlannedCareer, 'code' | 'isKnown'>[],
  register: LinkRegister = LINK_REGISTER,
  named: ReadonlySet<string> = new Set(),
): ReportBlock[] {
  const chosen = chooseServiceLinks(reader, careers, register);
  const links = chosen.filter((link) => !named.has(link.address) || chosen.some((each) => isOtherNation(each, link)));
  if (links.length === 0) return [];
  return [
    { kind: 'heading', text: PLAN_HEADINGS.places },
    { kind: 'list', items: links.map(toLinkListItem) },
  ];
}

/** Returns a link as a text run that shows its URL. */
export function toLinkRun({ address }: Link): TextRun {
  return { text: shortenAddress(address), href: address };
}

/** Returns the note that the job titles in a report are British, with a link to the names used in the country. */
export function composeBritishTitlesNote(country: string): TextRun[] {
  const variables = { ...getEnglish(country), country: countryInSentence(country) };
  if (ENGLISH_SPEAKING.has(country)) return [{ text: fillWording(ENGLISH_NAMES, variables) }];
  const tools = OFFICIAL_TOOLS[country];
  const [link] = LINK_REGISTER.for(country, 'occupations');
  if (tools !== undefined) {
    const text = fillWording(LOCAL_NAMES_NOTE, { ...variables, ...tools });
    return [{ text }, ...(link ? [{ text: ' See ' }, toLinkRun(link), { text: '.' }] : [])];
  }
  if (link === undefined) return [{ text: fillWording(LOCAL_NAMES, variables) }];
  const { publisher } = link;
  return [{ text: fillWording(LOCAL_NAMES_LINK_NOTE, { ...variables, publisher }) }, toLinkRun(link), { text: '.' }];
}

/** Returns whether a link is for the same purpose as another one, in another nation of the United Kingdom. */
const isOtherNation = (link: Link, other: Link): boolean =>
  link.nation !== undefined &&
  other.nation !== undefined &&
  link.nation !== other.nation &&
  link.uses[0] === other.uses[0];

function chooseServiceLinks(
  reader: Reader,
  careers: readonly Pick<PlannedCareer, 'code' | 'isKnown'>[],
  register: LinkRegister,
): Link[] {
  const codes = careers.map(({ code }) => code);
  const isUseful = (use: LinkUse): boolean => {
    const isEntry = ENTRY_BY_USE[use];
    return isEntry === undefined || careers.some(({ code, isKnown }) => !isKnown && isEntry(code, reader));
  };
  const links = LINK_USES_BY_STAGE[reader.stage].filter(isUseful).flatMap((use) => register.for(reader.country, use));
  return [...new Set(links)].filter(({ id }) => isForCareers(id, codes)).slice(0, MAX_SERVICE_LINKS);
}

/** Returns whether a link concerns one of these careers; most links concern all. */
export function isForCareers(id: string, codes: readonly string[]): boolean {
  const [, pattern] = SERVICES_BY_FIELD.find(([service]) => service === id) ?? [];
  return pattern === undefined || codes.some((code) => pattern.test(code));
}

function toLinkListItem(link: Link): TextRun[] {
  return [{ text: `${nameWithNation(link)}:`, mark: 'bold' }, { text: ' ' }, toLinkRun(link)];
}

/** Returns who publishes a site, with the nation of the United Kingdom that it is for. */
export function nameWithNation({ publisher, nation }: Link): string {
  return nation === undefined || publisher.includes(nation) ? publisher : `${publisher} (${nation})`;
}

// Composes one career of a report for the reader's country.
import { findMove } from '@bearings/career-matching';
import { fillWording } from '../text.js';
import type { ReportCareer } from '@bearings/contracts';
import { UK, US } from '@bearings/domain';
import {
  occupationByCode,
  OFTEN_SELF_EMPLOYED,
  findRoute,
  getUsSelfEmployed,
  getWorkTexts,
} from '@bearings/career-data';
import { SELF_EMPLOYED_TEXTS } from '../content/report-copy/circumstances.js';
import { WORK_DRAWBACKS } from '../content/report-copy/drawbacks.js';
import { type Pay, choosePay } from '../pay/pay.js';
import { describePlacePay } from '../pay/place-pay.js';
import { type ComposedCase, renderCase } from './career-case.js';
import { composeCareerPage } from './career-page.js';
import { findStatement } from './quoted-answer.js';
import { isShrinking, describeOutlook, toPayView, describePreparation } from './career-view.js';
import { findFirstRouteKind, listShownWays } from './career-details.js';
import { listSurroundings } from './career-surroundings.js';
import { composeFromHere } from './from-here.js';
import { composePayMarks } from './pay-marks.js';
import type { LevelNote } from './level-note.js';
import { listReportDetails } from './linked-details.js';
import { toCareerMatching } from './matching-view.js';
import { findLackedNeeds } from '../guidance/lacked-needs.js';
import type { Reader } from '../guidance/reader.js';
import { describeTraining, findCareerTraining } from '../guidance/career-training.js';
import { isTimeNamed } from '../guidance/ways.js';
import type { ReportFacts } from './report-facts.js';
import { getSlug } from './career-titles.js';
import type { Rotation } from './rotation.js';
import type { ProseRenderer } from '../prose/prose-renderer.js';

/** With this many years of work, the pay of people aged 22 to 29 says little to a reader. */
const MIN_YEARS_PAST_YOUNG_PAY = 6;

/** Input for composing a career, in addition to its facts. */
export interface CareerSource {
  /** The reasons and doubts, by the careers' codes. */
  cases: ReadonlyMap<string, ComposedCase>;
  /** The careers with which each is compared, by the careers' codes. */
  neighbours: ReadonlyMap<string, ReportCareer['neighbours']>;
  renderer: ProseRenderer;
  /** Without jobs if texts may not quote what the reader has done. */
  reader: Reader;
  facts: Pick<ReportFacts, 'categories' | 'circumstances' | 'matchedIn'>;
  /** True if texts may quote what the reader has done. */
  withExperience: boolean;
  /** How the career says that it is below the reader's level. */
  levelNote: LevelNote;
  /** The reader's yearly pay before tax, in the currency of the country; null if it may not be said or is unknown. */
  payNow: number | null;
}

/** Composes what a report says about one career; `index` is the career's position in the report. */
export function composeCareer(
  fact: ReportFacts['careers'][number],
  index: number,
  { cases, neighbours, renderer, reader, facts, withExperience, levelNote, payNow }: CareerSource,
  rotation: Rotation,
): ReportCareer {
  const { country } = reader;
  const found = cases.get(fact.code) ?? { note: undefined, changes: { better: [], worse: [] }, gate: '' };
  const { note, changes } = found;
  const details = [...listSurroundings(fact.code, reader), ...listReportDetails(fact, reader, index)].filter(
    ({ id }) => id !== 'registration' || !isSaidAsMissing(fact, reader),
  );
  const texts = getWorkTexts(fact.code, country);
  const pay = getPayIn(reader, fact.code);
  const route = country === UK ? findRoute(fact.code) : null;
  const ways = route === null ? [] : listShownWays(route, reader, findMove(fact, reader));
  const careerTraining = findCareerTraining(fact, reader);
  const drawbacks = listDrawbacks(
    fact.code,
    {
      saysDrawback: note?.saysDrawback === true,
      saysSelfEmployment: changes.worse.some(({ topic }) => topic === 'security'),
    },
    country,
    rotation,
  );
  return {
    code: fact.code,
    title: fact.title,
    slug: getSlug(fact.code),
    ...toCareerMatching(fact, {
      careerTraining,
      omitsTime: isTimeNamed(ways, reader),
      firstRouteKind: findFirstRouteKind(fact.code, reader),
      // The reason is enough: a kind of work that the reader likes is named for two careers at most.
      quoted: [...(note?.quotes ?? []), ...fact.likedTiles],
      ruledOut: note?.ruledOut,
      asking: facts,
      country,
      direction: withExperience ? facts.circumstances?.experience?.direction : undefined,
      withExperience,
      levelNote,
    }),
    ...renderCase(found, renderer, drawbacks),
    what: texts.what,
    moments: [...texts.moments],
    neighbours: neighbours.get(fact.code) ?? [],
    fromHere: composeFromHere(fact, facts, reader, withExperience),
    preparation: country === US ? describePreparation(fact) : '',
    details,
    training: country === UK ? describeTraining(careerTraining) : '',
    ...composeCareerPage(fact, reader),
    quote: note?.line?.on === 'statement' ? findStatement(note.line, facts) : null,
    pay: toPayView(reader.years < MIN_YEARS_PAST_YOUNG_PAY ? pay : withoutAges(pay)),
    payMarks: composePayMarks(pay, payNow),
    // A projection for the United States says nothing about the labour market of a third country.
    outlook: country === US || (country === UK && isShrinking(fact)) ? describeOutlook(fact) : '',
  };
}

/** Returns whether what is missing says all of a licence: it is one that the reader lacks, and that holds everywhere. */
function isSaidAsMissing(career: ReportFacts['careers'][number], reader: Reader): boolean {
  const { licence } = findLackedNeeds(career, reader);
  return licence !== null && licence.places === undefined && licence.quebec === undefined;
}

/**
 * Returns sentences on drawbacks of the work itself, which do not depend on the person's scores, except those that the
 * case of the career already states.
 */
function listDrawbacks(
  code: string,
  { saysDrawback, saysSelfEmployment }: { saysDrawback: boolean; saysSelfEmployment: boolean },
  country: string,
  rotation: Rotation,
): string[] {
  const drawback = saysDrawback ? '' : describeDrawback(code);
  const selfEmployment = saysSelfEmployment ? '' : describeSelfEmployment(code, country, rotation);
  return [selfEmployment, drawback].filter((each) => each !== '');
}

/** Returns a drawback of the work and, if it has a check of its own, that; empty if none is known. */
export function describeDrawback(code: string): string {
  const { fact = '', check = '' } = WORK_DRAWBACKS[code] ?? {};
  return [fact, check].filter((each) => each !== '').join(' ');
}

/** Returns a sentence that many people in the occupation are self-employed; empty if few are or data are missing. */
export function describeSelfEmployment(code: string, country: string, rotation: Rotation): string {
  if (country === US) {
    const share = getUsSelfEmployed(code);
    return share === null ? '' : fillWording(rotation.next(SELF_EMPLOYED_TEXTS.us), { share: String(share) });
  }
  const people = OFTEN_SELF_EMPLOYED[code];
  return people === undefined || country !== UK ? '' : fillWording(SELF_EMPLOYED_TEXTS.uk, { people });
}

/** Returns an occupation's pay in the reader's country, with that of their state or province if it is published. */
export function getPayIn({ country, place }: Reader, code: string): Pay {
  const pay = getPay(code, country);
  const note = place === null ? '' : describePlacePay(code, place);
  return pay.kind === 'published' && note !== '' ? { ...pay, notes: [...pay.notes, note] } : pay;
}

const withoutAges = (pay: Pay): Pay => (pay.kind === 'published' ? { ...pay, byAge: null } : pay);

/** Returns an occupation's pay. An occupation that has since been removed from the table has no figure. */
export function getPay(code: string, country: string): Pay {
  const occupation = occupationByCode(code);
  if (occupation !== undefined) return choosePay(country, occupation);
  return { kind: 'none', country, text: 'no figure for this country', reason: null };
}

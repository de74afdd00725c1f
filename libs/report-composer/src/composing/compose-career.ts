// Composes one career of a report for the reader's country.
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
import { composeCareerPage } from './career-page.js';
import { findStatement } from './quoted-answer.js';
import { isShrinking, describeOutlook, toPayView, describePreparation } from './career-view.js';
import { listShownWays } from './career-details.js';
import { listSurroundings } from './career-surroundings.js';
import { listReportDetails } from './linked-details.js';
import { toCareerMatching } from './matching-view.js';
import type { Reader } from '../guidance/reader.js';
import { describeTraining, findCareerTraining } from '../guidance/career-training.js';
import { isTimeNamed } from '../guidance/ways.js';
import type { ReportFacts } from './report-facts.js';
import { getSlug } from './career-titles.js';
import type { Rotation } from './rotation.js';
import { toSentence } from '../prose/build-blocks.js';
import { type CareerNote, chooseNoteText } from '../prose/prose.js';
import type { ProseRenderer } from '../prose/prose-renderer.js';

/** Input for composing a career, in addition to its facts. */
export interface CareerSource {
  notes: readonly CareerNote[];
  renderer: ProseRenderer;
  reader: Reader;
  facts: Pick<ReportFacts, 'categories' | 'circumstances'>;
  /** True if texts may quote what the reader has done. */
  withExperience: boolean;
}

/** Composes what a report says about one career; `index` is the career's position in the report. */
export function composeCareer(
  fact: ReportFacts['careers'][number],
  index: number,
  { notes, renderer, reader, facts, withExperience }: CareerSource,
  rotation: Rotation,
): ReportCareer {
  const { country } = reader;
  const found = notes.find(({ code }) => code === fact.code);
  const note = found && chooseNoteText(found, withExperience);
  const details = [...listSurroundings(fact, reader), ...listReportDetails(fact, reader, index)];
  const route = country === UK ? findRoute(fact.code) : null;
  const ways = route === null ? [] : listShownWays(route, reader);
  const careerTraining = findCareerTraining(fact, reader);
  const drawbacks = listDrawbacks(fact.code, note?.saysDrawback === true, country, rotation);
  return {
    code: fact.code,
    title: fact.title,
    slug: getSlug(fact.code),
    ...toCareerMatching(fact, {
      careerTraining,
      omitsTime: isTimeNamed(ways, reader),
      firstRouteKind: ways[0]?.kind ?? null,
      // The reason is enough: a kind of work that the reader likes is named for two careers at most.
      quoted: [...(note?.quotes ?? []), ...fact.likedTiles],
      country,
      direction: withExperience ? facts.circumstances?.experience?.direction : undefined,
      withExperience,
    }),
    why: renderer.renderSentences(note?.why.sentences ?? []),
    reason: renderer.renderSummary(note?.why),
    whyNot: renderer.renderSentences([...(note?.whyNot.sentences ?? []), ...drawbacks.map((each) => toSentence(each))]),
    doubt: renderer.renderSummary(note?.whyNot),
    what: getWorkTexts(fact.code, country).what,
    preparation: country === US ? describePreparation(fact) : '',
    details,
    training: country === UK ? describeTraining(careerTraining) : '',
    ...composeCareerPage(fact, reader),
    quote: note?.line?.on === 'statement' ? findStatement(note.line, facts) : null,
    pay: toPayView(getPay(fact.code, country)),
    outlook: country === US || isShrinking(fact) ? describeOutlook(fact) : '',
  };
}

/**
 * Returns sentences on drawbacks of the work itself, which do not depend on the person's scores. `said` is true if the
 * note on the career already states the drawback from `WORK_DRAWBACKS`.
 */
function listDrawbacks(code: string, said: boolean, country: string, rotation: Rotation): string[] {
  const drawback = said ? '' : (WORK_DRAWBACKS[code] ?? '');
  return [describeSelfEmployment(code, country, rotation), drawback].filter((each) => each !== '');
}

/** Returns a sentence that many people in the occupation are self-employed; empty if few are or data are missing. */
export function describeSelfEmployment(code: string, country: string, rotation: Rotation): string {
  if (country === US) {
    const share = getUsSelfEmployed(code);
    return share === null ? '' : fillWording(rotation.next(SELF_EMPLOYED_TEXTS.us), { share: String(share) });
  }
  const people = OFTEN_SELF_EMPLOYED[code];
  if (people === undefined) return '';
  return fillWording(country === UK ? SELF_EMPLOYED_TEXTS.uk : rotation.next(SELF_EMPLOYED_TEXTS.abroad), {
    people,
  });
}

/** Returns an occupation's pay. An occupation that has since been removed from the table has no figure. */
export function getPay(code: string, country: string): Pay {
  const occupation = occupationByCode(code);
  if (occupation !== undefined) return choosePay(country, occupation);
  return { kind: 'none', country, text: 'no figure for this country', reason: null };
}

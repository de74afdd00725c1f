// Composes the data of the careers that a report's owner can choose from: those of the report, the next best ones (25
// careers in all), and any other occupation.
import type { CareerGrowth, CareerPay, CareerRow, CareerWayIn, LongListCareer, ReportPay } from '@bearings/contracts';
import { CATEGORIES, formatMonths, UK, US } from '@bearings/domain';
import { GROWTH_YEARS, START_LABELS, US_START_TEXTS, USUAL_TRAINING } from '../content/report-copy/career-table.js';
import { occupationByCode, findRoute, getUsGroup, getWorkTexts } from '@bearings/career-data';
import { getSlug, getTitleIn, listLocalNames } from '../composing/career-titles.js';
import { toPayView } from '../composing/career-view.js';
import { composeCases, renderCase } from '../composing/career-case.js';
import { getPay } from '../composing/compose-career.js';
import { findPayNow } from '../pay/pay-now.js';
import type { ReportSource } from '../composing/compose-report.js';
import type { FurtherCareer } from '@bearings/career-matching';
import { describeLacking } from '../composing/job-conditions.js';
import { composeDislikedWorkNote } from '../composing/matching-view.js';
import { describeVerdict } from '../composing/verdict.js';
import {
  type CareerTraining,
  describeTraining,
  describeUsApprenticeship,
  findCareerTraining,
} from '../guidance/career-training.js';
import { createReader } from '../guidance/reader.js';
import { type ReportFacts, toVerdictFact } from '../composing/report-facts.js';
import { writeHeadline } from '../writers/built-in/careers-section.js';
import { PhrasePicker } from '../composing/phrase-picker.js';
import { ProseRenderer } from '../prose/prose-renderer.js';
import { fillWording } from '../text.js';

/**
 * Returns the data of the report's own careers, for its owner. `chanceOf` returns the share (0 to 1) of people without clear
 * preferences who have a career among their best ten.
 */
export function createOwnRows(source: ReportSource, chanceOf: (code: string) => number): CareerRow[] {
  const { facts, prose, country } = source;
  const renderer = new ProseRenderer(source);
  const reader = createReader(facts, country);
  const cases = composeCases({
    careers: facts.careers,
    notes: prose.careerNotes,
    circumstances: facts.circumstances,
    reader,
    withExperience: true,
    payNow: source.withPayNow ? findPayNow(facts.circumstances, country, source.homeCountry) : null,
  });
  return facts.careers.map((fact): CareerRow => {
    const found = cases.get(fact.code);
    const { reason, doubt } = found === undefined ? { reason: '', doubt: '' } : renderCase(found, renderer);
    const training = findCareerTraining(fact, reader);
    return {
      ...toOccupationFacts(fact.code, country, training),
      code: fact.code,
      title: getTitleIn(country, fact),
      slug: getSlug(fact.code),
      what: getWorkTexts(fact.code, country).what,
      fit: fact.fit,
      stability: fact.stability,
      chance: chanceOf(fact.code),
      exceedsTraining: training.isLong,
      lacks: describeLacking(fact.code, facts),
      reason,
      doubt: chooseDoubt(composeDislikedWorkNote(fact), doubt),
      verdict: '',
    };
  });
}

/** Returns the data of occupations that are not in the report, for its owner. The same list always gets the same sentences. */
export function createFurtherRows(careers: readonly FurtherCareer[], facts: ReportFacts, country: string): CareerRow[] {
  const reader = createReader(facts, country);
  const codes = careers.map(({ verdict }) => verdict.occupation.code);
  const renderer = new ProseRenderer({ facts, firstName: '', country });
  const phrases = new PhrasePicker(`${facts.reportId} careers ${codes.join(' ')}`);
  const cases = composeCases({
    careers: careers.map(({ verdict }) => toVerdictFact(verdict)),
    notes: careers.map(({ verdict }) => writeHeadline({ ...verdict, code: verdict.occupation.code }, facts, phrases)),
    circumstances: facts.circumstances,
    reader,
    withExperience: true,
    payNow: null,
  });
  return careers.map(({ verdict, chance }): CareerRow => {
    const fact = { ...toVerdictFact(verdict), amongTen: false };
    const { code } = fact;
    const found = cases.get(code);
    const { reason, doubt } = found === undefined ? { reason: '', doubt: '' } : renderCase(found, renderer);
    const training = findCareerTraining(fact, reader);
    return {
      ...toOccupationFacts(code, country, training),
      code,
      title: getTitleIn(country, fact),
      slug: getSlug(code),
      what: getWorkTexts(code, country).what,
      fit: fact.fit,
      stability: fact.stability,
      chance: fact.fit === null ? null : chance,
      exceedsTraining: training.isLong,
      lacks: describeLacking(code, facts),
      reason,
      doubt: chooseDoubt(composeDislikedWorkNote(fact), doubt),
      verdict: describeVerdict(fact, facts, country),
    };
  });
}

/** Returns the careers of the long list, for its owner to sort. */
export function createLongListRows(codes: readonly string[], facts: ReportFacts, country: string): LongListCareer[] {
  const reader = createReader(facts, country);
  return codes.map((code): LongListCareer => {
    const { pay, wayIn } = toOccupationFacts(code, country, findCareerTraining({ code }, reader));
    const title = getTitleIn(country, { code, title: occupationByCode(code)?.title ?? code });
    const { what } = getWorkTexts(code, country);
    return { code, title, localNames: listLocalNames(code, country, title), slug: getSlug(code), what, pay, wayIn };
  });
}

/** Returns the facts of an occupation. `training` is a reader's; without it, the usual length of training is stated. */
export function toOccupationFacts(
  code: string,
  country: string,
  training?: CareerTraining,
): Pick<CareerRow, 'pay' | 'wayIn' | 'growth' | 'demand'> {
  return {
    pay: toCareerPay(toPayView(getPay(code, country))),
    wayIn: toWayIn(code, country, training),
    growth: toGrowth(code),
    demand: toDemand(code),
  };
}

function toCareerPay(pay: ReportPay): CareerPay {
  const { kind, country } = pay;
  if (pay.kind === 'none') {
    return { kind, country, currency: null, median: null, low: null, high: null, year: null };
  }
  const { currency, median, low, high, year } = pay;
  return { kind, country, currency, median, low, high, year };
}

/** Returns how people usually enter the career in the reader's country; null if we do not know. */
function toWayIn(code: string, country: string, own?: CareerTraining): CareerWayIn | null {
  if (country === US) return toUsWayIn(code);
  const route = country === UK ? findRoute(code) : null;
  if (route === null) return null;
  const { level, months, experience } = route;
  const [shortest, longest] = own?.months ?? months;
  return {
    level,
    // A reader's own training is counted from what they have, not from the usual start.
    label: own?.isOwn === true ? '' : START_LABELS[level],
    training:
      own?.isOwn === true
        ? describeTraining(own)
        : fillWording(USUAL_TRAINING, { time: formatMonths(shortest, longest) }),
    months: [shortest, longest],
    years: experience ? [experience[0], experience[1]] : null,
  };
}

/** Returns the education that US employers usually require. Training times are published for apprenticeships only. */
function toUsWayIn(code: string): CareerWayIn | null {
  const usLevel = occupationByCode(code)?.usLevel;
  if (usLevel === undefined) return null;
  const [level, label] = US_START_TEXTS[usLevel.name];
  return { level, label, training: describeUsApprenticeship(code), months: null, years: null };
}

function toGrowth(code: string): CareerGrowth | null {
  const percent = occupationByCode(code)?.usGrowthPct ?? null;
  if (percent === null) return null;
  const group = getUsGroup(code);
  return { country: US, percent, ...GROWTH_YEARS, ...(group === null ? {} : { group }) };
}

function toDemand(code: string): CareerRow['demand'] {
  const demand: CareerRow['demand'] = {};
  const jobDemand = occupationByCode(code)?.demand;
  for (const category of CATEGORIES) {
    const value = jobDemand?.[category] ?? null;
    if (value !== null) demand[category] = Math.round(value);
  }
  return demand;
}

/**
 * Returns the one drawback that is shown for a career: `disliked`, which says that the reader dislikes the work, or
 * `other` if `disliked` is empty.
 */
function chooseDoubt(disliked: string, other: string): string {
  return disliked === '' ? other : disliked;
}

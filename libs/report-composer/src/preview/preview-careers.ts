// Composes the careers of a preview: one complete career, the careers that the reader named in the assessment, and a
// card for each career that is locked until payment.
import type { PreviewCareer, PreviewCareers, PreviewJob } from '@bearings/contracts';
import { OCCUPATIONS } from '@bearings/career-data';
import { findWorkField } from '@bearings/domain';
import { withFactTitlesIn, getSlug } from '../composing/career-titles.js';
import { listAvoided } from '../content/report-copy/avoided.js';
import { composeCases } from '../composing/career-case.js';
import { composeCareer, getPay } from '../composing/compose-career.js';
import { PhrasePicker } from '../composing/phrase-picker.js';
import type { CareerFact, ReportFacts } from '../composing/report-facts.js';
import { Rotation } from '../composing/rotation.js';
import { writeHeadline } from '../writers/built-in/careers-section.js';
import { ProseRenderer } from '../prose/prose-renderer.js';
import { createReader } from '../guidance/reader.js';
import { countOwnCoverage } from '../pay/own-coverage.js';
import { createLockedCards } from './locked-cards.js';
import { MENTIONED_CAREERS } from './mentioned-careers.data.js';

/**
 * The preview does not show this many of the top careers completely, so that the report still has something to reveal.
 * The exception is a preview that can show no other career.
 */
const WITHHELD_BEST_COUNT = 1;

export interface PreviewSource {
  facts: ReportFacts;
  firstName: string;
  country: string;
  /** Codes of the named careers whose fit the reader's previews may show; some may be of earlier assessments. */
  answered: readonly string[];
}

/** Returns the careers of a preview. The result does not reveal which careers are behind the cards of locked ones. */
export function composePreviewCareers(given: PreviewSource): PreviewCareers {
  const { country, answered } = given;
  const facts = withFactTitlesIn(country, given.facts);
  const source = { ...given, facts };
  const toRank = (index: number): number | null => (facts.ranked ? index + 1 : null);
  const withVerdict = facts.inMind.filter(({ code }) => answered.includes(code));
  const namedCodes = withVerdict.map(({ code }) => code);
  const firstShown = chooseShownCareer(source, namedCodes);
  const lockedCareers = facts.careers
    .map(({ code }, index) => ({ code, rank: toRank(index) }))
    .filter(({ code }) => code !== firstShown?.career.code && !namedCodes.includes(code));
  const cards = createLockedCards(
    lockedCareers.map(({ code }) => code),
    [...namedCodes, ...(firstShown ? [firstShown.career.code] : [])],
    country,
  );
  return {
    country,
    count: facts.careers.length,
    coverage: countOwnCoverage(
      facts.careers.map(({ code }) => code),
      country,
    ),
    shown: firstShown && { rank: toRank(firstShown.index), career: firstShown.career },
    locked: cards.map((card, index) => ({
      ...card,
      rank: lockedCareers[index]?.rank ?? null,
    })),
    inMind: withVerdict.map((verdict): PreviewJob => {
      const { code, title } = verdict;
      const index = facts.careers.findIndex((career) => career.code === code);
      return {
        title,
        slug: getSlug(code),
        field: findWorkField(code).id,
        fit: verdict.fit,
        isAmong: verdict.amongTen,
        rank: index === -1 ? (facts.ranked ? verdict.rank : null) : toRank(index),
        careerCount: OCCUPATIONS.length,
        isLeftOut: verdict.excludedBy.length > 0,
        isTooSenior: verdict.isTooSenior,
        isOwnJob: verdict.isOwnJob,
      };
    }),
    unanswered: facts.inMind.length - withVerdict.length,
  };
}

/**
 * Returns the career that the preview shows completely: the first one after the best that has a pay figure, else the
 * first one after the best, else the best. A career is passed over if the reader named it or if its text mentions a
 * locked career. Returns null if none is left.
 */
function chooseShownCareer(
  source: PreviewSource,
  named: readonly string[],
): { index: number; career: PreviewCareer } | null {
  const { careers } = source.facts;
  const toPriority = ([index, { code }]: [number, CareerFact]): number => {
    if (index < WITHHELD_BEST_COUNT) return 2;
    return getPay(code, source.country).kind === 'none' ? 1 : 0;
  };
  const ordered = [...careers.entries()].toSorted((a, b) => toPriority(a) - toPriority(b));
  for (const [index, fact] of ordered) {
    if (named.includes(fact.code)) continue;
    const hiddenCareers = careers.filter(({ code }) => code !== fact.code && !named.includes(code));
    const mentionedCodes = MENTIONED_CAREERS[fact.code] ?? [];
    if (hiddenCareers.some(({ code }) => mentionedCodes.includes(code))) continue;
    return { index, career: composeShownCareer(source, fact) };
  }
  return null;
}

/** Returns everything that a preview shows about the one career that it shows in full. */
export function composeShownCareer({ facts, firstName, country }: PreviewSource, fact: CareerFact): PreviewCareer {
  const phrases = new PhrasePicker(`${facts.reportId} preview ${fact.code}`, {
    avoid: listAvoided(facts.circumstances),
  });
  const reader = createReader(facts, country);
  const { code, title, slug, fit, what, why, whyNot, quote, pay, preparation, ...drawn } = composeCareer(
    fact,
    0,
    {
      cases: composeCases({
        careers: [fact],
        notes: [writeHeadline(fact, facts, phrases)],
        circumstances: facts.circumstances,
        reader,
        withExperience: true,
        payNow: null,
      }),
      // A preview compares with no other career.
      neighbours: new Map(),
      renderer: new ProseRenderer({ facts, firstName, country }),
      reader,
      facts,
      // Only the person sees their preview.
      withExperience: true,
      levelNote: 'full',
      payNow: null,
    },
    new Rotation(),
  );
  const { demand, routes, setting } = drawn;
  return {
    code,
    title,
    slug,
    field: findWorkField(code).id,
    fit,
    what,
    why,
    whyNot,
    quote,
    pay,
    preparation,
    demand,
    routes,
    setting,
  };
}

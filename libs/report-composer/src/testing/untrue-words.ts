// Searches a report for kinds of statements that buyers called untrue or empty.
import { compareSubjects, isTrainingCountedFromDegree } from '@bearings/career-matching';
import type { ReportCareer } from '@bearings/contracts';
import { UK, US } from '@bearings/domain';
import { CIRCUMSTANCE_ROWS, getMinimumWage, OCCUPATIONS, findRoute } from '@bearings/career-data';
import { listShownWays } from '../composing/career-details.js';
import { MIN_HIGH_SCORE, getJobNoun, LOW_BELOW_SCORE, getCategoryNoun } from '../composing/category-ranking.js';
import type { ReportWithTexts } from './report.factory.js';
import { toPlainLines, joinPlainRuns } from '../composing/report-document.js';
import { listTileNames } from '../answers/circumstances-text.js';
import { isCoreTile } from '../composing/reason-lines.js';
import type { ReportFacts } from '../composing/report-facts.js';
import { NO_REASON_SENTENCES } from '../content/report-copy/careers.js';
import { getText } from '../content/wording.js';
import { findFirstWay } from '../guidance/local-ways.js';
import { createReader } from '../guidance/reader.js';
import { isTimeNamed } from '../guidance/ways.js';
import { uncapitalise } from '../text.js';

/** A sentence that occurs twice is a fault if it has at least this many words. */
const MIN_REPEATED_SENTENCE_WORDS = 5;
const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** Matches phrases that are never true in a report, or that show a formatting error. */
const NEVER_TRUE_PATTERN =
  /not yet on real careers|\bon average\b|Studies differ|may have ended since|list of 2021|DVSA, for|\.\.|\{\w+\}|\bundefined\b|\bNaN\b| {2}/;
/** Terms that only apply in the United Kingdom or that only British readers understand. */
const BRITISH_TERM_PATTERN = /each pound|eleven to eighteen|close in autumn|\bUCAS\b|\bGCSEs?\b/;
/** Words that American readers do not use. */
const BRITISH_WORD_PATTERN = /\b(?:licences?|counsellors?|schemes?|maths)\b/i;
/** British titles that contain words of `BRITISH_WORD_PATTERN`. A report may print them after the American title. */
const BRITISH_TITLES = OCCUPATIONS.map(({ title }) => title).filter((title) => BRITISH_WORD_PATTERN.test(title));
const TRAINING_TIME_PATTERN =
  /About [^.]* (?:for you|after your degree)|Usual training|[Tt]raining takes about|From yours, about/g;
/** Matches dates of degree courses, which are a fault unless one of the first careers starts with a degree. */
const DEGREE_DATES_PATTERN = /applications for (?:your next course|the next level) open/;

/** Returns the untrue statements of a report, each with its place in the report. */
export function listUntrueStatements(view: ReportWithTexts, facts: ReportFacts): string[] {
  const texts = view.document.sections
    .filter(({ id }) => id !== 'method')
    .flatMap(({ blocks }) => blocks.flatMap(toPlainLines));
  const careers = view.document.careers.flatMap((career) =>
    careerFaults(career, view, facts).map((fault) => `${career.title}: ${fault}`),
  );
  const { energy } = view.document.personality;
  const middle = energy === 50 && /Your type is/.test(view.content) ? ['a type in the middle'] : [];
  return [
    ...careers,
    ...middle,
    ...stepFaults(view, facts),
    ...findRepeatedSentences(texts),
    ...findForbiddenPhrases(view),
  ];
}

/**
 * Returns faults of the next steps: a deadline for degree courses although none of the first three careers starts with
 * a degree, or the advice to ask how much of an activity a career includes although that activity is its core.
 */
function stepFaults({ nextSteps, country }: ReportWithTexts, facts: ReportFacts): string[] {
  const reader = createReader(facts, country);
  const isByDegree = facts.careers.slice(0, 3).some(({ code }) => {
    const local = country === UK ? null : findFirstWay(code, reader);
    const route = findRoute(code);
    const kind = local?.kind ?? (route === null ? null : listShownWays(route, reader)[0]?.kind);
    return kind === 'degree' || kind === 'second-degree';
  });
  const faults: string[] = [];
  if (DEGREE_DATES_PATTERN.test(nextSteps) && !isByDegree) faults.push('dates of degrees, but no degree');
  const [career] = facts.careers;
  const askedTiles = listTileNames((career?.likedTiles ?? []).filter((tile) => isCoreTile(career?.code ?? '', tile)));
  const asks = nextSteps.split('\n').filter((line) => /fills the rest|what comes before and after/.test(line));
  if (asks.some((line) => askedTiles.some((name) => line.includes(name))))
    faults.push(`asks for its heart: ${asks.join(' ')}`);
  return faults;
}

function careerFaults(career: ReportCareer, view: ReportWithTexts, facts: ReportFacts): string[] {
  const faults: string[] = [];
  const [why, whyNot] = [joinPlainRuns(career.why), joinPlainRuns(career.whyNot)];
  const liked = facts.careers.find(({ code }) => code === career.code)?.likedTiles ?? [];
  if (liked.length > 0 && NO_REASON_SENTENCES.map(getText).includes(why))
    faults.push(`no reason beside a liked tile: ${why}`);
  if (
    /(\b\w+ (?:tolerance|thinking|resilience)|leadership|communication|creativity|planning)\b.*, (?:and|but) you scored \w+ for \1/.test(
      why + whyNot,
    )
  ) {
    faults.push(`names a category twice: ${why} ${whyNot}`);
  }
  for (const { category, score } of facts.categories) {
    const names = new RegExp(`\\b(?:${getCategoryNoun(category)}|${getJobNoun(category)})\\b`);
    const isMiddle = score >= LOW_BELOW_SCORE && score < MIN_HIGH_SCORE;
    const findClaims = (text: string): string[] =>
      splitSentences(text).filter((sentence) => names.test(sentence) && !sentence.includes('“'));
    if (isMiddle && findClaims(why).some((each) => !each.startsWith('You said you’d like'))) {
      faults.push(`rests on a middle score: ${why}`);
    }
    // A high score may be called a drawback only for a job that demands less of the category.
    if (score >= MIN_HIGH_SCORE && findClaims(whyNot).some((each) => !/less|fewer|miss|than this one/i.test(each))) {
      faults.push(`names a strength as a doubt: ${whyNot}`);
    }
  }
  return [...faults, ...trainingFaults(career, view, facts), ...payFaults(career)];
}

/** Returns faults in a career's training time, such as two different lengths. */
function trainingFaults(career: ReportCareer, view: ReportWithTexts, facts: ReportFacts): string[] {
  const { country } = view;
  const route = country === UK ? findRoute(career.code) : null;
  if (route === null) return [];
  const reader = createReader(facts, country);
  const ways = listShownWays(route, reader);
  const notes = career.notes.map(({ text }) => text).join(' ');
  const time = career.details.find(({ id }) => id === 'time')?.text ?? '';
  const statedTimes = `${notes} ${time}`.match(TRAINING_TIME_PATTERN) ?? [];
  const faults: string[] = [];
  if (isTrainingCountedFromDegree(reader) && compareSubjects(career.code, reader) !== 'direct') {
    const after = route.ways.find(
      ({ needs, forGraduates = '' }) => needs === 'any-degree' && forGraduates.startsWith('After your degree'),
    );
    const [first] = ways;
    if (after?.forGraduates !== undefined && / Ask if yours makes it shorter/.test(first?.text ?? ''))
      faults.push(`a second degree instead of a course after the first: ${first?.text ?? ''}`);
  }
  if (statedTimes.length > 1) faults.push(`two lengths: ${notes} ${time}`);
  if (isTimeNamed(ways, reader) && /for you|Usual training/.test(time)) faults.push(`named and said: ${time}`);
  if (ways.slice(1).some(({ namesTime }) => namesTime) && /for you|Usual training/.test(time)) {
    if (!/first way|Little/.test(time)) faults.push(`the time of which way: ${time}`);
  }
  const maxMonths = CIRCUMSTANCE_ROWS.find(({ code }) => code === career.code)?.months ?? Infinity;
  const months = facts.careers.find(({ code }) => code === career.code)?.training.months ?? 0;
  // The length of an apprenticeship is its own, without years at school.
  const isApprenticeship = ways[0]?.kind === 'apprenticeship';
  const includesSchooling =
    !isApprenticeship && reader.level !== null && reader.level < route.level && months > maxMonths;
  if (includesSchooling && /About .* for you/.test(time) && !/school|degree counts/.test(time)) {
    faults.push(`school years as training: ${time}`);
  }
  return faults;
}

function payFaults({ pay }: ReportCareer): string[] {
  const hasMinimum = getMinimumWage(pay.country) !== null;
  const faults: string[] = [];
  if (!hasMinimum && pay.text.includes('minimum wage')) faults.push(`no such law: ${pay.text}`);
  if (pay.kind === 'published' && (pay.group ?? null) !== null && !pay.text.startsWith('group')) {
    faults.push(`a group’s median: ${pay.text}`);
  }
  if (pay.kind === 'scale' && !pay.text.includes('check the current figure')) {
    faults.push(`a scale without its doubt: ${pay.text}`);
  }
  return faults;
}

/** Returns the sentences of at least `MIN_REPEATED_SENTENCE_WORDS` words that occur more than once in the texts. */
function findRepeatedSentences(texts: readonly string[]): string[] {
  const seenTexts = new Set<string>();
  return texts.flatMap(splitSentences).flatMap((sentence) => {
    if (sentence.split(' ').length < MIN_REPEATED_SENTENCE_WORDS || !seenTexts.has(sentence)) {
      seenTexts.add(sentence);
      return [];
    }
    return [`twice: ${sentence}`];
  });
}

function findForbiddenPhrases({ content, country, document }: ReportWithTexts): string[] {
  const body = content.slice(0, content.lastIndexOf('\n## '));
  const titles = [...document.careers.map(({ title }) => title), ...BRITISH_TITLES];
  const plainTitles = titles.reduce(
    (text, title) => text.replaceAll(title, 'it').replaceAll(uncapitalise(title), 'it'),
    body,
  );
  const patterns = [
    NEVER_TRUE_PATTERN,
    ...(country === UK ? [] : [BRITISH_TERM_PATTERN]),
    ...(country === US ? [BRITISH_WORD_PATTERN] : []),
  ];
  return patterns.flatMap((pattern) => {
    const matchIndex = plainTitles.search(pattern);
    return matchIndex < 0 ? [] : [`${country}: ${plainTitles.slice(Math.max(0, matchIndex - 60), matchIndex + 60)}`];
  });
}

// Searches a report for kinds of statements that buyers called untrue or empty.
import { type ReportCareer, UK, US } from '@bearings/contracts';
import { CIRCUMSTANCE_ROWS, minimumWageOf, OCCUPATIONS, routeOf } from '@bearings/career-data';
import { waysPrinted } from '../composing/career-details.js';
import { HIGH_FROM, jobNounOf, LOW_BELOW, nounOf } from '../composing/category-ranking.js';
import type { ReportView } from '../composing/compose-report.js';
import { plainLines, plainRuns } from '../composing/report-document.js';
import { tileNames } from '../answers/circumstances-text.js';
import { isCoreTile } from '../composing/reasons.js';
import type { ReportFacts } from '../composing/report-facts.js';
import { NO_REASON_FOR } from '../content/report-copy/careers.js';
import { countsDegree, readerOf } from '../guidance/reader.js';
import { nameTime, studyMatch } from '../guidance/ways.js';
import { uncapitalise } from '../text.js';

/** Minimum length in words of a repeated sentence that counts as a fault. */
const LONG_SENTENCE_WORDS = 5;
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** Phrases that are never true or show a formatting error. */
const NEVER_TRUE =
  /not yet on real careers|\bon average\b|Studies differ|may have ended since|list of 2021|DVSA, for|\.\.|\{\w+\}|\bundefined\b|\bNaN\b| {2}/;
/** Terms that only apply in the United Kingdom or that only British readers understand. */
const BRITISH_TERMS = /each pound|eleven to eighteen|close in autumn|\bUCAS\b|\bGCSEs?\b/;
/** Words that American readers do not use. */
const NOT_AMERICAN = /\b(?:licences?|counsellors?|schemes?|maths)\b/i;
/** British titles with such words. A report may print them after the American title. */
const BRITISH_TITLES = OCCUPATIONS.map(({ title }) => title).filter((title) =>
  NOT_AMERICAN.test(title),
);
const TRAINING_TIME =
  /About [^.]* (?:for you|after your degree)|Usual training|[Tt]raining takes about|From yours, about/g;
/** A deadline that only a career whose first shown entry route is a degree may mention. */
const DEGREE_DATES = /UCAS closes/;

/** Returns the untrue statements of a report, each with its place in the report. */
export function untrueWords(view: ReportView, facts: ReportFacts): string[] {
  const texts = view.document.sections
    .filter(({ id }) => id !== 'method')
    .flatMap(({ blocks }) => blocks.flatMap(plainLines));
  const careers = view.document.careers.flatMap((career) =>
    careerFaults(career, view, facts).map((fault) => `${career.title}: ${fault}`),
  );
  const { energy } = view.document.personality;
  const middle = energy === 50 && /Your type is/.test(view.content) ? ['a type in the middle'] : [];
  return [...careers, ...middle, ...stepFaults(view, facts), ...doubled(texts), ...wording(view)];
}

/** Returns steps that ask what the first career answers, or mention irrelevant deadlines. */
function stepFaults({ nextSteps, country }: ReportView, facts: ReportFacts): string[] {
  const reader = readerOf(facts, country);
  const first = facts.careers.slice(0, 3).flatMap(({ code }) => routeOf(code) ?? []);
  const isByDegree = first.some((route) => waysPrinted(route, reader)[0]?.kind === 'degree');
  const faults: string[] = [];
  if (DEGREE_DATES.test(nextSteps) && !isByDegree) faults.push('dates of degrees, but no degree');
  const [career] = facts.careers;
  const asked = tileNames(
    (career?.likedTiles ?? []).filter((tile) => isCoreTile(career?.code ?? '', tile)),
  );
  const asks = nextSteps
    .split('\n')
    .filter((line) => /fills the rest|what comes before and after/.test(line));
  if (asks.some((line) => asked.some((name) => line.includes(name))))
    faults.push(`asks for its heart: ${asks.join(' ')}`);
  return faults;
}

function careerFaults(career: ReportCareer, view: ReportView, facts: ReportFacts): string[] {
  const faults: string[] = [];
  const [why, whyNot] = [plainRuns(career.why), plainRuns(career.whyNot)];
  const liked = facts.careers.find(({ code }) => code === career.code)?.likedTiles ?? [];
  if (liked.length > 0 && NO_REASON_FOR.includes(why))
    faults.push(`no reason beside a liked tile: ${why}`);
  if (
    /(\b\w+ (?:tolerance|thinking|resilience)|leadership|communication|creativity|planning)\b.*, (?:and|but) you scored \w+ for \1/.test(
      why + whyNot,
    )
  ) {
    faults.push(`names a category twice: ${why} ${whyNot}`);
  }
  for (const { category, score } of facts.categories) {
    const names = new RegExp(`\\b(?:${nounOf(category)}|${jobNounOf(category)})\\b`);
    const isMiddle = score >= LOW_BELOW && score < HIGH_FROM;
    const said = (text: string): string[] =>
      sentencesOf(text).filter((sentence) => names.test(sentence) && !sentence.includes('“'));
    if (isMiddle && said(why).some((each) => !each.startsWith('You said you’d like'))) {
      faults.push(`rests on a middle score: ${why}`);
    }
    // A high score may be a drawback only of a job that demands less of the category.
    if (
      score >= HIGH_FROM &&
      said(whyNot).some((each) => !/less|fewer|miss|than this one/i.test(each))
    ) {
      faults.push(`names a strength as a doubt: ${whyNot}`);
    }
  }
  return [...faults, ...trainingFaults(career, view, facts), ...payFaults(career)];
}

/** Returns faults in a career's training time, such as two different lengths. */
function trainingFaults(career: ReportCareer, view: ReportView, facts: ReportFacts): string[] {
  const { country } = view;
  const route = country === UK ? routeOf(career.code) : null;
  if (route === null) return [];
  const reader = readerOf(facts, country);
  const ways = waysPrinted(route, reader);
  const notes = career.notes.map(({ text }) => text).join(' ');
  const time = career.details.find(({ id }) => id === 'time')?.text ?? '';
  const said = `${notes} ${time}`.match(TRAINING_TIME) ?? [];
  const faults: string[] = [];
  if (countsDegree(reader) && studyMatch(career.code, reader) !== 'direct') {
    const after = route.ways.find(
      ({ needs, forGraduates = '' }) =>
        needs === 'any-degree' && forGraduates.startsWith('After your degree'),
    );
    const [first] = ways;
    if (
      after?.forGraduates !== undefined &&
      / Ask if yours makes it shorter/.test(first?.text ?? '')
    )
      faults.push(`a second degree instead of a course after the first: ${first?.text ?? ''}`);
  }
  if (said.length > 1) faults.push(`two lengths: ${notes} ${time}`);
  if (nameTime(ways, reader) && /for you|Usual training/.test(time))
    faults.push(`named and said: ${time}`);
  if (ways.slice(1).some(({ namesTime }) => namesTime) && /for you|Usual training/.test(time)) {
    if (!/first way|Little/.test(time)) faults.push(`the time of which way: ${time}`);
  }
  const own = CIRCUMSTANCE_ROWS.find(({ code }) => code === career.code)?.months ?? Infinity;
  const months = facts.careers.find(({ code }) => code === career.code)?.training.months ?? 0;
  const isWithSchool = reader.level !== null && reader.level < route.level && months > own;
  if (isWithSchool && /About .* for you/.test(time) && !/school|degree counts/.test(time)) {
    faults.push(`school years as training: ${time}`);
  }
  return faults;
}

function payFaults({ pay }: ReportCareer): string[] {
  const hasMinimum = minimumWageOf(pay.country) !== null;
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

/** Returns long sentences that occur more than once in the texts. */
function doubled(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.flatMap(sentencesOf).flatMap((sentence) => {
    if (sentence.split(' ').length < LONG_SENTENCE_WORDS || !seen.has(sentence)) {
      seen.add(sentence);
      return [];
    }
    return [`twice: ${sentence}`];
  });
}

function wording({ content, country, document }: ReportView): string[] {
  const body = content.slice(0, content.lastIndexOf('\n## '));
  const titles = [...document.careers.map(({ title }) => title), ...BRITISH_TITLES];
  const plain = titles.reduce(
    (text, title) => text.replaceAll(title, 'it').replaceAll(uncapitalise(title), 'it'),
    body,
  );
  const patterns = [
    NEVER_TRUE,
    ...(country === UK ? [] : [BRITISH_TERMS]),
    ...(country === US ? [NOT_AMERICAN] : []),
  ];
  return patterns.flatMap((pattern) => {
    const at = plain.search(pattern);
    return at < 0 ? [] : [`${country}: ${plain.slice(Math.max(0, at - 60), at + 60)}`];
  });
}

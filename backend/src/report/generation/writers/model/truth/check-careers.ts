import { OCCUPATIONS } from '@bearings/career-data';
import { countInWords, FULL_LIST } from '../../../../composing/career-count.js';
import type { CareerFact, ReportFacts } from '../../../../composing/report-facts.js';
import type { ProseField } from '../prose-fields.js';
import { wordsOfJobs } from './job-words.js';
import { sentencesOf } from './sentences.js';

/** Distinctive words by which another occupation's text has to lead, to be taken for it. */
const LEAD = 3;

const TITLES = OCCUPATIONS.map(({ title }) => title.toLowerCase());
const MANY_WORDS = TITLES.filter((title) => title.includes(' '));

const FITS =
  /\b(?:fits? you|suits? you|fits? well|match(?:es)?|best fit|strongest|closest|your (?:ten|list)|on (?:the|your) list|among (?:the|your) ten)\b/i;
const FIRST = /\b(?:best|strongest|closest|top|first) (?:match|fit|career)\b/i;
const STRONG_FIT = /\b(?:strong|excellent|perfect|ideal|superb|great|best) (?:fit|match)\b/i;
const NOT_A_CAREER = String.raw`\b(?:be|become|becoming|being|as|for) an? `;

/** Returns each statement about a job that is not the one, or not one of those, of the facts. */
export function careerFaults(text: string, field: ProseField, facts: ReportFacts): string[] {
  const faults =
    field.career === undefined
      ? sectionFaults(text, field, facts)
      : noteFaults(text, field.career, facts);
  return [...countFaults(text, facts), ...faults];
}

function noteFaults(text: string, career: CareerFact, { careers }: ReportFacts): string[] {
  const lower = text.toLowerCase();
  const own = career.title.toLowerCase();
  const foreign = [...MANY_WORDS, ...careers.map(({ title }) => title.toLowerCase())].find(
    (title) => isOther(title, own) && namedAsJob(lower, title),
  );
  const counts = wordsOfJobs(text);
  const ownCount = counts.get(career.code) ?? 0;
  const best = Math.max(...counts.values());
  return [
    ...(foreign === undefined ? [] : [`names another job, ${foreign}, in the text about ${own}`]),
    ...(best >= ownCount + LEAD ? [`describes another job than ${own}`] : []),
    ...(STRONG_FIT.test(text) && career.fit !== 'Strong'
      ? [`calls the fit strong, which is "${career.fit}"`]
      : []),
  ];
}

/** "As a data scientist", or "Data scientists spend …" at the start of a sentence. */
function namedAsJob(lower: string, title: string): boolean {
  const name = escaped(title);
  if (!lower.includes(title)) return false;
  return new RegExp(
    String.raw`${NOT_A_CAREER}${name}\b|(?:^|[.!?]\s+)(?:an? |the )?${name}s?\b`,
    'i',
  ).test(lower);
}

const SPEAKS_OF_TEN = /\b(?:the|your|these|all) ten\b|\bten careers\b/i;

/** Returns a text's statement that there are ten careers where there are fewer. */
function countFaults(text: string, { careers }: ReportFacts): string[] {
  if (careers.length === FULL_LIST || !SPEAKS_OF_TEN.test(text)) return [];
  return [`speaks of ten careers, and there are ${countInWords(careers)}`];
}

function sectionFaults(text: string, { id }: ProseField, facts: ReportFacts): string[] {
  const given = facts.careers.map(({ title }) => title.toLowerCase());
  return sentencesOf(text).flatMap((sentence) => {
    const lower = sentence.toLowerCase();
    const mustBeGiven = id === 'careers' || FITS.test(sentence);
    const foreign = MANY_WORDS.find(
      (title) =>
        lower.includes(title) &&
        given.every((one) => isOther(title, one)) &&
        new RegExp(
          mustBeGiven
            ? String.raw`\b${escaped(title)}s?\b`
            : String.raw`${NOT_A_CAREER}${escaped(title)}\b`,
        ).test(lower),
    );
    const first = given[0] ?? '';
    const claimed = FIRST.test(sentence) && given.find((title) => lower.includes(title));
    return [
      ...(foreign === undefined ? [] : [`names ${foreign}, which is not one of the careers`]),
      ...(claimed && (!facts.ranked || !lower.includes(first))
        ? [`calls ${claimed} the best match, which it is not`]
        : []),
    ];
  });
}

/** "Teacher" is part of "primary school teacher", and no other job than it. */
function isOther(title: string, own: string): boolean {
  return title !== own && !own.includes(title) && !title.includes(own);
}

function escaped(title: string): string {
  return title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

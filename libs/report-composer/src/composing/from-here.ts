// Says how a career looks from where the reader stands: what they already have for it, and what is missing.
import { type EnteredCareer, findMove, hasDegree } from '@bearings/career-matching';
import type { ReportCareer } from '@bearings/contracts';
import { findRoute, hasLocalWays, occupationByCode, REGISTERS, SUBJECT_ROWS } from '@bearings/career-data';
import {
  chooseAskedSubjectKind,
  DEGREE_LEVEL,
  findCertificate,
  formatMonths,
  getCommonJobTitle,
  isCountry,
  JOB_YEARS,
  QUALIFICATION_NAMES,
  UK,
} from '@bearings/domain';
import { listSchoolSubjectNames, listSubjectNames } from '../answers/circumstances-text.js';
import { FROM_HERE_TEXTS } from '../content/report-copy/from-here.js';
import { findLackedNeeds } from '../guidance/lacked-needs.js';
import { describeMissingLicence, findWaysFor, isQualifiedFor } from '../guidance/local-ways.js';
import type { Reader } from '../guidance/reader.js';
import { fillWording, uncapitalise } from '../text.js';
import { joinList, titleInSentence } from '../writers/built-in/grammar.js';
import { getTitleIn } from './career-titles.js';
import { listExperienceLines } from './reason-lines.js';
import type { CareerFact, ReportFacts } from './report-facts.js';

const { haves: haveTexts, missing: missingTexts, title } = FROM_HERE_TEXTS;
/** Minimum reachability from a job of the reader, from 0 to 1, at which its years count; more than for a reason. */
const MIN_COUNTED_REACHABILITY = 0.6;
/** The UK qualification level of jobs that ask for no certificate. */
const LOWEST_LEVEL = 1;
const subjectsByCode = new Map(SUBJECT_ROWS.map((row) => [row.code, row]));

type Facts = Pick<ReportFacts, 'categories' | 'circumstances'>;

/**
 * Returns what the reader has for a career and what they lack, as phrases.
 * @param withExperience whether they may name the reader's jobs
 */
export function composeFromHere(
  career: Pick<CareerFact, 'code' | 'training' | 'experience' | 'exceedsTraining'>,
  facts: Facts,
  reader: Reader,
  withExperience: boolean,
): ReportCareer['fromHere'] {
  const job = withExperience ? reader.jobNow : null;
  return {
    title: job === null ? '' : fillWording(title, { job: titleInSentence(job.title) }),
    haves: [...listQualifications(career, reader), ...listSubjects(career, facts, reader)].concat(
      withExperience ? listJobs(career, facts, reader) : [],
    ),
    missing: listMissing(career, reader),
  };
}

/** Returns the reader's qualification if it is one with which people start the career. */
function listQualifications(career: EnteredCareer, reader: Reader): string[] {
  if (reader.certificate === 'DE.meister') return [findCertificate(reader.certificate)?.name ?? ''];
  return isQualified(career, reader) ? [nameQualification(reader)] : [];
}

function isQualified(career: EnteredCareer, reader: Reader): boolean {
  const { code } = career;
  const route = findRoute(code);
  if (reader.country === UK || !hasLocalWays(reader.country)) {
    if (route === null) return false;
    if (hasDegree(reader)) return route.ways.some(({ kind }) => kind === 'degree' || kind === 'conversion');
    // The levels of certificates in other countries are no British ones.
    return reader.country === UK && route.level > LOWEST_LEVEL && (reader.level ?? 0) >= route.level;
  }
  const ways = findWaysFor(code, reader, findMove(career, reader))?.ways ?? [];
  return ways.some((way) => isQualifiedFor(way, reader));
}

function nameQualification(reader: Reader): string {
  const { country, level, certificate } = reader;
  const name = findCertificate(certificate)?.name;
  if (name !== undefined) return name;
  if (hasDegree(reader) || level === null || !isCountry(country)) return haveTexts.degree;
  return QUALIFICATION_NAMES[country][level];
}

/** Returns the reader's subjects that count for a career. */
function listSubjects(
  { code, training }: Pick<CareerFact, 'code' | 'training'>,
  { circumstances }: Facts,
  { country }: Reader,
): string[] {
  const row = subjectsByCode.get(code);
  if (row === undefined || circumstances === null) return [];
  const { subjects = [], schoolSubjects = [] } = circumstances;
  const fill = (text: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [fillWording(text, { things: joinList(names, 'and') })];
  const match = training.study?.match;
  if (match === 'direct' || match === 'related') {
    const counted = subjects.filter((id) => row[match].includes(id));
    return fill(haveTexts[match], listSubjectNames(counted, country));
  }
  // Which school subjects courses ask for is British.
  if (country !== UK || chooseAskedSubjectKind(circumstances) !== 'school') return [];
  const useful = [...row.school.required, ...row.school.helps].filter((id) => schoolSubjects.includes(id));
  return fill(haveTexts.school, listSchoolSubjectNames(useful, country));
}

/** Returns the reader's job if its years count for a career. */
function listJobs(career: Pick<CareerFact, 'code' | 'experience'>, facts: Facts, { country }: Reader): string[] {
  return listExperienceLines(career, facts).flatMap(({ line }) => {
    if (line.on !== 'job' || !countsFor(career, line)) return [];
    const found = occupationByCode(line.job);
    const job = titleInSentence(found === undefined ? getCommonJobTitle(line.job) : getTitleIn(country, found));
    const held = facts.circumstances?.experience?.jobs?.find(({ occupation }) => occupation === line.job);
    const years = JOB_YEARS.find(({ id }) => id === held?.years)?.label;
    if (line.when === 'learned') return fillWording(haveTexts.learned, { job });
    return years === undefined
      ? fillWording(haveTexts.jobShort, { job })
      : fillWording(haveTexts.job, { job, years: uncapitalise(years) });
  });
}

/** Returns whether years in a job count for a career: people move from it, or it is the same work or clearly near. */
const countsFor = (
  { code, experience }: Pick<CareerFact, 'code' | 'experience'>,
  { job, isRealMove }: { job: string; isRealMove: boolean },
): boolean => isRealMove || job === code || experience.reachability >= MIN_COUNTED_REACHABILITY;

function listMissing(
  career: Pick<CareerFact, 'code' | 'training' | 'experience' | 'exceedsTraining'>,
  reader: Reader,
): string[] {
  const { code, training, experience } = career;
  const { country } = reader;
  const move = findMove(career, reader);
  // What courses ask for is British. Elsewhere another subject may do, or none.
  const schoolNames = country === UK ? listSchoolSubjectNames(training.missingSubjects, country) : [];
  const missing = [
    ...(schoolNames.length === 0 ? [] : [fillWording(missingTexts.school, { things: joinList(schoolNames) })]),
    ...(move?.isOtherSubject === true ? [missingTexts.subject] : []),
  ];
  const route = country === UK ? findRoute(code) : null;
  const { licence, register, checks } = findLackedNeeds(career, reader);
  if (route === null) {
    return licence === null ? missing : [...missing, describeMissingLicence(licence, reader)];
  }
  const hasYears = experience.hasYearsForPost || (move !== null && !move.needsMoreYears);
  const years = hasYears ? undefined : route.experience?.[0];
  return [
    ...missing,
    ...(route.level >= DEGREE_LEVEL && !hasDegree(reader) ? [missingTexts.degree] : []),
    ...(years === undefined ? [] : [fillWording(missingTexts.years, { years: formatMonths(years * 12) })]),
    ...(register === null ? [] : [REGISTERS[register].holds]),
    ...(checks.includes('record') ? [missingTexts.record] : []),
  ];
}

// Says how a career looks from where the reader stands: what they already have for it, and what is missing.
import type { ReportCareer } from '@bearings/contracts';
import { findLicence, findRoute, occupationByCode, REGISTERS, SUBJECT_ROWS } from '@bearings/career-data';
import {
  chooseAskedSubjectKind,
  DEGREE_LEVEL,
  findCertificate,
  formatMonths,
  getCommonJobTitle,
  JOB_YEARS,
  UK,
} from '@bearings/domain';
import { listSchoolSubjectNames, listSubjectNames } from '../answers/circumstances-text.js';
import { FROM_HERE_TEXTS } from '../content/report-copy/from-here.js';
import { findMove } from '../guidance/move.js';
import { hasDegree, type Reader } from '../guidance/reader.js';
import { fillWording, uncapitalise } from '../text.js';
import { joinList, titleInSentence } from '../writers/built-in/grammar.js';
import { getTitleIn } from './career-titles.js';
import { listExperienceLines } from './reason-lines.js';
import type { CareerFact, ReportFacts } from './report-facts.js';

const { haves: haveTexts, missing: missingTexts, title } = FROM_HERE_TEXTS;
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
    haves: [...listQualifications(career.code, reader), ...listSubjects(career, facts, reader)].concat(
      withExperience ? listJobs(career, facts, reader) : [],
    ),
    missing: listMissing(career, reader),
  };
}

function listQualifications(code: string, reader: Reader): string[] {
  if (reader.certificate === 'DE.meister') return [findCertificate(reader.certificate)?.name ?? ''];
  if (hasDegree(reader)) return [haveTexts.degree];
  const route = reader.country === UK ? findRoute(code) : null;
  return route !== null && reader.level !== null && reader.level >= route.level ? [haveTexts.level] : [];
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

/** Returns the reader's job that is near to a career. */
function listJobs(career: Pick<CareerFact, 'code' | 'experience'>, facts: Facts, { country }: Reader): string[] {
  return listExperienceLines(career, facts).flatMap(({ line }) => {
    if (line.on !== 'job') return [];
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
  if (route === null) {
    const licence = findLicence(country, code);
    const isLacking = move === null && licence?.status === 'required' && licence.by !== 'employer';
    return isLacking ? [...missing, missingTexts.licence] : missing;
  }
  const years = experience.hasYearsForPost || move !== null ? undefined : route.experience?.[0];
  const law = (route.register ?? []).find(({ required }) => required === 'law');
  return [
    ...missing,
    ...(route.level >= DEGREE_LEVEL && !hasDegree(reader) ? [missingTexts.degree] : []),
    ...(years === undefined ? [] : [fillWording(missingTexts.years, { years: formatMonths(years * 12) })]),
    ...(law === undefined || move !== null ? [] : [REGISTERS[law.body].holds]),
    ...(route.asksFor?.includes('record') ? [missingTexts.record] : []),
  ];
}

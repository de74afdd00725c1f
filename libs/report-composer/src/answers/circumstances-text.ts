// Writes sentences on a person's circumstances, for the preview and the report.
import { fillWording } from '../text.js';
import type { Circumstances } from '@bearings/contracts';
import {
  chooseAskedSubjectKind,
  isAskedForFieldOfWork,
  type Choice,
  DEAL_BREAKERS,
  type DealBreakerId,
  FIELD_YEARS,
  getCurrency,
  findCertificate,
  findPlace,
  getCountryName,
  getInterest,
  type InterestAnswer,
  isCountry,
  JOB_CONDITIONS,
  QUALIFICATION_NAMES,
  type QualificationLevel,
  SCHOOL_SUBJECTS,
  type SchoolSubjectId,
  STAGES,
  type SubjectId,
  SUBJECTS,
  CIRCUMSTANCE_TOPICS,
  type CircumstanceTopic,
  type TileId,
  TILES,
  TRAINING_TIMES,
  UK,
  US,
  WORK_FIELDS,
  type WorkField,
} from '@bearings/domain';
import { listRegularDealBreakers, occupationByCode } from '@bearings/career-data';
import { formatMoney } from '../pay/money.js';
import { getTitleIn } from '../composing/career-titles.js';
import { LEVEL_WORDS, TAKEN_INTO_ACCOUNT } from '../content/report-copy/circumstances.js';

/**
 * Returns a sentence for each optional question about circumstances that the person answered, in the order of the
 * questions and in the terms used in a country.
 */
export function listAnswerSentences(circumstances: Circumstances | null, country = UK): AnswerSentence[] {
  if (circumstances === null) return [];
  const { stage, qualificationLevel, certificate, place, training, dealBreakers } = circumstances;
  const { fieldsLeftOut, conditions, payFloor, jobsInMind } = circumstances;
  const sentences: Readonly<Record<CircumstanceTopic, string>> = {
    likes: fillSentence(TAKEN_INTO_ACCOUNT.likes, listTileNames(listTilesWith(circumstances, 'like'))),
    dislikes: fillSentence(TAKEN_INTO_ACCOUNT.dislikes, listTileNames(listTilesWith(circumstances, 'not_for_me'))),
    stage: stage === undefined ? '' : fillWording(TAKEN_INTO_ACCOUNT.stage, { stage: findLabel(STAGES, stage) }),
    level:
      qualificationLevel === undefined
        ? ''
        : fillWording(TAKEN_INTO_ACCOUNT.level, {
            // The wording adds a full stop, so the one at the end of "Ph.D." is removed.
            words: (nameCertificate(certificate, country) ?? describeLevel(qualificationLevel, country)).replace(
              /\.$/,
              '',
            ),
          }),
    place: fillSentence(TAKEN_INTO_ACCOUNT.place, [findPlace(country, place)?.name ?? ''].filter(Boolean)),
    subjects: subjectsText(circumstances, country),
    schoolSubjects:
      chooseAskedSubjectKind(circumstances) === 'school'
        ? fillSentence(
            TAKEN_INTO_ACCOUNT.schoolSubjects,
            listSchoolSubjectNames(circumstances.schoolSubjects ?? [], country),
          )
        : '',
    field: fieldText(circumstances),
    training:
      training === undefined
        ? ''
        : fillWording(TAKEN_INTO_ACCOUNT.training, {
            training: findLabel(TRAINING_TIMES, training),
          }),
    dealBreakers: [
      fillSentence(TAKEN_INTO_ACCOUNT.dealBreakers, listDealBreakerNames(dealBreakers ?? [])),
      fillSentence(TAKEN_INTO_ACCOUNT.keptJobs, nameJobs(listKeptJobsInMind(circumstances), country)),
    ]
      .filter((text) => text !== '')
      .join(' '),
    fieldsLeftOut: fillSentence(TAKEN_INTO_ACCOUNT.fieldsLeftOut, listFieldNames(fieldsLeftOut ?? [])),
    conditions: fillSentence(
      TAKEN_INTO_ACCOUNT.conditions,
      JOB_CONDITIONS.filter(({ id }) => conditions?.includes(id)).map(({ label }) => toSentenceForm(label)),
    ),
    payFloor:
      payFloor === undefined
        ? ''
        : fillWording(TAKEN_INTO_ACCOUNT.payFloor, {
            pay: formatMoney(payFloor.yearly, getCurrency(payFloor.country)),
          }),
    jobsInMind: fillSentence(TAKEN_INTO_ACCOUNT.jobsInMind, nameJobs(jobsInMind ?? [], country)),
  };
  return CIRCUMSTANCE_TOPICS.map((id) => ({ id, text: sentences[id] })).filter(({ text }) => text !== '');
}

/** Returns the titles of occupations in the English of a country. */
export const nameJobs = (codes: readonly string[], country: string): string[] =>
  codes.map((code) => getTitleIn(country, occupationByCode(code) ?? { code, title: code }));

/**
 * Returns the jobs in mind that the person keeps despite every deal-breaker. Jobs that they do or did are left out,
 * because others may see this sentence.
 */
function listKeptJobsInMind({
  jobsInMind = [],
  dealBreakers = [],
  keptJobs = [],
  experience,
}: Circumstances): string[] {
  const isDone = (code: string): boolean => (experience?.jobs ?? []).some(({ occupation }) => occupation === code);
  return jobsInMind.filter((code) => {
    const asked = listRegularDealBreakers(code).filter((id) => dealBreakers.includes(id));
    const isKept = (id: DealBreakerId): boolean =>
      keptJobs.some((answer) => answer.occupation === code && answer.dealBreaker === id && answer.isKept);
    return asked.length > 0 && asked.every(isKept) && !isDone(code);
  });
}

/** An optional question about circumstances, with the sentence about its answer. */
interface AnswerSentence {
  id: CircumstanceTopic;
  text: string;
}

function subjectsText(circumstances: Circumstances, country: string): string {
  if (chooseAskedSubjectKind(circumstances) !== 'degree') return '';
  const { stage, subjects = [] } = circumstances;
  if (subjects.length > 0) return fillSentence(TAKEN_INTO_ACCOUNT.subjects, listSubjectNames(subjects, country));
  // Others may not have been asked: the question follows the qualification, which they may have changed since.
  return stage === 'student' || stage === 'graduate' ? TAKEN_INTO_ACCOUNT.noSubjects : '';
}

function fieldText({ stage, field, fieldYears, experience }: Circumstances): string {
  if (!isAskedForFieldOfWork({ stage })) return '';
  const name = WORK_FIELDS.find(({ id }) => id === field)?.name;
  // Jobs say which posts are too senior, so nothing is missing. They are not named, because others may see this sentence.
  if (name === undefined) return experience?.jobs?.length ? '' : TAKEN_INTO_ACCOUNT.noField;
  const variables = { field: toSentenceForm(name) };
  return fieldYears === undefined
    ? fillWording(TAKEN_INTO_ACCOUNT.field, variables)
    : fillWording(TAKEN_INTO_ACCOUNT.fieldYears, {
        ...variables,
        years: findLabel(FIELD_YEARS, fieldYears),
      });
}

/** Returns the names of degree subjects in a country, for use within a sentence. */
export function listSubjectNames(ids: readonly SubjectId[], country: string): string[] {
  return SUBJECTS.filter(({ id }) => ids.includes(id)).map(({ label, us }) =>
    toSentenceForm(country === US ? us : label),
  );
}

/** School subjects that have another name outside the United Kingdom. */
const SCHOOL_SUBJECT_NAMES_ABROAD: Partial<Record<SchoolSubjectId, string>> = {
  art: 'art',
  health: 'health',
  maths: 'mathematics',
  religion: 'religion or ethics',
  sport: 'sport',
  technology: 'technology',
};

/** Returns the names of school subjects in a country, for use within a sentence. */
export function listSchoolSubjectNames(ids: readonly SchoolSubjectId[], country: string): string[] {
  return SCHOOL_SUBJECTS.filter(({ id }) => ids.includes(id)).map(
    ({ id, label }) => (country === UK ? undefined : SCHOOL_SUBJECT_NAMES_ABROAD[id]) ?? toSentenceForm(label),
  );
}

/** Returns a certificate's name, with its country for readers in another one; undefined if there is none. */
function nameCertificate(id: Circumstances['certificate'], country: string): string | undefined {
  const certificate = findCertificate(id);
  if (certificate === null) return undefined;
  const { name } = certificate;
  return certificate.country === country ? name : `${name} (${getCountryName(certificate.country)})`;
}

/**
 * Returns the name of a qualification level in the terms of a country. Only in the United Kingdom
 * does it contain the level's number.
 */
function describeLevel(level: QualificationLevel, country: string): string {
  if (country === UK) return `level ${level}, ${LEVEL_WORDS[level]}`;
  return isCountry(country) ? QUALIFICATION_NAMES[country][level] : LEVEL_WORDS[level];
}

/** Returns the labels of kinds of work (tiles), for use within a sentence. */
export function listTileNames(tiles: readonly TileId[]): string[] {
  return tiles.map((tile) => findLabel(TILES, tile));
}

/** Returns the labels of deal-breakers, for use within a sentence. */
export function listDealBreakerNames(ids: readonly DealBreakerId[]): string[] {
  return ids.map((id) => findLabel(DEAL_BREAKERS, id));
}

/** Returns the names of fields of work, for use within a sentence. */
export function listFieldNames(ids: readonly WorkField[]): string[] {
  return WORK_FIELDS.filter(({ id }) => ids.includes(id)).map(({ name }) => toSentenceForm(name));
}

/** Returns a wording with its `{things}` filled in, or an empty text if the list is empty. */
export function fillSentence(wording: string, things: readonly string[]): string {
  return things.length === 0 ? '' : fillWording(wording, { things: things.join('; ') });
}

/** Returns the kinds of work (tiles) with this answer, in the order of TILES. */
export function listTilesWith({ interests }: Circumstances, interest: InterestAnswer): TileId[] {
  return TILES.map(({ id }) => id).filter((tile) => getInterest(interests, tile) === interest);
}

function findLabel(choices: readonly Choice[], id: string): string {
  const label = choices.find((choice) => choice.id === id)?.label ?? id;
  return toSentenceForm(label);
}

/** Returns a label with a small first letter; "English" keeps its capital. */
function toSentenceForm(label: string): string {
  if (label.startsWith('English')) return label;
  return `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
}

// Composes the part of a report on each job that the reader named: its place, what speaks for and against it, what
// stands in the way, what the reader has and lacks, and careers with the same wish.
import { hasDegree } from '@bearings/career-matching';
import type { CareerRoute, ReportNamedJob } from '@bearings/contracts';
import { ASK_SENTENCES, describeNeed, findRoute, OCCUPATIONS } from '@bearings/career-data';
import { capitalise, formatMonths, type Stage, UK, US } from '@bearings/domain';
import {
  fillSentence,
  listDealBreakerNames,
  listSchoolSubjectNames,
  listTileNames,
} from '../answers/circumstances-text.js';
import { MINIMUM_AGE } from '../content/report-copy/career-facts.js';
import { CAREER_NOTE_TEXTS } from '../content/report-copy/circumstances.js';
import { NAMED_JOB_TEXTS, OWN_JOB_TEXTS } from '../content/report-copy/named-jobs.js';
import {
  type CareerTraining,
  describeTraining,
  describeUsApprenticeship,
  findCareerTraining,
  formatTrainingTime,
} from '../guidance/career-training.js';
import { describeBars, describeLicence } from '../guidance/local-ways.js';
import { createReader, type Reader, withoutJobs } from '../guidance/reader.js';
import { chooseNoteText, type Sentence } from '../prose/prose.js';
import { ProseRenderer } from '../prose/prose-renderer.js';
import { fillWording } from '../text.js';
import { joinList, titleInSentence } from '../writers/built-in/grammar.js';
import { writeHeadline } from '../writers/built-in/careers-section.js';
import { writeLine } from '../writers/built-in/reason-sentences.js';
import { countInWords } from './career-count.js';
import { findFirstRouteKind } from './career-details.js';
import { composeCareerPage } from './career-page.js';
import { getSlug } from './career-titles.js';
import { toPayView } from './career-view.js';
import { getPayIn } from './compose-career.js';
import { composeFromHere } from './from-here.js';
import { listNotes } from './matching-view.js';
import { PhrasePicker } from './phrase-picker.js';
import { findStatement } from './quoted-answer.js';
import type { ReasonLine } from './reason-line.js';
import { listExperienceLines, toLineKey } from './reason-lines.js';
import { joinPlainRuns } from './report-document.js';
import type { NamedJobFact, RelatedFact, ReportFacts } from './report-facts.js';
import { describeComparison, toOrdinal } from './verdict.js';

const texts = NAMED_JOB_TEXTS;
const PUPIL_STAGES: ReadonlySet<Stage | undefined> = new Set<Stage>(['school', 'fe']);
/** Maximum number of tasks and pastimes of the reader that are mentioned as counting for a job. */
const MAX_DONE = 3;
/** UK qualification level of a degree. */
const DEGREE_LEVEL = 6;
/** Notes on a job that say what stands in the way; those on kinds of work speak for or against it. */
const GATE_NOTES: ReadonlySet<string> = new Set(['lacking', 'long', 'paid', 'subject', 'entry']);
const NOTES_AGAINST: ReadonlySet<string> = new Set(['disliked', 'disliked-in-part', 'at-times']);

/**
 * Returns the report's part on each job that the reader named.
 * @param withExperience whether it may say what the reader has done; if not, their own jobs are left out
 */
export function composeNamedJobs(facts: ReportFacts, country: string, withExperience: boolean): ReportNamedJob[] {
  const reader = createReader(withExperience ? facts : withoutJobs(facts), country);
  return facts.inMind
    .filter((job) => withExperience || !isDoneByReader(job, facts))
    .map((job) => composeNamedJob(job, facts, reader, withExperience));
}

/** Returns whether the reader does a job, or one much like it, or has done it. */
function isDoneByReader({ code, isOwnJob }: NamedJobFact, { circumstances }: ReportFacts): boolean {
  return isOwnJob || (circumstances?.experience?.jobs ?? []).some(({ occupation }) => occupation === code);
}

function composeNamedJob(
  job: NamedJobFact,
  facts: ReportFacts,
  reader: Reader,
  withExperience: boolean,
): ReportNamedJob {
  const { code, title, fit, stability, amongTen } = job;
  const { country } = reader;
  const phrases = new PhrasePicker(`${facts.reportId} named ${code}`);
  const note = chooseNoteText(writeHeadline(job, facts, phrases), withExperience);
  const renderer = new ProseRenderer({ facts, firstName: '', country });
  const render = (sentences: typeof note.why.sentences): string => joinPlainRuns(renderer.renderSentences(sentences));
  const quote = note.line?.on === 'statement' ? findStatement(note.line, facts) : null;
  const training = findCareerTraining(job, reader);
  const notes = listNotes(job, {
    careerTraining: training,
    omitsTime: false,
    firstRouteKind: findFirstRouteKind(code, reader),
    quoted: note.quotes,
    ruledOut: note.ruledOut,
    asking: facts,
    country,
    withExperience,
    direction: withExperience ? facts.circumstances?.experience?.direction : undefined,
  });
  const listTexts = (isListed: (id: string) => boolean): string[] =>
    notes.flatMap(({ id, text }) => (isListed(id) ? text : []));
  const { demand, routes } = composeCareerPage(job, reader);
  const done = withExperience ? listDone(job, facts, note.line, phrases).map((line) => render([line])) : [];
  const fromHere = composeFromHere(job, facts, reader, withExperience);
  return {
    code,
    title,
    slug: getSlug(code),
    fit,
    stability,
    amongTen,
    place: describePlace(job, facts),
    rank: amongTen || !facts.ranked ? null : job.rank,
    text: describeNamedJob(job, facts),
    speaksFor: listTextsOf(
      // That they named it is no reason.
      note.line === null || note.line.on === 'named'
        ? ''
        : joinTexts(quote === null ? '' : fillWording(texts.quote, quote), render(note.why.sentences)),
      ...listTexts((id) => id.startsWith('liked')),
    ),
    speaksAgainst: listTextsOf(render(note.whyNot.sentences), ...listTexts((id) => NOTES_AGAINST.has(id))),
    gates: job.isOwnJob
      ? []
      : listGates(
          job,
          reader,
          listTexts((id) => GATE_NOTES.has(id)),
        ),
    haves: job.isOwnJob ? [] : [...fromHere.haves.map((phrase) => `${capitalise(phrase)}.`), ...done],
    missing: job.isOwnJob || reader.done.includes(code) ? [] : listMissing(job, training, routes[0], reader),
    demand,
    pay: toPayView(getPayIn(reader, code)),
    routes: job.isOwnJob ? [] : routes,
    relatedTitle: nameRelated(job, training, country),
    related: job.related.map((career) => composeRelated(career, facts, reader)),
  };
}

/** Returns how a job compares with all careers; of a job that the reader does, that they do it. */
function describeNamedJob(job: NamedJobFact, facts: ReportFacts): string {
  if (!job.isOwnJob) return describeComparison(job, facts);
  return facts.ownJobs.some(({ code }) => code === job.code) ? OWN_JOB_TEXTS.named : OWN_JOB_TEXTS.namedTwin;
}

function listTextsOf(...each: readonly string[]): string[] {
  return each.filter((text) => text !== '');
}

const joinTexts = (...each: readonly string[]): string => listTextsOf(...each).join(' ');

/** Returns the place of a job as a phrase: "46th of 247"; empty if it has none. */
function describePlace({ code, rank }: Pick<NamedJobFact, 'code' | 'rank'>, { ranked, careers }: ReportFacts): string {
  if (!ranked) return '';
  const index = careers.findIndex((career) => career.code === code);
  if (index !== -1) {
    return fillWording(texts.placeAmongTen, { rank: String(index + 1), count: countInWords(careers) });
  }
  return rank === null ? '' : fillWording(texts.place, { rank: toOrdinal(rank), all: String(OCCUPATIONS.length) });
}

/** Returns what stands in the way of a job: what the reader ruled out, the law, what employers check, and the training. */
function listGates({ code, excludedBy }: NamedJobFact, reader: Reader, notes: readonly string[]): string[] {
  const { country } = reader;
  const route = country === UK ? findRoute(code) : null;
  const age = route?.minimumAge;
  return listTextsOf(
    fillSentence(texts.gates.excluded, listDealBreakerNames(excludedBy)),
    route !== null && route.level >= DEGREE_LEVEL && !hasDegree(reader) ? texts.gates.level : '',
    ...(route === null ? describeLicence(code, reader, 'once') : (route.register ?? []).map(describeNeed)),
    age === undefined ? '' : fillWording(MINIMUM_AGE, { age: String(age) }),
    ...(route === null ? describeBars(code, country) : (route.asksFor ?? []).map((ask) => ASK_SENTENCES[ask])),
    ...notes,
  );
}

/** Returns the marked tasks and pastimes of a reader that count for a job, except the line that its reason quotes. */
function listDone(job: NamedJobFact, facts: ReportFacts, quoted: ReasonLine | null, phrases: PhrasePicker): Sentence[] {
  return listExperienceLines(job, facts)
    .filter(({ line }) => line.on !== 'job' && (quoted === null || toLineKey(line) !== toLineKey(quoted)))
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, MAX_DONE)
    .map(({ line }) => (line.on === 'statement' ? [] : writeLine(job.code, line, phrases)));
}

/** Returns the length of training, and the steps of the first way in. */
function listMissing(
  { code, isTooSenior }: NamedJobFact,
  training: CareerTraining,
  route: CareerRoute | undefined,
  { country }: Reader,
): string[] {
  const length =
    country === UK
      ? describeTraining(training)
      : country === US
        ? capitalise(describeUsApprenticeship(code))
        : describeLengthAbroad(training, route);
  const steps = (route?.stations ?? []).map(({ title, months, paid }, index) =>
    fillWording(texts.missing.step, {
      number: String(index + 1),
      title,
      months: months === null ? '' : `, ${formatMonths(months)}`,
      pay: paid ? texts.missing.paid : texts.missing.unpaid,
    }),
  );
  // The training for a senior post is only the last of its steps.
  const missing = listTextsOf(isTooSenior ? '' : endSentence(length), ...steps);
  return missing.length === 0 ? [texts.missing.unknown] : missing;
}

/** Returns the length of training in the United Kingdom; empty if there is a way in of the reader's own country. */
function describeLengthAbroad(training: CareerTraining, route: CareerRoute | undefined): string {
  if (training.months === null || (route?.stations.length ?? 0) > 0) return '';
  if (training.months[1] < 1) return texts.missing.noneAbroad;
  return fillWording(texts.missing.abroad, { time: formatTrainingTime(training) });
}

const endSentence = (text: string): string => (text === '' || text.endsWith('.') ? text : `${text}.`);

function nameRelated(
  { excludedBy, isTooSenior, training }: NamedJobFact,
  { isLong }: CareerTraining,
  country: string,
): string {
  if (excludedBy.length > 0) return texts.related.excluded;
  if (isLong) return texts.related.long;
  if (training.missingSubjects.length > 0) {
    return fillWording(texts.related.subjects, {
      things: joinList(listSchoolSubjectNames(training.missingSubjects, country), 'or'),
    });
  }
  return isTooSenior ? texts.related.later : texts.related.open;
}

function composeRelated(career: RelatedFact, facts: ReportFacts, reader: Reader): ReportNamedJob['related'][number] {
  const { code, title, fit, sharedTiles, training: need } = career;
  const careerTraining = findCareerTraining(career, reader);
  const training = reader.country === UK ? describeTraining(careerTraining) : '';
  const shared = fillSentence(texts.shared, listTileNames(sharedTiles.slice(0, 2)));
  return {
    code,
    title,
    slug: getSlug(code),
    fit,
    place: describePlace(career, facts),
    text: joinTexts(shared, endSentence(training), training !== '' && need.paid ? CAREER_NOTE_TEXTS.paid : ''),
    isLong: careerTraining.isLong,
  };
}

/**
 * Returns the sentence on the jobs that the reader does now and their near twins, except a job that they named, whose
 * own part says it; empty if there are none, or for pupils, whose job is one beside school.
 */
export function describeOwnJobs({
  ownJobs,
  inMind,
  circumstances,
}: Pick<ReportFacts, 'ownJobs' | 'inMind' | 'circumstances'>): string {
  if (PUPIL_STAGES.has(circumstances?.stage)) return '';
  return ownJobs
    .filter(({ code }) => !inMind.some((job) => job.code === code))
    .map(({ title, twins }) =>
      fillWording(twins.length === 0 ? OWN_JOB_TEXTS.own : OWN_JOB_TEXTS.withTwins, {
        title: titleInSentence(title),
        twins: joinList(
          twins.map((twin) => titleInSentence(twin.title)),
          'and',
        ),
      }),
    )
    .join(' ');
}

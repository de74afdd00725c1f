// Composes the part of a report on a pupil's or student's subjects: what each opens, what stays closed, and what adding
// one would open. It counts only what the table of subjects says that courses ask for.
import type { ReportSubjects } from '@bearings/contracts';
import { OCCUPATIONS, SUBJECT_ROWS } from '@bearings/career-data';
import {
  chooseAskedSubjectKind,
  SCHOOL_SUBJECTS,
  type SchoolSubjectId,
  type SubjectId,
  UK,
  capitalise,
} from '@bearings/domain';
import { listSchoolSubjectNames, listSubjectNames } from '../answers/circumstances-text.js';
import { SUBJECTS_TEXTS as texts } from '../content/report-copy/subjects.js';
import { fillWording } from '../text.js';
import { joinList } from '../writers/built-in/grammar.js';
import type { NamedOccupation, ReportFacts } from './report-facts.js';

const MAX_ADDED_SUBJECTS = 3;
/** UK qualification level of GCSEs, after which pupils have chosen their last subjects. */
const SUBJECTS_SET_LEVEL = 2;
/** Weight of a subject that courses ask for, beside one that helps, when the best match is chosen. */
const REQUIRED_WEIGHT = 2;

const rowsByCode = new Map(SUBJECT_ROWS.map((row) => [row.code, row]));

type SubjectRow = (typeof SUBJECT_ROWS)[number];
type Mark = ReportSubjects['rows'][number]['marks'][number];

/** Returns the part on the reader's subjects; null unless they are a pupil or student who named some. */
export function composeSubjects(
  { circumstances, careers }: Pick<ReportFacts, 'circumstances' | 'careers'>,
  country: string,
): ReportSubjects | null {
  // What courses ask for is known of the United Kingdom only.
  if (circumstances === null || country !== UK) return null;
  const { stage, subjects = [], schoolSubjects = [] } = circumstances;
  const kind = chooseAskedSubjectKind(circumstances);
  const isPupil = kind === 'school';
  if (!isPupil && stage !== 'student') return null;
  if ((isPupil ? schoolSubjects : subjects).length === 0) return null;
  // Who has a level 2 qualification is past the choice of subjects for the last two years.
  const canAdd = (circumstances.qualificationLevel ?? 0) < SUBJECTS_SET_LEVEL;
  return isPupil ? composeSchoolSubjects(schoolSubjects, careers, canAdd) : composeDegreeSubjects(subjects, careers);
}

const NO_SUBJECTS: ReportSubjects = { note: '', best: '', rows: [], closed: [], addingLead: '', adding: [] };

function composeSchoolSubjects(
  taken: readonly SchoolSubjectId[],
  careers: readonly NamedOccupation[],
  canAdd: boolean,
): ReportSubjects {
  const others = SUBJECT_ROWS.filter(({ code }) => !careers.some((career) => career.code === code));
  const mark = (code: string, subject: SchoolSubjectId): Mark => {
    const school = rowsByCode.get(code)?.school;
    if (school?.required.includes(subject)) return 'required';
    return school?.helps.includes(subject) ? 'helps' : 'none';
  };
  const adding = canAdd ? listAdded(taken) : [];
  const closed = careers.flatMap(({ code, title }) => {
    const missing = (rowsByCode.get(code)?.school.required ?? []).filter((id) => !taken.includes(id));
    if (missing.length === 0) return [];
    return fillWording(texts.closed, { title, things: joinList(listSchoolSubjectNames(missing, UK), 'and') });
  });
  return {
    note: texts.school,
    // A career whose courses ask for a subject that the pupil lacks is no match of their subjects.
    best: describeBest(
      careers.filter(({ code }) => isOpen(rowsByCode.get(code)?.school.required ?? [], taken)),
      (code) => taken.reduce((sum, subject) => sum + WEIGHTS[mark(code, subject)], 0),
    ),
    rows: taken.map((subject) => ({
      subject: nameSchoolSubject(subject),
      marks: careers.map(({ code }) => mark(code, subject)),
      others: others.filter(({ school }) => school.required.includes(subject) && isOpen(school.required, taken)).length,
    })),
    closed,
    addingLead: canAdd ? describeAdding(adding) : closed.length > 0 ? texts.addingSet : '',
    adding,
  };
}

const describeAdding = (adding: ReportSubjects['adding']): string =>
  adding.length === 0 ? texts.addingNone : fillWording(texts.addingLead, { all: String(OCCUPATIONS.length) });

function composeDegreeSubjects(taken: readonly SubjectId[], careers: readonly NamedOccupation[]): ReportSubjects {
  const others = SUBJECT_ROWS.filter(({ code }) => !careers.some((career) => career.code === code));
  const mark = (row: SubjectRow | undefined, subject: SubjectId): Mark => {
    if (row?.direct.includes(subject)) return 'required';
    return row?.related.includes(subject) ? 'helps' : 'none';
  };
  return {
    ...NO_SUBJECTS,
    note: texts.degree,
    best: describeBest(careers, (code) =>
      taken.reduce((sum, subject) => sum + WEIGHTS[mark(rowsByCode.get(code), subject)], 0),
    ),
    rows: taken.map((subject) => ({
      subject: capitalise(listSubjectNames([subject], UK).join()),
      marks: careers.map(({ code }) => mark(rowsByCode.get(code), subject)),
      others: others.filter((row) => mark(row, subject) === 'required').length,
    })),
  };
}

const WEIGHTS: Readonly<Record<Mark, number>> = { required: REQUIRED_WEIGHT, helps: 1, none: 0 };

const nameSchoolSubject = (id: SchoolSubjectId): string => capitalise(listSchoolSubjectNames([id], UK).join());

const isOpen = (required: readonly SchoolSubjectId[], taken: readonly SchoolSubjectId[]): boolean =>
  required.every((id) => taken.includes(id));

/** Names the career whose courses count most of the reader's subjects; of several, the one that fits best. */
function describeBest(careers: readonly NamedOccupation[], rate: (code: string) => number): string {
  const ratings = careers.map(({ code }) => rate(code));
  const highest = Math.max(0, ...ratings);
  const best = highest === 0 ? undefined : careers[ratings.indexOf(highest)];
  return best === undefined ? texts.noBest : fillWording(texts.best, { title: best.title });
}

/** Returns the subjects of which one alone would open most careers that are closed now. */
function listAdded(taken: readonly SchoolSubjectId[]): ReportSubjects['adding'] {
  return SCHOOL_SUBJECTS.filter(({ id }) => !taken.includes(id))
    .map(({ id }) => ({
      subject: nameSchoolSubject(id),
      count: SUBJECT_ROWS.filter(
        ({ school }) => !isOpen(school.required, taken) && isOpen(school.required, [...taken, id]),
      ).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_ADDED_SUBJECTS);
}

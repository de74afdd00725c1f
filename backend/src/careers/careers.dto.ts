import {
  CAREER_TRAITS,
  type CareerTrait,
  SCHOOL_SUBJECTS,
  type SchoolSubjectId,
  type SubjectId,
  SUBJECTS,
  WORK_FIELDS,
  type WorkField,
} from '@bearings/domain';
import { ApiProperty } from '@nestjs/swagger';
import { CareerPageReply, LocalNameReply, ReportOccupationReply } from '../report/report-document.dto.js';
import { CareerGrowthReply, CareerPayReply, CareerWayInReply } from '../report/selections/selections.dto.js';
import { Described } from '../platform/http/api-types.js';

const SUBJECT_IDS = SUBJECTS.map(({ id }) => id);
const SCHOOL_SUBJECT_IDS = SCHOOL_SUBJECTS.map(({ id }) => id);

class LibraryLinkReply extends ReportOccupationReply {
  @Described("Last part of the URL of the career's page.") slug: string;
}

class CareerSubjectsReply {
  @Described('The usual subjects of a degree for entry.', { enum: SUBJECT_IDS, isArray: true })
  direct: SubjectId[];

  @Described('Other degree subjects of people who enter the career.', {
    enum: SUBJECT_IDS,
    isArray: true,
  })
  related: SubjectId[];

  @Described('School subjects that the usual course requires.', {
    enum: SCHOOL_SUBJECT_IDS,
    isArray: true,
  })
  required: SchoolSubjectId[];

  @Described('School subjects that help but are not required.', {
    enum: SCHOOL_SUBJECT_IDS,
    isArray: true,
  })
  helps: SchoolSubjectId[];
}

class LibraryCareerReply extends LibraryLinkReply {
  @Described('Titles in the country, if they differ from ours.', { type: [LocalNameReply] })
  localNames: LocalNameReply[];

  @Described('The work in one sentence.') what: string;
  @ApiProperty() pay: CareerPayReply;

  @Described("The usual way in in the United Kingdom, whatever the reader's country.", {
    type: CareerWayInReply,
    nullable: true,
  })
  wayIn: CareerWayInReply | null;

  @ApiProperty({ type: CareerGrowthReply, nullable: true }) growth: CareerGrowthReply | null;

  @Described('Traits for the filters; those on training apply to the United Kingdom.', {
    enum: [...CAREER_TRAITS],
    isArray: true,
  })
  traits: CareerTrait[];

  @ApiProperty() subjects: CareerSubjectsReply;
}

export class CareerLibraryReply {
  @Described('The country of the pay figures.') country: string;
  @Described('Sorted by title.', { type: [LibraryCareerReply] }) careers: LibraryCareerReply[];
  @Described('Publishers and editions of the figures.', { type: [String] }) sources: string[];
}

/** A career that can come before or after this one, and the kind of step between the two. */
class CareerStepReply extends LibraryLinkReply {
  @Described('`up`: a senior post; `move`: another field with the same skills; `study`: after another qualification.', {
    enum: ['up', 'move', 'study'],
  })
  kind: 'up' | 'move' | 'study';
}

/** A career whose projected rise or fall in the number of jobs is among the three largest in its field. */
class CareerTrendReply extends LibraryLinkReply {
  @Described('Projected change in the number of jobs, in per cent.') percent: number;
}

/**
 * Projected numbers of jobs in a field of work. A US occupation group counts only once, even if several careers belong
 * to it.
 */
class FieldTrendReply {
  @ApiProperty({ enum: WORK_FIELDS.map(({ id }) => id) }) field: WorkField;
  @Described('Number of careers of the library in the field.') careers: number;
  @Described('Number of jobs in the first year, in thousands.') jobs: number;
  @Described('Projected change in the number of jobs, in per cent.') percent: number;
  @Described('Openings per year in thousands, including replacements.') openings: number;
  @Described('At most three items.', { type: [CareerTrendReply] }) rising: CareerTrendReply[];
  @Described('At most three items.', { type: [CareerTrendReply] }) falling: CareerTrendReply[];
}

/** Projected change in the number of jobs, and yearly openings, by field of work. */
export class CareerTrendsReply {
  @Described('The country of the projections; no other has comparable ones.') country: string;
  @ApiProperty() from: number;
  @ApiProperty() to: number;
  @Described('Highest growth first.', { type: [FieldTrendReply] }) fields: FieldTrendReply[];
  @ApiProperty({ type: [String] }) sources: string[];
}

/** A similar career, and how it differs. */
class SimilarCareerReply extends LibraryLinkReply {
  @Described('Differences between the careers, one sentence each.', { type: [String] })
  differs: string[];
}

/** The page of a career in the library: the same facts for all readers, in the spelling and terms of a country. */
export class CareerGuideReply extends CareerPageReply {
  @Described('The country of the pay figures and ways in.') country: string;
  @Described('A typical day.') day: string;
  @Described('The people whom the work suits.') thrives: string;
  @Described('Ways into the career in the United Kingdom.') entry: string;
  @ApiProperty({ type: [String] }) skills: string[];
  @ApiProperty({ type: [String] }) knowledge: string[];
  @Described('Six typical tasks.', { type: [String] }) tasks: string[];

  @Described('Sentences on what the job demands more and less than most jobs.', { type: [String] })
  asks: string[];

  @Described('Sentences on drawbacks for some people.', { type: [String] }) doubts: string[];

  @Described("The usual way in in the United Kingdom, whatever the reader's country.", {
    type: CareerWayInReply,
    nullable: true,
  })
  wayIn: CareerWayInReply | null;

  @ApiProperty({ type: CareerGrowthReply, nullable: true }) growth: CareerGrowthReply | null;
  @Described('Subjects that lead to the career in the United Kingdom.')
  subjects: CareerSubjectsReply;
  @Described('Course that is required after a degree in any subject; empty if there is none.')
  course: string;
  @ApiProperty({ type: [CareerStepReply] }) comesFrom: CareerStepReply[];
  @ApiProperty({ type: [CareerStepReply] }) leadsTo: CareerStepReply[];
  @Described('Promotions within the occupation; empty if none are known.') progression: string;
  @ApiProperty({ type: [SimilarCareerReply] }) similarCareers: SimilarCareerReply[];
  @Described('Other job titles.', { type: [String] }) alsoCalled: string[];
  @Described('Notes on ways in.', { type: [String] }) notes: string[];
  @Described('Publishers, editions and licences.', { type: [String] }) sources: string[];
}

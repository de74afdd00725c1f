import {
  CAREER_TRAITS,
  type CareerTrait,
  SCHOOL_SUBJECTS,
  type SchoolSubjectId,
  type SubjectId,
  SUBJECTS,
  WORK_FIELDS,
  type WorkField,
} from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ReportOccupationReply, SharedCareerReply } from '../report/report-document.dto.js';
import {
  CareerGrowthReply,
  CareerPayReply,
  CareerWayInReply,
} from '../report/selections/selections.dto.js';
import { Described } from '../platform/http/api-types.js';

const SUBJECT_IDS = SUBJECTS.map(({ id }) => id);
const SCHOOL_SUBJECT_IDS = SCHOOL_SUBJECTS.map(({ id }) => id);

/** A link to a career of the library. */
class LibraryLinkReply extends ReportOccupationReply {
  @Described('Part of the address of its page.') slug: string;
}

/** The subjects that lead to a career. */
class CareerSubjectsReply {
  @Described('The usual subjects of a degree for entry.', { enum: SUBJECT_IDS, isArray: true })
  direct: SubjectId[];

  @Described('Subjects from which people also come.', { enum: SUBJECT_IDS, isArray: true })
  related: SubjectId[];

  @Described('School subjects that the usual course asks for.', {
    enum: SCHOOL_SUBJECT_IDS,
    isArray: true,
  })
  asked: SchoolSubjectId[];

  @Described('Other school subjects that help.', { enum: SCHOOL_SUBJECT_IDS, isArray: true })
  helps: SchoolSubjectId[];
}

/** A career in the list of the careers library. */
class LibraryCareerReply extends LibraryLinkReply {
  @Described('What the work is, as one sentence.') what: string;
  @ApiProperty() pay: CareerPayReply;

  @Described('The British one in every country.', { type: CareerWayInReply, nullable: true })
  wayIn: CareerWayInReply | null;

  @ApiProperty({ type: CareerGrowthReply, nullable: true }) growth: CareerGrowthReply | null;

  @Described('What filters ask for; training is that of the United Kingdom.', {
    enum: [...CAREER_TRAITS],
    isArray: true,
  })
  traits: CareerTrait[];

  @ApiProperty() subjects: CareerSubjectsReply;
}

/** The list of the careers library. */
export class CareerLibraryReply {
  @Described('Whose pay it has.') country: string;
  @Described('By title.', { type: [LibraryCareerReply] }) careers: LibraryCareerReply[];
  @Described('Publishers and editions of its figures.', { type: [String] }) sources: string[];
}

/** A previous or next career, and the kind of step between the two. */
class CareerStepReply extends LibraryLinkReply {
  @Described('A senior post, another field with the same skills, or after another qualification.', {
    enum: ['up', 'move', 'study'],
  })
  kind: 'up' | 'move' | 'study';
}

/** A career whose number of jobs is projected to change most in its field. */
class CareerTrendReply extends LibraryLinkReply {
  @Described('Projected change in jobs, in per cent.') percent: number;
}

/** Projected numbers of jobs in a field. Each US occupation group is counted once. */
class FieldTrendReply {
  @ApiProperty({ enum: WORK_FIELDS.map(({ id }) => id) }) field: WorkField;
  @Described('Careers of the library in it.') careers: number;
  @Described('Jobs at the start, in thousands.') jobs: number;
  @Described('Projected change in jobs, in per cent.') percent: number;
  @Described('Openings a year, in thousands, with people who leave.') openings: number;
  @Described('At most three.', { type: [CareerTrendReply] }) rising: CareerTrendReply[];
  @Described('At most three.', { type: [CareerTrendReply] }) falling: CareerTrendReply[];
}

/** Growth and openings by field. */
export class CareerTrendsReply {
  @Described('The only one with comparable projections.') country: string;
  @ApiProperty() from: number;
  @ApiProperty() to: number;
  @Described('Most growth first.', { type: [FieldTrendReply] }) fields: FieldTrendReply[];
  @ApiProperty({ type: [String] }) sources: string[];
}

/** A career with very similar work, and the differences. */
class CareerTwinReply extends LibraryLinkReply {
  @Described('Sentences.', { type: [String] }) differs: string[];
}

/** The page of a career in the library: the same facts for all readers, in the spelling and terms of a country. */
export class CareerGuideReply extends SharedCareerReply {
  @Described('Part of the address of its page.') slug: string;
  @Described('Whose pay and ways in it has.') country: string;
  @Described('Six tasks.', { type: [String] }) tasks: string[];

  @Described('What it asks for more, and less, than most jobs, as sentences.', { type: [String] })
  asks: string[];

  @Described('What speaks against it for some, as sentences.', { type: [String] }) doubts: string[];

  @Described('The British one in every country.', { type: CareerWayInReply, nullable: true })
  wayIn: CareerWayInReply | null;

  @ApiProperty({ type: CareerGrowthReply, nullable: true }) growth: CareerGrowthReply | null;
  @Described('Its subjects in the United Kingdom.') subjects: CareerSubjectsReply;
  @Described('The course that is needed after any subject; often empty.') course: string;
  @ApiProperty({ type: [CareerStepReply] }) comesFrom: CareerStepReply[];
  @ApiProperty({ type: [CareerStepReply] }) leadsTo: CareerStepReply[];
  @Described('Steps within the occupation; often empty.') progression: string;
  @ApiProperty({ type: [CareerTwinReply] }) twins: CareerTwinReply[];
  @Described('Other job titles.', { type: [String] }) alsoCalled: string[];
  @Described('What to know about ways in.', { type: [String] }) notes: string[];
  @Described('Publishers, editions and licences.', { type: [String] }) sources: string[];
}

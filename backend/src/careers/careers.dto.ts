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

const SUBJECT_IDS = SUBJECTS.map(({ id }) => id);
const SCHOOL_SUBJECT_IDS = SCHOOL_SUBJECTS.map(({ id }) => id);

/** A link to a career of the library. */
class LibraryLinkReply extends ReportOccupationReply {
  @ApiProperty({ description: 'Part of the address of its page.' }) slug: string;
}

/** The subjects that lead to a career. */
class CareerSubjectsReply {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: SUBJECT_IDS },
    description: 'The usual subjects of a degree for entry.',
  })
  direct: SubjectId[];

  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: SUBJECT_IDS },
    description: 'Subjects from which people also come.',
  })
  related: SubjectId[];

  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: SCHOOL_SUBJECT_IDS },
    description: 'School subjects that the usual course asks for.',
  })
  asked: SchoolSubjectId[];

  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: SCHOOL_SUBJECT_IDS },
    description: 'Other school subjects that help.',
  })
  helps: SchoolSubjectId[];
}

/** A career in the list of the careers library. */
class LibraryCareerReply extends LibraryLinkReply {
  @ApiProperty({ description: 'What the work is, as one sentence.' }) what: string;
  @ApiProperty() pay: CareerPayReply;

  @ApiProperty({
    description: 'The British one in every country.',
    type: CareerWayInReply,
    nullable: true,
  })
  wayIn: CareerWayInReply | null;

  @ApiProperty({ type: CareerGrowthReply, nullable: true }) growth: CareerGrowthReply | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', enum: [...CAREER_TRAITS] },
    description: 'What filters ask for; training is that of the United Kingdom.',
  })
  traits: CareerTrait[];

  @ApiProperty() subjects: CareerSubjectsReply;
}

/** The list of the careers library. */
export class CareerLibraryReply {
  @ApiProperty({ description: 'Whose pay it has.' }) country: string;
  @ApiProperty({ type: [LibraryCareerReply], description: 'By title.' })
  careers: LibraryCareerReply[];

  @ApiProperty({ type: [String], description: 'Publishers and editions of its figures.' })
  sources: string[];
}

/** A previous or next career, and the kind of step between the two. */
class CareerStepReply extends LibraryLinkReply {
  @ApiProperty({
    enum: ['up', 'move', 'study'],
    description:
      'A senior post, another field with the same skills, or after another qualification.',
  })
  kind: 'up' | 'move' | 'study';
}

/** A career whose number of jobs is projected to change most in its field. */
class CareerTrendReply extends LibraryLinkReply {
  @ApiProperty({ description: 'Projected change in jobs, in per cent.' }) percent: number;
}

/** Projected numbers of jobs in a field. Each US occupation group is counted once. */
class FieldTrendReply {
  @ApiProperty({ enum: WORK_FIELDS.map(({ id }) => id) }) field: WorkField;
  @ApiProperty({ description: 'Careers of the library in it.' }) careers: number;
  @ApiProperty({ description: 'Jobs at the start, in thousands.' }) jobs: number;
  @ApiProperty({ description: 'Projected change in jobs, in per cent.' }) percent: number;

  @ApiProperty({ description: 'Openings a year, in thousands, with people who leave.' })
  openings: number;

  @ApiProperty({ type: [CareerTrendReply], description: 'At most three.' })
  rising: CareerTrendReply[];

  @ApiProperty({ type: [CareerTrendReply], description: 'At most three.' })
  falling: CareerTrendReply[];
}

/** Growth and openings by field. */
export class CareerTrendsReply {
  @ApiProperty({ description: 'The only one with comparable projections.' }) country: string;
  @ApiProperty() from: number;
  @ApiProperty() to: number;
  @ApiProperty({ type: [FieldTrendReply], description: 'Most growth first.' })
  fields: FieldTrendReply[];
  @ApiProperty({ type: [String] }) sources: string[];
}

/** A career with very similar work, and the differences. */
class CareerTwinReply extends LibraryLinkReply {
  @ApiProperty({ type: [String], description: 'Sentences.' }) differs: string[];
}

/** The page of a career in the library: the same facts for all readers, in the spelling and terms of a country. */
export class CareerGuideReply extends SharedCareerReply {
  @ApiProperty({ description: 'Part of the address of its page.' }) slug: string;
  @ApiProperty({ description: 'Whose pay and ways in it has.' }) country: string;
  @ApiProperty({ type: [String], description: 'Six tasks.' }) tasks: string[];

  @ApiProperty({
    type: [String],
    description: 'What it asks for more, and less, than most jobs, as sentences.',
  })
  asks: string[];

  @ApiProperty({ type: [String], description: 'What speaks against it for some, as sentences.' })
  doubts: string[];

  @ApiProperty({
    description: 'The British one in every country.',
    type: CareerWayInReply,
    nullable: true,
  })
  wayIn: CareerWayInReply | null;

  @ApiProperty({ type: CareerGrowthReply, nullable: true }) growth: CareerGrowthReply | null;
  @ApiProperty({ description: 'Its subjects in the United Kingdom.' })
  subjects: CareerSubjectsReply;

  @ApiProperty({ description: 'The course that is needed after any subject; often empty.' })
  course: string;

  @ApiProperty({ type: [CareerStepReply] }) comesFrom: CareerStepReply[];
  @ApiProperty({ type: [CareerStepReply] }) leadsTo: CareerStepReply[];
  @ApiProperty({ description: 'Steps within the occupation; often empty.' }) progression: string;
  @ApiProperty({ type: [CareerTwinReply] }) twins: CareerTwinReply[];
  @ApiProperty({ type: [String], description: 'Other job titles.' }) alsoCalled: string[];
  @ApiProperty({ type: [String], description: 'What to know about ways in.' }) notes: string[];

  @ApiProperty({ type: [String], description: 'Publishers, editions and licences.' })
  sources: string[];
}

/**
 * The schemas of the tables in `data/`. A test parses every table; at run time they are only types, so that the API
 * does not parse megabytes at start.
 */
import {
  CATEGORIES,
  COUNTRIES,
  DEAL_BREAKERS,
  SCHOOL_SUBJECTS,
  SUBJECTS,
  TILES,
} from '@bearings/contracts';
import { z } from 'zod';
import {
  type EducationName,
  EDUCATION_LABELS,
  KNOWLEDGE_LABELS,
  type KnowledgeName,
  SKILL_LABELS,
  type SkillName,
  US_LEVELS,
  type UsLevelName,
  WORK_STYLE_LABELS,
  WORK_VALUE_LABELS,
  type WorkStyleName,
  type WorkValueName,
} from './occupations/labels.js';

const Code = z.string().regex(/^\d\d-\d{4}\.\d\d$/);
const Sentence = z.string().regex(/^[A-Z\d].*[.!]$/);
/** The shortest and the longest duration. */
const Range = z
  .tuple([z.int().min(0), z.int()])
  .refine(([from, to]) => from <= to, 'from the shorter to the longer');

/** Where a text is true: everywhere, or in the countries with these ISO codes. */
const Scope = z.union([z.literal('everywhere'), z.array(z.enum(COUNTRIES)).min(1)]);

/** The kind of a way in. Apprenticeships are joined from their own table and never entered here. */
const OpeningKind = z.enum([
  'work',
  'trainee',
  'college',
  'licence',
  'portfolio',
  'promotion',
  'forces',
  'volunteering',
  'degree',
  'conversion',
]);

/**
 * The requirement of a way in: none, school exams, a degree in any subject, a degree in a certain subject, an
 * accredited course, or a licence for related work.
 */
const Need = z.enum([
  'none',
  'school',
  'any-degree',
  'named-degree',
  'accredited-degree',
  'licence',
]);

const WayIn = z.strictObject({
  kind: OpeningKind,
  needs: Need,
  /** The highest qualification that people study for on this way. */
  studies: z.enum(['degree', 'masters', 'doctorate']).optional(),
  /** Months of training; present only if the text states a length. */
  months: Range.optional(),
  /** True if people earn a wage during the training. */
  paid: z.boolean(),
  scope: Scope,
  /** Codes of other occupations in the text. */
  names: z.array(Code).optional(),
  text: Sentence,
  /** The text for a reader with a degree; absent if it is the same. */
  forGraduates: Sentence.optional(),
});

const RegisterId = z.enum([
  'arb',
  'audit',
  'bacp',
  'bsr',
  'caa',
  'care-nations',
  'cimspa',
  'cnhc',
  'cqc',
  'cscs',
  'dvsa',
  'ecs',
  'f-gas',
  'fca',
  'gas-safe',
  'gdc',
  'gmc',
  'goc',
  'gphc',
  'gwo',
  'hcpc',
  'hse',
  'landscape-institute',
  'mca',
  'mcs',
  'nmc',
  'orr',
  'plant-card',
  'qts',
  'rcvs',
  'rics',
  'rtpi',
  'sia',
  'social-work',
  'sra',
  'transport-cpc',
  'ukcp',
  'vocational-driving',
]);

const registration = {
  body: RegisterId,
  /** The title that only registered people may use; null if the law protects none. */
  protectedTitle: z.string().nullable(),
};

const Registration = z.discriminatedUnion('required', [
  /** The law requires it for the job. */
  z.strictObject({ ...registration, required: z.literal('law') }),
  /** Employers require it. */
  z.strictObject({ ...registration, required: z.literal('expected') }),
  /** The law requires it for a part of the work; `scope` describes the part as a noun phrase. */
  z.strictObject({ ...registration, required: z.literal('part'), scope: z.string() }),
]);

const CostKind = z.enum([
  'employer',
  'loan',
  'health',
  'medicine',
  'teaching',
  'research',
  'college',
  'self',
]);

/** The ways into one occupation, in plain words for readers aged 16 to 25. */
const Route = z.strictObject({
  title: z.string(),
  /** UK level usually required before training starts: 1 none, 2 GCSE, 3 A level or T level, 6 degree. */
  level: z.literal([1, 2, 3, 6]),
  /** Usual months of training from `level` until doing the job unsupervised. */
  months: Range,
  /** Usual years in other jobs before this one; absent if people start in it. */
  experience: Range.optional(),
  /** Who pays for the training, most usual first. */
  cost: z.array(CostKind).min(1),
  /** Checks and licences that most of these jobs require; absent if we are not sure of any. */
  asksFor: z.array(z.enum(['record', 'medical', 'vision', 'driving'])).optional(),
  /** Minimum age for the job by law or at every employer; training may start earlier. */
  minimumAge: z.literal([16, 17, 18]).optional(),
  register: z.array(Registration).optional(),
  /** True if an apprenticeship is the most usual way in. */
  apprenticeshipFirst: z.literal(true).optional(),
  /** Search text for England's official apprenticeship site; present if the site has some and our table has none. */
  apprenticeshipSearch: z.string().min(1).optional(),
  /** References of joined apprenticeships that first require a degree or a job in the field. */
  later: z.array(z.string()).optional(),
  /** Codes of other occupations in the title of a joined apprenticeship, by its reference. */
  apprenticeshipNames: z.record(z.string(), z.array(Code)).optional(),
  /** Why there is no way in without a degree; absent if there is one. */
  degreeOnly: z.string().optional(),
  /** The ways in, most usual first. */
  ways: z.array(WayIn).min(1).max(3),
  /** Job titles to search for, as employers write them, most usual first. */
  firstJobs: z
    .array(
      z.strictObject({
        title: z.string().regex(/^[A-Z][^.;]{2,48}$/),
        scope: Scope,
        /** Codes of other occupations in the title. */
        names: z.array(Code).optional(),
      }),
    )
    .min(2)
    .max(4),
  progression: z.strictObject({ text: Sentence, scope: Scope }),
  /** A further note, for example that training places are scarce; absent in most rows. */
  note: z.string().optional(),
  /** A small trial of the work: its length, and whether it requires being at school. */
  tryIt: z.strictObject({
    text: Sentence,
    scope: Scope,
    /** Up to a week, up to a month, or longer. */
    lasts: z.enum(['week', 'month', 'longer']),
    atSchool: z.literal(true).optional(),
  }),
});

const Category = z.enum(CATEGORIES);
const TileId = z.enum(TILES.map(({ id }) => id));
const DealBreakerId = z.enum(DEAL_BREAKERS.map(({ id }) => id));
const Percent = z.int().min(0).max(100);
const Figure = z.number().min(0);
const FigureOrNull = Figure.nullable();
const Soc2020 = z.string().regex(/^\d{4}$/);
const Title = z.string().min(1);

/** Creates a schema for terms of the source that a table of labels translates. */
const nameIn = <Name extends string>(labels: Readonly<Record<Name, unknown>>) =>
  z.custom<Name>((name) => typeof name === 'string' && name in labels);

/** The person who last judged a row, and the month. Update both when you correct a row. */
const judged = {
  by: z.string().min(1),
  /** Year and month: 2026-11. */
  on: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
};

/** Code and title. The title makes rows readable; a test compares it with the occupations table. */
const named = { code: Code, title: Title };

/** Yearly pay in pounds or dollars, without minor units. */
const Pay = z.int().positive().nullable();

/** One occupation with figures and terms as published. `occupations.ts` converts it to an Occupation. */
const OccupationRow = z.strictObject({
  ...named,
  demand: z.record(Category, z.number().min(0).max(100).nullable()),
  partial: z.literal(true).optional(),
  zone: z.literal([1, 2, 3, 4, 5]),
  /** Most common level of education, its share in per cent, and the usual US entry level. */
  education: z.tuple([
    nameIn<EducationName>(EDUCATION_LABELS).nullable(),
    Figure.max(100).nullable(),
    nameIn<UsLevelName>(US_LEVELS),
  ]),
  skills: z.array(nameIn<SkillName>(SKILL_LABELS)),
  distinctive: z.array(nameIn<SkillName>(SKILL_LABELS)),
  knowledge: z.array(nameIn<KnowledgeName>(KNOWLEDGE_LABELS)),
  software: z.array(z.string()),
  styles: z.array(nameIn<WorkStyleName>(WORK_STYLE_LABELS)),
  values: z.array(nameIn<WorkValueName>(WORK_VALUE_LABELS)),
  physical: z.number().min(0).max(100).nullable(),
  remote: z.number().min(0).max(1).nullable(),
  growth: z.number().nullable(),
  isco: z.string(),
  /** Pay in GBP per year; `year` is the survey's, `employed` a lower bound for 2024. */
  uk: z.strictObject({
    soc: Soc2020.nullable(),
    group: z.string().nullable(),
    match: z.enum(['exact', 'close', 'broad', 'none']),
    year: z.literal([2024, 2025]).nullable(),
    median: Pay,
    p25: Pay,
    p75: Pay,
    employed: FigureOrNull,
  }),
  /** Pay in USD per year, 2024. */
  us: z.strictObject({
    group: z.string(),
    wider: z.literal(true).optional(),
    median: Pay,
    p25: Pay,
    p75: Pay,
    /** Pay in USD per hour if no yearly figure is published. */
    hourly: Figure.optional(),
    /** Lower bound of a median that is published only as "at or above". */
    atLeast: Figure.optional(),
    employed: Figure,
  }),
});

const CircumstanceRow = z.strictObject({
  ...named,
  /** UK level usually required before training starts: 1 none, 2 GCSE 9 to 4, 3 A level or T level. */
  level: z.literal([1, 2, 3]),
  /** Usual months of training from that level until doing the job unsupervised. */
  months: Figure,
  /** Usual months of training after any degree, by the shortest usual route. */
  fromDegree: Figure,
  /** True if people are usually paid while they train. */
  paid: z.boolean(),
  /** Marks a senior post that people reach in about two to four years (1), or in five or more (2). */
  senior: z.literal([1, 2]).optional(),
  /** Jobs that lead to a senior post, by code and title. */
  from: z.record(Code, Title).optional(),
  /** Entry-level title of a senior post if its entry job is not one of our occupations. */
  entryTitle: z.string().optional(),
  /** The body that registers people in this job if the law requires it; that of England if nations differ. */
  regulator: z.string().optional(),
  /**
   * Working conditions that a person may exclude: 1 if they occur sometimes, 2 if they are a regular part of the work.
   */
  dealBreakers: z.partialRecord(DealBreakerId, z.literal([1, 2])),
  /** True if the judgement is uncertain, so that it should be reviewed first. */
  uncertain: z.literal(true).optional(),
  ...judged,
});

const SubjectId = z.enum(SUBJECTS.map(({ id }) => id));
const SchoolSubjectId = z.enum(SCHOOL_SUBJECTS.map(({ id }) => id));

const SubjectRow = z.strictObject({
  ...named,
  /** Usual degree subjects for entry; empty if no degree is usual or any subject is accepted. */
  direct: z.array(SubjectId),
  /** Other degree subjects of people in this job, or subjects from which a conversion course leads to it. */
  related: z.array(SubjectId),
  /** The British course that is required if no degree subject is enough. It follows "the usual course:". */
  course: Title.optional(),
  /** School subjects that the usual course requires, and others that help. */
  school: z.strictObject({ required: z.array(SchoolSubjectId), helps: z.array(SchoolSubjectId) }),
});

/** Other titles of an occupation, most usual first. Used for search only, because some describe similar jobs. */
const TitleRow = z.strictObject({
  ...named,
  /** Everyday British titles, European titles in English, and American titles. */
  gb: z.array(Title),
  eu: z.array(Title),
  us: z.array(Title),
  /** Titles from the German and French indexes, with both genders. */
  de: z.array(Title).min(1),
  fr: z.array(Title).min(1),
});

const TileRow = z.strictObject({
  ...named,
  /** How much a tile is part of the work: 1 a little, 2 often, 3 its core. */
  tiles: z.partialRecord(TileId, z.literal([1, 2, 3])),
  ...judged,
});

/** Codes of related occupations, nearest first. */
const RelatedRow = z.strictObject({
  code: Code,
  short: z.array(Code),
  long: z.array(Code),
  more: z.array(Code),
});

/** The careers to which an occupation can lead in England, as of 2019. Possible steps, without frequencies. */
const ProgressionRow = z.strictObject({
  code: Code,
  /** Promotions or senior posts. */
  up: z.array(Code).optional(),
  /** Other fields with the same skills. */
  move: z.array(Code).optional(),
  /** Careers after another qualification. */
  study: z.array(Code).optional(),
  /** Source of the steps: the National Careers Service (`ncs`) or our judgement. */
  basis: z.enum(['ncs', 'ours']),
});

const ConstantRow = z.strictObject({
  code: Code,
  /** Log of the occupation's employment share minus the correction for over-recommended occupations, in nats. */
  prior: z.number(),
  /** Correction for occupations that were recommended too often (hubs), in nats. */
  hub: Figure,
  /** Share of people without a clear direction, from 0 to 1, who have the occupation in their top ten. */
  chance: z.number().min(0).max(1),
});

/** Demands from 0 to 100 that the source lacks: the mean of the `short` and `long` related occupations. */
const FilledDemand = z.record(Code, z.partialRecord(Category, z.number().min(0).max(100)));

/**
 * Description of one occupation for readers, in British English, about the work in the UK: 60 to 120 words in total.
 * Each part makes sense alone and after the previous one.
 */
const Description = z.strictObject({
  /** The work in a sentence. */
  what: z.string(),
  /** A usual day. */
  day: z.string(),
  /** The people whom the work suits; may address the reader. */
  thrives: z.string(),
  /** The usual ways in, with the registration that the law or employers require; may address the reader. */
  entry: z.string(),
});

/** Six tasks of an occupation: short phrases that begin with a verb and have no full stop. */
const Task = z.string().regex(/^[A-Z].*[^.]$/);
const TaskList = z.tuple([Task, Task, Task, Task, Task, Task]);

/** Statements that must not be made about an occupation. */
const ReasonLimit = z.strictObject({
  ...named,
  /** Categories whose demand must not be called lower than in most jobs. */
  notLow: z.array(Category),
  /** Categories whose demand must not be called higher than in most jobs. */
  notHigh: z.array(Category),
  ...judged,
});

/** Notes on the pay of an occupation; at least one. */
const PayNote = z.strictObject({
  /** Why the pay of the UK unit group misleads, as a sentence that is printed instead. */
  misleadingGroup: Sentence.optional(),
  /** Other countries train for it in a shorter way and pay accordingly. */
  trainedDifferently: z.literal(true).optional(),
  /** Many people do it in term time only. */
  oftenTermTime: z.literal(true).optional(),
  /** Many people work for themselves: the noun for them, in lower case and the plural. */
  selfEmployed: z.string().optional(),
});

/**
 * SOC 2020 group; thousands of jobs; percentages of part-time workers and of women; weekly hours of full-time
 * employees, of all, and overtime.
 */
const WorkingLifeRow = z.tuple([
  Soc2020,
  FigureOrNull,
  FigureOrNull,
  FigureOrNull,
  FigureOrNull,
  FigureOrNull,
  FigureOrNull,
]);

/** The person who compared a row with its official source, and the date; absent before that. */
const confirmed = {
  confirmed: z.strictObject({ by: z.string().min(1), on: z.iso.date() }).optional(),
};

/** Published monthly pay of the position in a country's classification that contains an occupation. */
const MonthlyPayRow = z
  .strictObject({
    code: Code,
    /** Code and title in the country's classification. */
    position: z.string().regex(/^\d{5}$/),
    group: Title,
    /** How the position relates to the occupation: the same, a similar one, or a group that includes other work. */
    match: z.enum(['exact', 'close', 'broad']),
    p25: z.int().positive(),
    median: z.int().positive(),
    p75: z.int().positive(),
    /** Groups of workers who do much of the work but are not included in the statistic. */
    leavesOut: z.enum(['civil servants', 'self-employed people']).optional(),
    /** Note for the person who confirms the row; never published. */
    note: z.string().optional(),
    ...confirmed,
  })
  .refine(({ p25, median, p75 }) => p25 <= median && median <= p75, 'quartiles around the median');

/** Source of a row: `seen` in a stored page (may be published) or from `memory` (may not). */
const Status = z.enum(['seen', 'memory']);

/** A grade of a British public-sector pay scale: full-time basic pay in pounds per year. */
const PublicSectorPayRow = z.strictObject({
  code: Code,
  grade: Title,
  min: z.int().min(0),
  max: z.int().min(0),
  /** The financial year of the scale: "2025/26". */
  year: Title,
  /** The year that the scale begins in. */
  from: z.int(),
  nation: Title,
  source: Title,
  status: Status,
  note: z.string().optional(),
  ...confirmed,
});

/** The gross minimum wage that a country's law sets, in its currency. */
const MinimumWageRow = z.strictObject({
  country: z.enum(COUNTRIES),
  /** Whether the wage is national, regional, by sector agreement, or does not exist. */
  kind: z.enum(['national', 'region', 'sector', 'none']),
  amount: z.number().positive().nullable(),
  unit: Title.nullable(),
  since: z.iso.date().nullable(),
  hoursWeek: z.number().positive().nullable(),
  /** The amount for one year of full-time work. */
  perYear: z.int().positive().nullable(),
  who: Title,
  law: Title.nullable(),
  source: Title,
  status: Status,
  /** Date of the next change of the amount. */
  next: Title.optional(),
  note: z.string().optional(),
  ...confirmed,
});

/** The schema of each table, by the name of its file. */
export const TABLE_SCHEMAS = {
  /** Code, percentiles by two studies, and the gradient of a third: 0 if not or hardly exposed, to 4. */
  'ai-exposure': z.array(
    z.tuple([Code, Percent, Percent.nullable(), z.int().min(0).max(4).nullable()]),
  ),
  /** Code, reference, title, level, months, route and status. */
  apprenticeships: z.array(
    z.tuple([
      Code,
      z.string().regex(/^ST\d{4}$/),
      Title,
      z.literal([2, 3, 4, 5, 6, 7]),
      z.int().positive(),
      Title,
      z.enum(['open', 'paused']),
    ]),
  ),
  /** Code, NOC group with title and scope, and the low, median and high wage. */
  'canada-pay': z.array(
    z.tuple([Code, z.string().regex(/^\d{5}$/), Title, z.string(), Figure, Figure, Figure]),
  ),
  circumstances: z.array(CircumstanceRow),
  constants: z.strictObject({
    stamp: z.string(),
    rows: z.array(ConstantRow),
    filled: FilledDemand,
  }),
  descriptions: z.record(Code, Description),
  'everyday-titles': z.record(Code, z.array(Title).min(1)),
  'germany-pay': z.array(MonthlyPayRow),
  imports: z.record(
    z.string(),
    z.strictObject({
      file: z.string(),
      year: z.int().optional(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      rows: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  'minimum-wages': z.array(MinimumWageRow),
  'nearest-titles': z.array(
    z.strictObject({ titles: z.array(Title).min(1), codes: z.array(Code).min(1) }),
  ),
  occupations: z.array(OccupationRow),
  'reason-limits': z.array(ReasonLimit),
  'pay-notes': z.record(Code, PayNote),
  progression: z.array(ProgressionRow),
  related: z.array(RelatedRow),
  resampling: z.strictObject({
    deviates: z.array(z.array(z.number()).length(CATEGORIES.length)),
    blanks: z.array(
      z
        .string()
        .regex(/^[01]+$/)
        .length(TILES.length),
    ),
  }),
  /** One country's routes into each occupation, the date of the last check, and its sources. */
  routes: z.strictObject({
    country: z.literal('GB'),
    checked: z.strictObject({ on: z.iso.date(), against: z.array(z.string()).min(1) }),
    routes: z.record(Code, Route),
  }),
  'singapore-pay': z.array(MonthlyPayRow),
  subjects: z.array(SubjectRow),
  tasks: z.record(Code, TaskList),
  tiles: z.array(TileRow),
  titles: z.array(TitleRow),
  /** SOC 2020 major group; pay at all ages, from 22 to 29 and from 40 to 49. */
  'uk-age-pay': z.array(
    z.tuple([z.string().regex(/^\d$/), FigureOrNull, FigureOrNull, FigureOrNull]),
  ),
  'uk-public-sector-pay': z.array(PublicSectorPayRow),
  /** SOC 2020 group, its title and job titles. */
  'unit-group-titles': z.array(z.tuple([Soc2020, Title, z.array(Title)])),
  'us-apprenticeships': z.record(Code, Range),
  /** Code; code and title of the US group; thousands of jobs in 2024 and 2034, and of openings per year. */
  'us-jobs': z.array(
    z.tuple([Code, z.string().regex(/^\d\d-\d{4}$/), Title, Figure, Figure, Figure]),
  ),
  /**
   * Occupations for which American states often require a licence or certificate. By judgement: the text says "find
   * out if" and states no rule.
   */
  'us-licensed': z.array(z.strictObject(named)),
  /** Code and percentage. */
  'us-self-employed': z.array(z.tuple([Code, Percent])),
  /** American versions of texts that American readers would misunderstand. */
  'us-texts': z.record(
    Code,
    z.strictObject({
      what: z.string().optional(),
      tasks: TaskList.optional(),
      tryIt: Sentence.optional(),
    }),
  ),
  'us-titles': z.record(Code, Title),
  'working-life': z.array(WorkingLifeRow),
} as const;

type Table<Name extends keyof typeof TABLE_SCHEMAS> = z.infer<(typeof TABLE_SCHEMAS)[Name]>;

export type Scope = z.infer<typeof Scope>;
export type OpeningKind = z.infer<typeof OpeningKind>;
export type Need = z.infer<typeof Need>;
export type WayIn = z.infer<typeof WayIn>;
export type RegisterId = z.infer<typeof RegisterId>;
export type Registration = z.infer<typeof Registration>;
export type CostKind = z.infer<typeof CostKind>;
export type RouteRow = z.infer<typeof Route>;
export type OccupationRow = z.infer<typeof OccupationRow>;
export type CircumstanceRow = z.infer<typeof CircumstanceRow>;
export type SubjectRow = z.infer<typeof SubjectRow>;
export type TileRow = z.infer<typeof TileRow>;
export type TitleRow = z.infer<typeof TitleRow>;
export type RelatedRow = z.infer<typeof RelatedRow>;
export type ConstantRow = z.infer<typeof ConstantRow>;
export type FilledDemand = z.infer<typeof FilledDemand>;
export type Description = z.infer<typeof Description>;
export type ReasonLimit = z.infer<typeof ReasonLimit>;
export type PayNote = z.infer<typeof PayNote>;
export type MonthlyPayRow = z.infer<typeof MonthlyPayRow>;
export type PublicSectorPayRow = z.infer<typeof PublicSectorPayRow>;
export type MinimumWageRow = z.infer<typeof MinimumWageRow>;
export type WorkingLifeRow = z.infer<typeof WorkingLifeRow>;

export type AiExposureTable = Table<'ai-exposure'>;
export type ApprenticeshipTable = Table<'apprenticeships'>;
export type CanadaPayTable = Table<'canada-pay'>;
export type CircumstanceTable = Table<'circumstances'>;
export type ConstantTable = Table<'constants'>;
export type DescriptionTable = Table<'descriptions'>;
export type EverydayTitleTable = Table<'everyday-titles'>;
export type GermanyPayTable = Table<'germany-pay'>;
export type ImportTable = Table<'imports'>;
export type MinimumWageTable = Table<'minimum-wages'>;
export type NearestTitleTable = Table<'nearest-titles'>;
export type OccupationTable = Table<'occupations'>;
export type ReasonLimitTable = Table<'reason-limits'>;
export type PayNoteTable = Table<'pay-notes'>;
export type ProgressionTable = Table<'progression'>;
export type RelatedTable = Table<'related'>;
export type ResamplingTable = Table<'resampling'>;
export type RouteTable = Table<'routes'>;
export type SingaporePayTable = Table<'singapore-pay'>;
export type SubjectTable = Table<'subjects'>;
export type TaskTable = Table<'tasks'>;
export type TileTable = Table<'tiles'>;
export type TitleTable = Table<'titles'>;
export type UkAgePayTable = Table<'uk-age-pay'>;
export type UkPublicSectorPayTable = Table<'uk-public-sector-pay'>;
export type UnitGroupTitleTable = Table<'unit-group-titles'>;
export type UsApprenticeshipTable = Table<'us-apprenticeships'>;
export type UsJobsTable = Table<'us-jobs'>;
export type UsLicensedTable = Table<'us-licensed'>;
export type UsSelfEmployedTable = Table<'us-self-employed'>;
export type UsTextTable = Table<'us-texts'>;
export type UsTitleTable = Table<'us-titles'>;
export type WorkingLifeTable = Table<'working-life'>;

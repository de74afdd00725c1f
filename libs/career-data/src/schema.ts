/**
 * Schemas of the tables in `data/`. A test checks every table against its schema. The running API uses only the types
 * of the schemas and does not check the tables again, because parsing megabytes would delay its start.
 */
import {
  CATEGORIES,
  COMMON_JOBS,
  COUNTRIES,
  DEAL_BREAKERS,
  PASTIMES,
  SCHOOL_SUBJECTS,
  SUBJECTS,
  TILES,
} from '@bearings/domain';
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

export const Code = z.string().regex(/^\d\d-\d{4}\.\d\d$/, 'use an O*NET-SOC code, such as 47-2152.00');
const Sentence = z.string().regex(/^[A-Z\d].*[.!]$/, 'begin with a capital letter and end with a full stop');
/** A range from the shortest to the longest duration. */
export const MonthsRange = z
  .tuple([z.int().min(0), z.int()], { error: 'give the shortest and the longest in months: [36, 48]' })
  .refine(([from, to]) => from <= to, 'from the shorter to the longer');

/** Where a text is true: everywhere, or in the countries with these ISO codes. */
const Scope = z.union([z.literal('everywhere'), z.array(z.enum(COUNTRIES)).min(1)], {
  error: `use "everywhere", or a list of ${COUNTRIES.join(', ')}`,
});

/** The kind of an entry route. Apprenticeships have a table of their own and are never entered here. */
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
 * What an entry route requires: nothing, school exams, a degree in any subject, a degree in certain
 * subjects, an accredited course, or a licence for related work.
 */
const Need = z.enum(['none', 'school', 'any-degree', 'named-degree', 'accredited-degree', 'licence']);

/** One entry route of an occupation. */
const WayIn = z.strictObject({
  kind: OpeningKind,
  needs: Need,
  /** The highest qualification that people study for on this entry route. */
  studies: z.enum(['degree', 'masters', 'doctorate']).optional(),
  /** Months of training; present only if the text states a length. */
  months: MonthsRange.optional(),
  /** True if people earn a wage during the training. */
  paid: z.boolean(),
  scope: Scope,
  /**
   * Codes of other occupations that the text mentions, so that a report can leave the text out if its reader excluded
   * one of them.
   */
  names: z.array(Code).optional(),
  text: Sentence,
  /** The text about this entry route for a reader with a degree; absent if `text` is right for them too. */
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

const registrationFields = {
  body: RegisterId,
  /** The title that only registered people may use; null if the law protects none. */
  protectedTitle: z.string().nullable(),
};

const Registration = z.discriminatedUnion(
  'required',
  [
    /** The law requires the registration for the job. */
    z.strictObject({ ...registrationFields, required: z.literal('law') }),
    /** Employers require the registration, but the law does not. */
    z.strictObject({ ...registrationFields, required: z.literal('expected') }),
    /** The law requires the registration for a part of the work: `scope`, a noun phrase. */
    z.strictObject({ ...registrationFields, required: z.literal('part'), scope: z.string() }),
  ],
  { error: 'give "required": "law", "expected" or "part"' },
);

const CostKind = z.enum(['employer', 'loan', 'health', 'medicine', 'teaching', 'research', 'college', 'self']);

/** The entry routes of one occupation, in plain words for readers aged 16 to 25. */
const Route = z.strictObject({
  title: z.string(),
  /**
   * UK qualification level that people usually need before training: 1 none, 2 GCSE, 3 A level or T level, 6 degree.
   */
  level: z.literal([1, 2, 3, 6]),
  /** Usual months of training, from the qualification `level` until people do the job without supervision. */
  months: MonthsRange,
  /** Usual years in other jobs before this one; absent if people start in it. */
  experience: MonthsRange.optional(),
  /** Who pays for the training, most usual first. */
  cost: z.array(CostKind).min(1),
  /** Checks and licences that most of these jobs require; absent if none is certain. */
  asksFor: z.array(z.enum(['record', 'medical', 'vision', 'driving'])).optional(),
  /** Minimum age for the job, by law or at every employer. Training may start earlier. */
  minimumAge: z.literal([16, 17, 18]).optional(),
  register: z.array(Registration).optional(),
  /** True if an apprenticeship is the most usual entry route. */
  apprenticeshipFirst: z.literal(true).optional(),
  /**
   * Search text for the official site of apprenticeships in England; present if the site lists apprenticeships for this
   * job but our table has none.
   */
  apprenticeshipSearch: z.string().min(1).optional(),
  /** References of apprenticeships that first require a degree or a job in the field. */
  later: z.array(z.string()).optional(),
  /**
   * Codes of other occupations that the title of an apprenticeship mentions, by the apprenticeship's reference. A
   * report does not show such a title to a reader whose deal-breakers exclude one of them.
   */
  apprenticeshipNames: z.record(z.string(), z.array(Code)).optional(),
  /** Why there is no entry route without a degree; absent if there is one. */
  degreeOnly: z.string().optional(),
  /** The entry routes, most usual first. */
  ways: z.array(WayIn).min(1).max(3),
  /** Job titles to search for, as employers write them, most usual first. */
  firstJobs: z
    .array(
      z.strictObject({
        title: z.string().regex(/^[A-Z][^.;]{2,48}$/, 'begin with a capital letter, at most 49 letters'),
        scope: Scope,
        /**
         * Present if the job asks for a degree, or for a place on the course that leads to it, or is for those who
         * leave school.
         */
        for: z.enum(['graduates', 'leavers']).optional(),
        /**
         * Codes of other occupations that the job title mentions, so that a report does not show it to a reader whose
         * deal-breakers exclude one of them.
         */
        names: z.array(Code).optional(),
      }),
    )
    .min(2)
    .max(4),
  progression: z.strictObject({ text: Sentence, scope: Scope }),
  /** A further note, for example that training places are scarce; absent in most rows. */
  note: z.string().optional(),
  /** A small trial of the work. */
  tryIt: z.strictObject({
    text: Sentence,
    scope: Scope,
    /** How long the trial takes: up to a week, up to a month, or longer. */
    lasts: z.enum(['week', 'month', 'longer']),
    /** Who can do the trial: anyone, or only people who are known to be at school or college. */
    for: z.enum(['anyone', 'pupils']),
    /** Present if the reader has to lead or face a group, so that it suits few introverts. */
    crowd: z.literal(true).optional(),
    /** Present if it is a job, or takes a week at a workplace: people who work have no time for it. */
    job: z.literal(true).optional(),
  }),
});

const Category = z.enum(CATEGORIES);
const TileId = z.enum(TILES.map(({ id }) => id));
const DealBreakerId = z.enum(DEAL_BREAKERS.map(({ id }) => id));
const Percent = z.int().min(0).max(100);
const Figure = z.number().min(0);
const FigureOrNull = Figure.nullable();
const Soc2020 = z.string().regex(/^\d{4}$/, 'use the four digits of a SOC 2020 group');
export const Title = z.string().min(1);

/**
 * Creates a schema for terms of a source, such as names of skills. It allows the terms that have a label in `labels`.
 */
const createNameSchema = <Name extends string>(labels: Readonly<Record<Name, unknown>>) =>
  z.custom<Name>((name) => typeof name === 'string' && name in labels, `use one of ${Object.keys(labels).join('; ')}`);

/** For a row that is our judgement: who judged it last (`by`) and when (`on`). Update both when you correct the row. */
const judgedFields = {
  by: z.string().min(1),
  /** Year and month: 2026-11. */
  on: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'use a year and month, such as 2026-11'),
};

/**
 * Code and title of the occupation. The title makes rows readable; a test compares it with the table of occupations.
 */
export const codeAndTitleFields = { code: Code, title: Title };

/** Yearly pay in whole pounds or dollars; null if not published. */
const Pay = z.int().positive().nullable();

/** One occupation with figures and terms as published. `occupations.ts` converts it to an Occupation. */
const OccupationRow = z.strictObject({
  ...codeAndTitleFields,
  demand: z.record(Category, z.number().min(0).max(100).nullable()),
  partial: z.literal(true).optional(),
  zone: z.literal([1, 2, 3, 4, 5]),
  /**
   * In the United States: the most common education of people in the work, the percentage of them who have it, and the
   * education with which people usually start.
   */
  education: z.tuple([
    createNameSchema<EducationName>(EDUCATION_LABELS).nullable(),
    Figure.max(100).nullable(),
    createNameSchema<UsLevelName>(US_LEVELS),
  ]),
  skills: z.array(createNameSchema<SkillName>(SKILL_LABELS)),
  distinctive: z.array(createNameSchema<SkillName>(SKILL_LABELS)),
  knowledge: z.array(createNameSchema<KnowledgeName>(KNOWLEDGE_LABELS)),
  software: z.array(z.string()),
  styles: z.array(createNameSchema<WorkStyleName>(WORK_STYLE_LABELS)),
  values: z.array(createNameSchema<WorkValueName>(WORK_VALUE_LABELS)),
  physical: z.number().min(0).max(100).nullable(),
  remote: z.number().min(0).max(1).nullable(),
  growth: z.number().nullable(),
  /** The first digit of the group in the international classification ISCO-08. */
  isco: z.string().regex(/^[1-9]$/, 'use the first digit of the ISCO-08 group, such as 7'),
  /**
   * Figures of the UK group: pay in GBP per year, the `year` of the survey, and the minimum number of people who were
   * `employed` in 2024.
   */
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
  /** Figures of the US group, with pay in USD per year, 2024. */
  us: z.strictObject({
    group: z.string(),
    wider: z.literal(true).optional(),
    median: Pay,
    p25: Pay,
    p75: Pay,
    /** Pay in USD per hour if no yearly figure is published. */
    hourly: Figure.optional(),
    /** Lower limit of the median in USD per year, if it is published only as "at or above" this amount. */
    atLeast: Figure.optional(),
    employed: Figure,
  }),
});

/** Training, seniority and working conditions of an occupation, for comparison with a reader's circumstances. */
const CircumstanceRow = z.strictObject({
  ...codeAndTitleFields,
  /**
   * UK qualification level that people usually need before training: 1 none, 2 GCSE grades 9 to 4,
   * 3 A level or T level.
   */
  level: z.literal([1, 2, 3]),
  /** Usual months of training, from the qualification `level` until people do the job without supervision. */
  months: Figure,
  /** Usual months of training after a degree in any subject, by the shortest usual entry route. */
  fromDegree: Figure,
  /** True if people are usually paid while they train. */
  paid: z.boolean(),
  /** Present for a senior post: 1 if people reach it in two to four years, 2 if in five or more. */
  senior: z.literal([1, 2]).optional(),
  /** Jobs that lead to a senior post, by code and title. */
  from: z.record(Code, Title).optional(),
  /** Entry-level title of a senior post, if the job that leads to it is not one of our occupations. */
  entryTitle: z.string().optional(),
  /**
   * The body with which people must register by law to do this job; absent if the law requires no registration. If it
   * differs between the nations of the UK, this is the body for England.
   */
  regulator: z.string().optional(),
  /**
   * Working conditions that a person may exclude (deal-breakers): 1 if they sometimes occur, 2 if
   * they are a regular part of the work.
   */
  dealBreakers: z.partialRecord(DealBreakerId, z.literal([1, 2])),
  /** True if the person who judged the row was not certain, so that it is reviewed first. */
  uncertain: z.literal(true).optional(),
  ...judgedFields,
});

const SubjectId = z.enum(SUBJECTS.map(({ id }) => id));
const SchoolSubjectId = z.enum(SCHOOL_SUBJECTS.map(({ id }) => id));

const SubjectRow = z.strictObject({
  ...codeAndTitleFields,
  /** Usual degree subjects for entry; empty if no degree is usual or any subject is accepted. */
  direct: z.array(SubjectId),
  /** Other subjects in which people in this job have degrees, or from which a conversion course leads to the job. */
  related: z.array(SubjectId),
  /** The British course that people need after any degree, worded so that it can follow "you need this course:". */
  course: Title.optional(),
  /**
   * What follows a degree in a direct subject, for a career whose degree is not three years long: all months, the unpaid
   * ones among them, and the next step. Absent if three years of the training count as completed.
   */
  afterDegree: z.strictObject({ months: Figure, unpaidMonths: Figure, next: Sentence }).optional(),
  /** School subjects that the usual course requires, and others that help. */
  school: z.strictObject({ required: z.array(SchoolSubjectId), helps: z.array(SchoolSubjectId) }),
});

/** Other titles of an occupation, most usual first. Used for search only, because some describe similar jobs. */
const TitleRow = z.strictObject({
  ...codeAndTitleFields,
  /** Titles in English: everyday British (`gb`), European (`eu`) and American (`us`). */
  gb: z.array(Title),
  eu: z.array(Title),
  us: z.array(Title),
  /** Titles in German and French, from national indexes, with the forms for both genders. */
  de: z.array(Title).min(1),
  fr: z.array(Title).min(1),
});

const TileRating = z.literal([0, 1, 2, 3]);

const TileRow = z.strictObject({
  ...codeAndTitleFields,
  /** How much of the work a tile (kind of work) is: 1 a little, 2 often, 3 its core. */
  tiles: z.partialRecord(TileId, z.literal([1, 2, 3])),
  ...judgedFields,
});

/**
 * Codes of the occupations that O*NET lists as related, nearest first: `short` from the first five in its list, `long`
 * from the next five, and `more` from the next ten.
 */
const RelatedRow = z.strictObject({
  code: Code,
  short: z.array(Code),
  long: z.array(Code),
  more: z.array(Code),
});

/**
 * An occupation and the careers to which it can lead in England, as of 2019. All these steps are possible, but how
 * frequent they are is unknown.
 */
const ProgressionRow = z.strictObject({
  code: Code,
  /** Promotions or senior posts. */
  up: z.array(Code).optional(),
  /** Careers in other fields that need the same skills. */
  move: z.array(Code).optional(),
  /** Careers that require another qualification. */
  study: z.array(Code).optional(),
  /** Source of the steps: the National Careers Service (`ncs`) or our judgement. */
  basis: z.enum(['ncs', 'ours']),
});

/** Figures of an occupation that are the same for every person. */
const ConstantRow = z.strictObject({
  code: Code,
  /**
   * Part of the occupation's score, in nats (units of the natural logarithm), that is the same for everyone: a bonus
   * for large UK employment, minus `hub`.
   */
  prior: z.number(),
  /**
   * Penalty, in nats (units of the natural logarithm), for an occupation that was recommended to too many simulated
   * people (a hub).
   */
  hub: Figure,
  /**
   * Share, from 0 to 1, of simulated people whose ten best careers include the occupation. The twelve scores of these
   * people differ only by chance.
   */
  chance: z.number().min(0).max(1),
});

/**
 * Values from 0 to 100 for demands that the source lacks: the mean of the demands of the `short` and `long` related
 * occupations.
 */
const FilledDemand = z.record(Code, z.partialRecord(Category, z.number().min(0).max(100)));

/** A moment of a day: a few words that begin with a verb, without a full stop. */
const Moment = z.string().regex(/^[A-Z].*[^.]$/, 'begin with a capital letter and end without a full stop');

/**
 * Description of one occupation for readers, in British English, about the work in the UK. It has
 * 60 to 120 words in total. Each part makes sense alone and after the previous part.
 */
const Description = z.strictObject({
  /** The work in one sentence. */
  what: z.string(),
  /** What else belongs to the work, in another sentence. */
  more: z.string().optional(),
  /** A usual day. */
  day: z.string(),
  /** The same day as three moments in their usual order, without hours. */
  moments: z.tuple([Moment, Moment, Moment]),
  /** Whom the work suits; may address the reader. */
  thrives: z.string(),
  /** The usual entry routes, with required registration; may address the reader. */
  entry: z.string(),
});

/** A task of an occupation: a short phrase that begins with a verb and has no full stop. Each occupation has six. */
const Task = z.string().regex(/^[A-Z].*[^.]$/, 'begin with a capital letter and end without a full stop');
const TaskList = z.tuple([Task, Task, Task, Task, Task, Task]);

const CommonJobCode = z.enum(COMMON_JOBS.map(({ code }) => code));
const CareerOrCommonJob = z.union([Code, CommonJobCode]);
/** An intermediate work activity of O*NET, which many occupations share. */
const ActivityId = z.string().regex(/^4\.A\.\d\.[a-c]\.\d\.I\d\d$/, 'use an activity of O*NET, such as 4.A.2.b.6.I01');
const ActivityList = z.array(ActivityId);

/** A common job outside our occupations: other titles, and six tasks as {@link Task}. */
const CommonJob = z.strictObject({ code: CommonJobCode, also: z.array(Title), tasks: TaskList });

/** What a hobby or an unpaid role stands for: kinds of work (tiles) and work activities. */
const Pastime = z.strictObject({
  id: z.enum(PASTIMES.map(({ id }) => id)),
  tiles: z.array(TileId).min(1),
  activities: ActivityList,
});

/** What texts must not say about an occupation's demands. */
const ReasonLimit = z.strictObject({
  ...codeAndTitleFields,
  /** Categories whose demand must not be called lower than in most jobs. */
  notLow: z.array(Category),
  /** Categories whose demand must not be called higher than in most jobs. */
  notHigh: z.array(Category),
  ...judgedFields,
});

/** Notes on the pay of an occupation. A row has at least one. */
const PayNote = z.strictObject({
  /** Sentence on why the pay of the UK unit group is misleading. Reports show it instead of the pay. */
  misleadingGroup: Sentence.regex(
    /^The official (?:group|figure) /,
    'begin with “The official group” or “The official figure”',
  ).optional(),
  /** The same for the group of the United States. */
  misleadingUsGroup: Sentence.regex(/^The official group /, 'begin with “The official group”').optional(),
  /** True if other countries train people for the occupation in a shorter time and pay them less. */
  trainedDifferently: z.literal(true).optional(),
  /**
   * True if many people do the work in term time only, and therefore earn less than the published figure, which is for
   * a full year.
   */
  oftenTermTime: z.literal(true).optional(),
  /** Lower-case plural noun for the people; present if many of them are self-employed. */
  selfEmployed: z.string().optional(),
});

/**
 * Working life in a SOC 2020 unit group. Columns: code; thousands of jobs; percentage of part-time workers and of
 * women; weekly hours of full-time employees, of all employees, and of overtime.
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

/** Who compared a row with its official source, and the date; absent until then. */
const confirmationFields = {
  confirmed: z.strictObject({ by: z.string().min(1), on: z.iso.date() }).optional(),
};

/**
 * Where the figures of a row come from: `seen` in a stored page of the source, so that they may be
 * published, or written from `memory`, so that they may not.
 */
const FigureOrigin = z.enum(['seen', 'memory']);

/** A grade of a public-sector pay scale: full-time basic pay per year, in the country's currency. */
const PublicSectorPayRow = z.strictObject({
  code: Code,
  country: z.enum(COUNTRIES),
  grade: Title,
  min: z.int().min(0),
  /** Null if the top of the scale is not known. */
  max: z.int().min(0).nullable(),
  /** The year or month of the scale, as the publisher writes it: "2025/26". */
  year: Title,
  /** The month in which the pay scale takes effect. */
  asOf: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'use a year and month, such as 2025-04'),
  nation: Title,
  publisher: Title,
  /** What the publisher's page or document is called, without the publisher. */
  document: Title,
  status: FigureOrigin,
  /** Present if we know of a pay award since. */
  raised: z.literal(true).optional(),
  note: z.string().optional(),
  ...confirmationFields,
});

/** The gross minimum wage that a country's law sets, in the country's currency. */
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
  status: FigureOrigin,
  /** Date of the next change of the amount. */
  next: Title.optional(),
  note: z.string().optional(),
  ...confirmationFields,
});

/** The schema of each table, by the name of its file. */
export const TABLE_SCHEMAS = {
  /**
   * Columns: an occupation's code; its exposure to language models by two studies, as percentiles, and by a third
   * study, as a degree from 0 (not or hardly exposed) to 4.
   */
  'ai-exposure': z.array(z.tuple([Code, Percent, Percent.nullable(), z.int().min(0).max(4).nullable()])),
  /** Columns: an occupation's code, then an apprenticeship's reference, title, level, months, route and status. */
  apprenticeships: z.array(
    z.tuple([
      Code,
      z.string().regex(/^ST\d{4}$/, 'use a reference such as ST0264'),
      Title,
      z.literal([2, 3, 4, 5, 6, 7]),
      z.int().positive(),
      Title,
      z.enum(['open', 'paused']),
    ]),
  ),
  circumstances: z.array(CircumstanceRow),
  'common-jobs': z.array(CommonJob),
  constants: z.strictObject({
    stamp: z.string(),
    rows: z.array(ConstantRow),
    filled: FilledDemand,
  }),
  descriptions: z.record(Code, Description),
  'everyday-titles': z.record(Code, z.array(Title).min(1)),
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
  /**
   * Columns: code of the occupation, or of the common job, that people leave; the occupations that they can go to, each
   * with how near it is (0 to 1) and the step: 1 up, 0 level, -1 down.
   */
  moves: z.array(
    z.tuple([CareerOrCommonJob, z.array(z.tuple([Code, z.number().min(0).max(1), z.literal([1, 0, -1])]))]),
  ),
  'nearest-titles': z.array(z.strictObject({ titles: z.array(Title).min(1), codes: z.array(Code).min(1) })),
  /** Columns: an occupation's code; its heaviest activities with the percentage of the work that each makes up. */
  'occupation-activities': z.array(z.tuple([Code, z.array(z.tuple([ActivityId, z.number().positive()])).min(1)])),
  occupations: z.array(OccupationRow),
  pastimes: z.array(Pastime),
  'reason-limits': z.array(ReasonLimit),
  'pay-notes': z.record(Code, PayNote),
  progression: z.array(ProgressionRow),
  'public-sector-pay': z.array(PublicSectorPayRow),
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
  /**
   * The entry routes of every occupation in one country, the date on which they were last checked,
   * and the sources for that.
   */
  routes: z.strictObject({
    country: z.literal('GB'),
    checked: z.strictObject({ on: z.iso.date(), against: z.array(z.string()).min(1) }),
    routes: z.record(Code, Route),
  }),
  subjects: z.array(SubjectRow),
  /** The activities for which each of the six tasks of a career or common job stands; none for a few tasks. */
  'task-activities': z.record(
    CareerOrCommonJob,
    z.tuple([ActivityList, ActivityList, ActivityList, ActivityList, ActivityList, ActivityList]),
  ),
  'lowered-ratings': z.record(Code, z.partialRecord(TileId, z.string().min(1))),
  'repeated-ratings': z.record(Code, z.partialRecord(TileId, z.tuple([TileRating, TileRating]))),
  'single-ratings': z.record(Code, z.array(TileId).min(1)),
  tasks: z.record(Code, TaskList),
  tiles: z.array(TileRow),
  titles: z.array(TitleRow),
  /** Columns: SOC 2020 major group; yearly pay at all ages, from 22 to 29 and from 40 to 49. */
  'uk-age-pay': z.array(z.tuple([z.string().regex(/^\d$/), FigureOrNull, FigureOrNull, FigureOrNull])),
  /** Columns: SOC 2020 unit group, its title, and its job titles. */
  'unit-group-titles': z.array(z.tuple([Soc2020, Title, z.array(Title)])),
  'us-apprenticeships': z.record(Code, MonthsRange),
  /**
   * Columns: an occupation's code; code and title of its US group; thousands of jobs in 2024 and in 2034; thousands of
   * openings per year.
   */
  'us-jobs': z.array(
    z.tuple([Code, z.string().regex(/^\d\d-\d{4}$/, 'use a code such as 47-2152'), Title, Figure, Figure, Figure]),
  ),
  /** Columns: an occupation's code, and the percentage of self-employed people in it. */
  'us-self-employed': z.array(z.tuple([Code, Percent])),
  /** Texts for American readers where they would misunderstand the British ones. */
  'us-texts': z.record(
    Code,
    z.strictObject({
      what: z.string().optional(),
      more: z.string().optional(),
      tasks: TaskList.optional(),
      tryIt: Sentence.optional(),
    }),
  ),
  'us-titles': z.record(Code, Title),
  /** The titles of the activities, in the words of O*NET. They are never shown. */
  'work-activities': z.record(ActivityId, Title),
  'working-life': z.array(WorkingLifeRow),
} as const;

export type Table<Name extends keyof typeof TABLE_SCHEMAS> = z.infer<(typeof TABLE_SCHEMAS)[Name]>;

export type Scope = z.infer<typeof Scope>;
export type WayInKind = z.infer<typeof OpeningKind>;
export type WayInRequirement = z.infer<typeof Need>;
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
export type EstimatedDemands = z.infer<typeof FilledDemand>;
export type Description = z.infer<typeof Description>;
export type ReasonLimit = z.infer<typeof ReasonLimit>;
export type PayNote = z.infer<typeof PayNote>;
export type PublicSectorPayRow = z.infer<typeof PublicSectorPayRow>;
export type MinimumWageRow = z.infer<typeof MinimumWageRow>;
export type WorkingLifeRow = z.infer<typeof WorkingLifeRow>;

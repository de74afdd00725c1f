/**
 * The shapes of the tables in `data/`. A test parses every table; at run time they are only types, so that
 * nothing parses megabytes when the API starts.
 */
import { COUNTRIES } from '@bearings/contracts';
import { z } from 'zod';

const Code = z.string().regex(/^\d\d-\d{4}\.\d\d$/);
const Sentence = z.string().regex(/^[A-Z\d].*[.!]$/);
/** Shortest and longest. */
const Range = z
  .tuple([z.int().min(0), z.int()])
  .refine(([from, to]) => from <= to, 'from the shorter to the longer');

/** Where a text is true: everywhere, or in these countries by their ISO code. */
const Scope = z.union([z.literal('everywhere'), z.array(z.enum(COUNTRIES)).min(1)]);

/** How a way in opens. An apprenticeship is joined from its own table and never typed here. */
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
 * What the way asks for: nothing, school exams, a degree in any subject, in a subject that it names or of a course
 * that a body approves, or a licence for related work.
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
  /** The highest award that one studies for on the way. */
  studies: z.enum(['degree', 'masters', 'doctorate']).optional(),
  /** Months of training; only where the text names a length. */
  months: Range.optional(),
  /** People earn a wage on the way. */
  paid: z.boolean(),
  scope: Scope,
  /** Other occupations that the text names. */
  names: z.array(Code).optional(),
  text: Sentence,
  /** The same for a reader who has a degree; absent where the text fits them too. */
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
  /** The title that only people on the register may use; null where the law protects none. */
  protectedTitle: z.string().nullable(),
};

const Registration = z.discriminatedUnion('required', [
  /** By law for the whole job. */
  z.strictObject({ ...registration, required: z.literal('law') }),
  /** Asked for by employers. */
  z.strictObject({ ...registration, required: z.literal('expected') }),
  /** By law for the part of the work that `scope` names, as a noun phrase. */
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

/** The ways into one occupation, in plain words for a reader of 16 to 25. */
const Route = z.strictObject({
  title: z.string(),
  /** UK level usually asked for before training starts: 1 none, 2 GCSE, 3 A level or T level, 6 degree. */
  level: z.literal([1, 2, 3, 6]),
  /** Usual training in months from `level` to doing the job alone. */
  months: Range,
  /** Usual years in other jobs before this one; absent where people start in it. */
  experience: Range.optional(),
  /** Who pays, the most usual first. */
  cost: z.array(CostKind).min(1),
  /** Checks and licences that most of these jobs ask for; absent where we are not sure of any. */
  asksFor: z.array(z.enum(['record', 'medical', 'vision', 'driving'])).optional(),
  /** Age that the law or every employer sets for the job itself; training may start sooner. */
  minimumAge: z.literal([16, 17, 18]).optional(),
  register: z.array(Registration).optional(),
  /** An apprenticeship is the most usual way in; its table says whether it still takes starters. */
  apprenticeshipFirst: z.literal(true).optional(),
  /** References of joined apprenticeships that ask for a degree or a job in the field first. */
  later: z.array(z.string()).optional(),
  /** Other occupations that the title of a joined apprenticeship names, by its reference. */
  apprenticeshipNames: z.record(z.string(), z.array(Code)).optional(),
  /** The most usual first. */
  ways: z.array(WayIn).min(1).max(3),
  /** Job titles to search for, as employers write them, the most usual first. */
  firstJobs: z
    .array(
      z.strictObject({
        title: z.string().regex(/^[A-Z][^.;]{2,48}$/),
        scope: Scope,
        /** Other occupations that the title names. */
        names: z.array(Code).optional(),
      }),
    )
    .min(2)
    .max(4),
  progression: z.strictObject({ text: Sentence, scope: Scope }),
  /** What a reader has to know besides, such as how rare places are; absent for most. */
  note: z.string().optional(),
  /** A small test of the work: how long it takes, and whether one has to be at school for it. */
  tryIt: z.strictObject({
    text: Sentence,
    scope: Scope,
    /** Up to a week, up to a month, or longer. */
    lasts: z.enum(['week', 'month', 'longer']),
    atSchool: z.literal(true).optional(),
  }),
});

/** The ways in of one country, and when and against what they were checked. */
export const RouteTable = z.strictObject({
  country: z.literal('GB'),
  checked: z.strictObject({ on: z.iso.date(), against: z.array(z.string()).min(1) }),
  routes: z.record(Code, Route),
});

export type Scope = z.infer<typeof Scope>;
export type OpeningKind = z.infer<typeof OpeningKind>;
export type Need = z.infer<typeof Need>;
export type WayIn = z.infer<typeof WayIn>;
export type RegisterId = z.infer<typeof RegisterId>;
export type Registration = z.infer<typeof Registration>;
export type CostKind = z.infer<typeof CostKind>;
export type RouteRow = z.infer<typeof Route>;
export type RouteTable = z.infer<typeof RouteTable>;

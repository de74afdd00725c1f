/** Schemas of the tables of one country, which are the files of `data/countries/<code>/`. A country may lack a table. */
import { z } from 'zod';
import { codeAndTitleFields, MonthsRange, Title } from '../schema.js';

/** What the pay of a source measures. All amounts are medians and quartiles, never means. */
const PayMeasure = z.strictObject({
  year: z.int(),
  per: z.enum(['hour', 'week', 'month', 'year']),
  /** By how much the amounts are multiplied for a year. */
  perYear: z.number().positive(),
  /** Whom the figures cover, in a few words that are shown with the figure. */
  covers: Title,
  /** How a yearly figure comes about, if that is more than `covers`. */
  basis: Title.optional(),
  /** Name of the classification to which the groups belong. */
  groups: Title,
  /** The amount from which the office states pay only as "at least" this amount. */
  ceiling: z.number().positive().optional(),
  /** Present if the amounts are net of social contributions. All others are gross. */
  net: z.literal(true).optional(),
  /** Present until a person has compared the rows with the office's own file. */
  unchecked: z.literal(true).optional(),
});

/** Where facts come from. The rows name it by `id`. */
const CountrySource = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/, 'use a short id in small letters'),
  title: Title,
  publisher: Title,
  edition: Title,
  /** Month or year to which the facts apply. A year counts from its December. */
  asOf: z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, 'use a year, or a year and month, such as 2026-03'),
  licence: Title,
  /** The text that the licence requires wherever the facts are shown. */
  attribution: Title,
  /** Sentences that must be shown together with the facts. */
  caveats: z.array(Title).optional(),
  /** Present if the source has pay. */
  pay: PayMeasure.optional(),
});

/** How well the occupation of the source matches ours: the same one, a similar one, or a group with other work. */
const Join = z.enum(['exact', 'close', 'broad']);
/** How sure we are: A the source says so, B likely, C so unsure that only title and kind of way are printed. */
const Confidence = z.enum(['A', 'B', 'C']);
/** Whether the source states the fact, or it is generally known and no page was read. */
const Origin = z.enum(['source', 'knowledge']);

const rowFields = {
  ...codeAndTitleFields,
  source: z.string(),
  join: Join,
  confidence: Confidence,
};

const LocalTitle = z.strictObject({
  ...rowFields,
  from: Origin,
  /** The title in the country, in its language and in the singular. In English it replaces ours in reports. */
  name: Title,
  /** The French title in Canada. */
  french: Title.optional(),
});

const WayKind = z.enum([
  'apprenticeship',
  'vocational-school',
  'college',
  'degree',
  'second-degree',
  'trainee',
  'work',
  'promotion',
  'portfolio',
  'forces',
  'licence',
]);

/** What a way requires: nothing, a level of schooling, a degree, other work first, or the licence of a related job. */
const WayNeed = z.enum(['none', 'lower-secondary', 'upper-secondary', 'bachelor', 'experience', 'licence']);

const LocalWay = z.strictObject({
  kind: WayKind,
  /** The official name of the programme or certificate, in the country's language. */
  name: Title.optional(),
  /** How the way starts, in our words; used if it has no official name. */
  via: Title.optional(),
  needs: WayNeed,
  months: MonthsRange.optional(),
  /** Whether people earn a wage during the training; absent if that is mixed or unknown. */
  paid: z.boolean().optional(),
  /** How many of the months, at the end, people earn a wage if the training starts at school; then `paid` is false. */
  paidMonths: z.int().positive().optional(),
  /** Present if people can earn a wage during the training, but many do not; then `paid` is false. */
  canBePaid: z.literal(true).optional(),
  /** Present if the first year is at school and unpaid in some states; then the rest is paid, as `paid` says. */
  firstYearAtSchool: z.literal('some-places').optional(),
  /** Present if the first degree that the way requires must be in a subject near to it. */
  nearDegree: z.literal(true).optional(),
  /** What remains of a degree for people who have a first degree in a subject near to it. */
  afterBachelor: z.strictObject({ name: Title.optional(), months: MonthsRange }).optional(),
  /** Codes of the states or provinces to which the way is limited. */
  places: z.array(z.string().regex(/^[A-Z]{2,3}$/)).optional(),
  from: Origin,
});

/**
 * What jobs check: criminal records, in general or for work with children, the background of people who work on aircraft
 * or past security at an airport, whether some posts or all are only for citizens, or for them and permanent residents, and
 * the youngest age, or that there is an oldest one.
 */
const Bar = z.enum([
  'record',
  'children',
  'airport',
  'driving',
  'medical',
  'fitness',
  'citizenship',
  'citizens',
  'residents',
  'age-18',
  'age-21',
  'age-limit',
]);

const Ways = z.strictObject({
  ...rowFields,
  /** Title of the wider group that the source describes; present if `join` is broad. */
  group: Title.optional(),
  /** Usual subjects of study, in English. */
  fields: z.array(Title).optional(),
  /** The ways in, best known first. */
  ways: z.array(LocalWay).min(1),
  bars: z.array(Bar).optional(),
  /** A further certificate that qualified people can add. */
  endorsement: Title.optional(),
});

/** `some-places`: in some states, or for part of the work. `firm`: the firm holds it, and its employees need none. */
const LicenceStatus = z.enum(['required', 'some-places', 'firm', 'voluntary']);

const Licence = z.strictObject({
  ...rowFields,
  from: Origin,
  status: LicenceStatus,
  by: z.enum(['national', 'state', 'employer']),
  body: Title.optional(),
  exam: Title.optional(),
  /** Codes of the states or provinces to which the rule is limited. */
  places: z.array(z.string().regex(/^[A-Z]{2,3}$/)).optional(),
  /** The order that regulates the work in Quebec. */
  quebec: Title.optional(),
  /** What is otherwise in a state or province whose own rule is known, by its code. `exam` is null if it asks for none. */
  inPlace: z
    .record(
      z.string().regex(/^[A-Z]{2,3}$/),
      z.strictObject({ status: LicenceStatus.optional(), body: Title, exam: Title.nullable().optional() }),
    )
    .optional(),
});

const Amount = z.number().positive();

/** Published pay of the group that contains an occupation, in the country's currency and as often as `per` says. */
const LocalPay = z
  .strictObject({
    ...rowFields,
    group: z.strictObject({ code: Title, title: Title }),
    p25: Amount.optional(),
    median: Amount,
    p75: Amount.optional(),
    /** A low and a high wage that the office names and that are no quartiles. */
    low: Amount.optional(),
    high: Amount.optional(),
    /** Workers who do much of the work but are not included in the statistic. */
    leavesOut: z.enum(['civil servants', 'self-employed people', 'senior managers', 'part-time workers']).optional(),
    /** Whose pay scale most of the workers are paid by, if there are several and the figure is of all together. */
    scaleOf: z.enum(['province', 'province or school board', 'state', 'city or force']).optional(),
    /** Note for the person who compares the row with its source; never published. */
    note: z.string().optional(),
    /** Who compared the row with its source, and the date; absent until then. */
    confirmed: z.strictObject({ by: Title, on: z.iso.date() }).optional(),
  })
  .refine(
    ({ p25, low, median, p75, high }) => (p25 ?? low ?? median) <= median && median <= (p75 ?? high ?? median),
    'the median is between the lower and the upper amount',
  );

/** The yearly median in each state or province where the office publishes one, by the place's code. */
const PlacePay = z.strictObject({
  ...rowFields,
  group: z.strictObject({ code: Title, title: Title.optional() }),
  medians: z.record(z.string().regex(/^[A-Z]{2,3}$/), z.number().positive()),
});

const Outlook = z.strictObject({
  ...rowFields,
  from: Origin,
  rating: z.enum(['shortage-strong', 'shortage-moderate', 'balance', 'surplus-moderate', 'surplus-strong']),
  years: Title,
});

/** The page of an occupation on an official site of the country. A page of a wider group is none of the occupation. */
const JobPage = z
  .strictObject({ ...rowFields, address: z.url({ protocol: /^https$/, error: 'use an address with https' }) })
  .refine(({ join }) => join !== 'broad', 'leave out a page of a wider group');

const uniqueCodes = <Row extends z.ZodType<{ code: string }>>(row: Row) =>
  z.array(row).superRefine((rows, context) => {
    const codes = rows.map(({ code }) => code);
    for (const [index, code] of codes.entries()) {
      if (codes.indexOf(code) === index) continue;
      context.addIssue({ code: 'custom', path: [index], message: 'this occupation has a row already' });
    }
  });

/** The schema of each table, by the name of its file. `sources` is the one table that every country has. */
export const COUNTRY_TABLE_SCHEMAS = {
  licences: uniqueCodes(Licence),
  outlook: uniqueCodes(Outlook),
  pages: uniqueCodes(JobPage),
  pay: uniqueCodes(LocalPay),
  places: uniqueCodes(PlacePay),
  sources: z.array(CountrySource).min(1),
  titles: uniqueCodes(LocalTitle),
  ways: uniqueCodes(Ways),
} as const;

export type CountryTableName = keyof typeof COUNTRY_TABLE_SCHEMAS;
export type CountryTable<Name extends CountryTableName> = z.infer<(typeof COUNTRY_TABLE_SCHEMAS)[Name]>;
/** The tables of one country. */
export type CountryTables = Pick<{ [Name in CountryTableName]: CountryTable<Name> }, 'sources'> & {
  [Name in CountryTableName]?: CountryTable<Name>;
};

export type CountrySource = z.infer<typeof CountrySource>;
export type LocalTitle = z.infer<typeof LocalTitle>;
export type LocalWay = z.infer<typeof LocalWay>;
export type LocalWayKind = z.infer<typeof WayKind>;
export type WaysRow = z.infer<typeof Ways>;
export type WayBar = z.infer<typeof Bar>;
export type LicenceRow = z.infer<typeof Licence>;
export type LocalPayRow = z.infer<typeof LocalPay>;
export type PlacePayRow = z.infer<typeof PlacePay>;
export type PayMeasure = z.infer<typeof PayMeasure>;
export type JobPageRow = z.infer<typeof JobPage>;
export type OutlookRow = z.infer<typeof Outlook>;

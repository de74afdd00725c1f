/**
 * The rules on what may be printed of a country's rows, which hold for every table. Only this module reads `confidence`,
 * so that no text can print more.
 */
import type { CountrySource, LocalTitle, LocalWay, LicenceRow, WaysRow } from './schema.js';
import { COUNTRY_TABLES } from './tables.generated.js';

/** Facts that are older than this are marked as such. */
export const MAX_UNMARKED_AGE_MONTHS = 36;
/** Figures that are older than this are not printed. */
export const MAX_AGE_MONTHS = 72;

const MONTHS_IN_YEAR = 12;
const DECEMBER = 12;

/** Returns a month as a number that can be compared and subtracted. */
export function toMonthNumber(asOf: string): number {
  const [year = 0, month = DECEMBER] = asOf.split('-').map(Number);
  return year * MONTHS_IN_YEAR + month;
}

/**
 * The month of the newest source of all countries. Ages count up to it and not up to today, so that a release prints
 * the same on every day.
 */
const NEWEST_MONTH = Math.max(
  ...Object.values(COUNTRY_TABLES).flatMap((tables) => (tables?.sources ?? []).map(({ asOf }) => toMonthNumber(asOf))),
);

/** Returns how old the facts of a source are, in months, compared with the newest source of all countries. */
export const getAgeMonths = ({ asOf }: Pick<CountrySource, 'asOf'>): number => NEWEST_MONTH - toMonthNumber(asOf);

/** A way in, without what must not be printed. */
export interface PrintableWay extends Pick<LocalWay, 'kind'> {
  name: string | null;
  via: string | null;
  needs: LocalWay['needs'] | null;
  months: NonNullable<LocalWay['months']> | null;
  /** Null if that is mixed or unknown. */
  paid: boolean | null;
  /** The months at the end of the training for which people earn a wage, if the rest is at school. */
  paidMonths: number | null;
  /** True if people can earn a wage during the training, but need not. */
  canBePaid: boolean;
  /** True if the first year is at school and unpaid in some states. */
  isFirstYearAtSchool: boolean;
  /** True if the first degree that the way requires must be in a subject near to it. */
  asksNearDegree: boolean;
  /** What remains of a degree after a first degree in a subject near to it; null for other ways. */
  afterBachelor: NonNullable<LocalWay['afterBachelor']> | null;
  /** Codes of the states or provinces to which the way is limited; empty if it holds everywhere. */
  places: readonly string[];
  /** True if the way is generally known and no page was read. */
  isKnowledge: boolean;
}

/** Returns whether a row is so unsure that only its title and the kinds of its ways are printed. */
const isUnsure = ({ confidence }: Pick<WaysRow, 'confidence'>): boolean => confidence === 'C';

/** What a person must have before a licence that is a later step and not a way in. */
const LATER_STEP_NEEDS: readonly LocalWay['needs'][] = ['bachelor', 'experience', 'licence'];

/** Returns a row's ways that may be printed: of an unsure row only the kinds, each once. */
export function listPrintableWays(row: WaysRow): PrintableWay[] {
  const entries = row.ways.filter(({ kind, needs }) => kind !== 'licence' || !LATER_STEP_NEEDS.includes(needs));
  if (!isUnsure(row)) {
    return entries.map(
      ({
        kind,
        name = null,
        via = null,
        needs,
        months = null,
        paid = null,
        paidMonths = null,
        canBePaid = false,
        firstYearAtSchool,
        nearDegree = false,
        afterBachelor = null,
        places = [],
        from,
      }) => ({
        kind,
        name,
        via,
        needs,
        months,
        paid,
        paidMonths,
        canBePaid,
        isFirstYearAtSchool: firstYearAtSchool !== undefined,
        asksNearDegree: nearDegree,
        afterBachelor,
        places,
        isKnowledge: from === 'knowledge',
      }),
    );
  }
  return [...new Set(entries.map(({ kind }) => kind))].map((kind) => ({
    kind,
    name: null,
    via: null,
    needs: null,
    months: null,
    paid: null,
    paidMonths: null,
    canBePaid: false,
    isFirstYearAtSchool: false,
    asksNearDegree: false,
    afterBachelor: null,
    places: [],
    isKnowledge: true,
  }));
}

/** Returns whether what a row says in addition to its ways may be printed: subjects, checks and licences. */
export const arePartsPrintable = (row: Pick<WaysRow | LicenceRow, 'confidence'>): boolean => !isUnsure(row);

/** Returns whether a local title may be printed as the title of the occupation. A title of a wider group may not. */
export const isTitlePrintable = ({ join }: Pick<LocalTitle, 'join'>): boolean => join !== 'broad';

import { UK, US } from '@bearings/contracts';
import type { CountryRow } from '../content/countries/country-row.js';
import {
  ageRatiosOf,
  CANADA_PAY_SOURCE,
  CANADA_PAY_YEAR,
  CANADA_YEAR_HOURS,
  canadaPayOf,
  MISLEADING_GROUPS,
  type Occupation,
  OFTEN_SELF_EMPLOYED,
  OFTEN_TERM_TIME,
  type PayFigures,
} from '@bearings/career-data';
import { formatMoney } from './money.js';
import { noFigure, type Pay, type PayNote, type PublishedPay } from './pay-figures.js';

/**
 * Returns what an office published about an occupation in a country, with what a reader has to know
 * about it; null where none publishes it and pay may be estimated.
 */
export function publishedIn(country: CountryRow, occupation: Occupation): Pay | null {
  if (country.code === UK) return inUnitedKingdom(country, occupation);
  if (country.code === US) return inUnitedStates(country, occupation);
  return country.code === 'CA' ? inCanada(country, occupation) : null;
}

/** About the National Living Wage from April 2026, £12.71 an hour, for 37 hours a week. */
const LEAST_AT_22 = 24_500;

function inUnitedKingdom(country: CountryRow, { code, uk }: Occupation): Pay {
  const misleading = MISLEADING_GROUPS[code];
  if (misleading !== undefined) return noFigure(country.code, misleading);
  const group = uk.wider && uk.socTitle !== null ? spelledOut(uk.socTitle) : null;
  const ratios = ageRatiosOf(uk.soc2020);
  const byAge =
    ratios === null || uk.median === null || uk.median * ratios.from22to29 < LEAST_AT_22
      ? null
      : {
          from22to29: roundTo500(uk.median * ratios.from22to29),
          from40to49: roundTo500(uk.median * ratios.from40to49),
        };
  const selfEmployed = OFTEN_SELF_EMPLOYED[code];
  return published(country, uk, {
    covers: 'full-time employees',
    group,
    byAge,
    furtherNote:
      byAge === null
        ? null
        : `By age, perhaps ${formatMoney(byAge.from22to29, 'GBP')} at 22 to 29 and ${formatMoney(byAge.from40to49, 'GBP')} at 40 to 49 (our estimate from a wider group).`,
    notes: [
      group === null
        ? null
        : {
            text: `The group is "${group}" (SOC 2020 ${uk.soc2020}).`,
            brief: `The group is "${group}".`,
          },
      // In a short description the drawbacks of the career say so.
      selfEmployed === undefined
        ? null
        : { text: `Many ${selfEmployed} work for themselves and aren’t in it.`, brief: null },
      OFTEN_TERM_TIME.has(code) ? note('Many are paid for term time only.') : null,
    ],
    leavesOutSelfEmployed: selfEmployed !== undefined,
  });
}

/** The classification's own short form for what is left over. */
function spelledOut(title: string): string {
  return title.replace(/ n\.e\.c\.?$/, ' (not elsewhere classified)');
}

const roundTo500 = (amount: number): number => Math.round(amount / 500) * 500;

function inUnitedStates(country: CountryRow, { us }: Occupation): Pay {
  const group = us.wider ? us.groupTitle : null;
  return published(country, us, {
    covers: 'employees only',
    group,
    byAge: null,
    furtherNote: null,
    notes: [group === null ? null : note(`The US group is "${group}".`)],
  });
}

function inCanada(country: CountryRow, { code }: Occupation): Pay | null {
  const pay = canadaPayOf(code);
  if (pay === null) return null;
  const { groupTitle, wider, noc, low, median, high } = pay;
  const yearly = (hourly: number): number => Math.round((hourly * CANADA_YEAR_HOURS) / 100) * 100;
  const money = (amount: number): string => formatMoney(amount, country.currency);
  const figures: PayFigures = {
    median: yearly(median),
    p25: null,
    p75: null,
    year: CANADA_PAY_YEAR,
    basis: `hourly wages of employees at ${CANADA_YEAR_HOURS} hours a year`,
    source: `${CANADA_PAY_SOURCE.publisher}, ${CANADA_PAY_SOURCE.title}`,
    note: null,
  };
  return published(country, figures, {
    covers: 'employees only',
    group: wider ? groupTitle : null,
    byAge: null,
    furtherNote: null,
    notes: [
      wider ? note(`The group is "${groupTitle}" (NOC 2021 ${noc}).`) : null,
      note(
        `The low wage is about ${money(yearly(low))} and the high wage about ${money(yearly(high))}.`,
      ),
      note('We count 37.5 paid hours in each of 52 weeks.'),
    ],
  });
}

/** A sentence that is alike in a short description. */
const note = (text: string): PayNote => ({ text, brief: text });

function published(
  country: CountryRow,
  figures: PayFigures,
  {
    covers,
    group,
    byAge,
    furtherNote,
    notes,
    leavesOutSelfEmployed = false,
  }: Pick<PublishedPay, 'covers' | 'group' | 'byAge'> & {
    furtherNote: string | null;
    notes: (PayNote | null)[];
    leavesOutSelfEmployed?: boolean;
  },
): Pay {
  const { median, p25, p75, year, source, basis } = figures;
  if (median === null || year === null) return noFigure(country.code, figures.note);
  // Canada publishes a low and a high wage instead of quartiles.
  const quartiles = country.code === 'CA' ? null : missingQuartiles(p25, p75);
  return {
    kind: 'published',
    country: country.code,
    currency: country.currency,
    median,
    p25,
    p75,
    year,
    source,
    basis,
    covers,
    group,
    byAge,
    leavesOutSelfEmployed,
    notes: notes.filter((each) => each !== null),
    furtherNotes: [quartiles, furtherNote].filter((text) => text !== null),
  };
}

function missingQuartiles(p25: number | null, p75: number | null): string | null {
  if (p25 === null && p75 === null) return 'Only the median is published.';
  if (p25 === null) return 'The lower quartile is not published.';
  if (p75 === null) return 'The upper quartile is not published.';
  return null;
}

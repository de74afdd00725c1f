import { capitalise } from '@bearings/domain';
import { OLD_SCALE_NOTE, PAY_SCALE, SCALE_GRADE_TEXT } from '../content/report-copy/career-facts.js';
import { fillWording } from '../text.js';
import { formatMoney } from './money.js';
import type { ScalePay } from './pay-figures.js';

/**
 * A pay scale that began before this year is at least two pay awards old, so its text says that there have been pay
 * awards since.
 */
const MIN_RECENT_YEAR = 2024;

/** Returns a pay scale as text: its first and last grade, with nation, year and publisher. */
export function describePayScale({ grades, currency, nation, years, year, source }: ScalePay): string {
  const money = (amount: number): string => formatMoney(amount, currency);
  const ends = [...new Set([grades[0], grades.at(-1)])].flatMap((each) => each ?? []);
  const parts = ends.map((each) => {
    const { grade, min, max } = each;
    const pay = min === max ? money(min) : `${money(min)} to ${money(max)}`;
    const text = fillWording(SCALE_GRADE_TEXT, { grade, pay });
    return each.year === years ? text : `${text} in ${each.year}`;
  });
  const [publisher = source] = source.split(/[,;(]/);
  const text = fillWording(PAY_SCALE, {
    grades: parts.join('; '),
    nation,
    years,
    publisher: publisher.trim(),
  });
  return capitalise(year < MIN_RECENT_YEAR ? `${text} ${OLD_SCALE_NOTE}` : text);
}

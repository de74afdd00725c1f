import { capitalise } from '@bearings/domain';
import { OLD_SCALE_NOTE, PAY_SCALE, SCALE_FROM_TEXT, SCALE_GRADE_TEXT } from '../content/report-copy/career-facts.js';
import { fillWording } from '../text.js';
import { formatMoney } from './money.js';
import type { ScalePay } from './pay-figures.js';

/** Returns a pay scale as text: its first and last grade, with nation, year and publisher. */
export function describePayScale({ grades, currency, nation, years, publisher, isRaised }: ScalePay): string {
  const ends = [...new Set([grades[0], grades.at(-1)])].flatMap((each) => each ?? []);
  const parts = ends.map((each) => {
    const text = fillWording(SCALE_GRADE_TEXT, { grade: each.grade, pay: describeAmounts(each, currency) });
    return each.year === years ? text : `${text} in ${each.year}`;
  });
  const text = fillWording(PAY_SCALE, { grades: parts.join('; '), nation, years, publisher });
  return capitalise(isRaised ? `${text} ${OLD_SCALE_NOTE}` : text);
}

function describeAmounts({ min, max }: ScalePay['grades'][number], currency: string): string {
  const start = formatMoney(min, currency);
  if (max === null) return fillWording(SCALE_FROM_TEXT, { amount: start });
  return min === max ? start : `${start} to ${formatMoney(max, currency)}`;
}

import type { CareerRow } from '@bearings/contracts';
import type { ReactNode } from 'react';
import { choicesTexts as texts } from '../../texts/choices-texts';
import { CareerTableRow } from './career-table-row';
import { payAxisOf } from './pay-axis';
import type { ChosenCareer } from './shown-careers';

interface CareersTableProps {
  careers: readonly ChosenCareer[];
  /** The place of a career among the report's, from 1; null where they are in no order. */
  rankOf: (row: CareerRow) => number | null;
  country: string;
  /** Codes of the careers whose details are open. */
  open: readonly string[];
  onToggle: (code: string) => void;
  actions: (career: ChosenCareer) => ReactNode;
  details: (career: ChosenCareer) => ReactNode;
}

/** The careers as one table, and on narrow screens as cards. */
export function CareersTable({
  careers,
  rankOf,
  country,
  open,
  onToggle,
  actions,
  details,
}: CareersTableProps) {
  const axis = payAxisOf(careers.map(({ row }) => row));
  const hasStability = careers.some(({ row }) => row.stability !== null);
  const hasWayIn = careers.some(({ row }) => row.wayIn);
  const growthCountry = careers.find(({ row }) => row.growth)?.row.growth?.country;
  const { columns } = texts;
  return (
    <table className="w-full table-fixed border-collapse text-sm max-lg:block">
      <caption className="sr-only">{texts.caption}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line-strong align-bottom text-left text-muted [&>th]:pr-6 [&>th]:pb-2 [&>th]:font-semibold">
          <th scope="col" className="w-[31%]">
            {columns.career}
          </th>
          <th scope="col" className="w-[18%]">
            {hasStability ? columns.fitAndRetakes : columns.fit}
          </th>
          <th scope="col" className="w-[22%]">
            <span>{columns.pay(country)}</span>
            {axis && (
              <span
                className="flex justify-between text-xs font-normal tabular-nums"
                aria-hidden="true"
              >
                <span>{texts.pay.axis(axis.from, axis.currency)}</span>
                <span>{texts.pay.axis(axis.to, axis.currency)}</span>
              </span>
            )}
          </th>
          {hasWayIn && (
            <th scope="col" className="w-[18%]">
              {columns.wayIn}
            </th>
          )}
          {growthCountry && (
            <th scope="col" className="w-[11%]">
              {columns.growth(growthCountry)}
            </th>
          )}
        </tr>
      </thead>
      {careers.map((career) => (
        <CareerTableRow
          key={career.row.code}
          career={career}
          rank={rankOf(career.row)}
          axis={axis}
          hasWayIn={hasWayIn}
          hasGrowth={growthCountry !== undefined}
          isOpen={open.includes(career.row.code)}
          onToggle={() => onToggle(career.row.code)}
          actions={actions(career)}
          details={details(career)}
        />
      ))}
    </table>
  );
}

import { Badge, ChevronDown } from '@bearings/ui';
import { useId, type ReactNode } from 'react';
import { choicesTexts as texts } from '../../texts/choices-texts';
import { reportTexts } from '../../texts/report-texts';
import { FIT_TONES } from './fit-tones';
import type { PayAxis } from './pay-axis';
import { PayRange } from './pay-range';
import type { ChosenCareer } from './shown-careers';
import { StabilityBar } from './stability-bar';

/** Career, fit and pay. */
const FIXED_COLUMNS = 3;

interface CareerTableRowProps {
  career: ChosenCareer;
  rank: number | null;
  axis: PayAxis | null;
  /** The table has a column for ways in. */
  hasWayIn: boolean;
  /** The table has a column for the number of jobs. */
  hasGrowth: boolean;
  isOpen: boolean;
  onToggle: () => void;
  actions: ReactNode;
  details: ReactNode;
}

/** One career with its details below it; a card on narrow screens. */
export function CareerTableRow({
  career: { row, choice, origin },
  rank,
  axis,
  hasWayIn,
  hasGrowth,
  isOpen,
  onToggle,
  actions,
  details,
}: CareerTableRowProps) {
  const detailsId = useId();
  return (
    <tbody
      id={`career-${row.code}`}
      tabIndex={-1}
      data-kept={choice?.choice === 'keep' || undefined}
      className="scroll-mt-20 border-b border-line data-[kept]:bg-primary-soft/40 max-lg:mt-2 max-lg:block max-lg:rounded-lg max-lg:border max-lg:bg-surface max-lg:px-4 max-lg:pt-1 max-lg:pb-0.5 print:mt-0 print:rounded-none print:border-x-0 print:border-b-0 print:border-line-strong print:bg-transparent print:px-0 print:py-2"
    >
      <tr className="align-top break-inside-avoid break-after-avoid max-lg:grid max-lg:grid-cols-1 max-lg:gap-1 print:grid-cols-2 print:gap-x-8 [&>*]:text-left lg:[&>*]:py-4 lg:[&>*]:pr-6 lg:[&>th]:pl-2">
        <th scope="row" className="font-normal max-lg:contents">
          <div className="max-lg:-order-2 print:col-span-full print:flex print:items-center print:gap-3">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={onToggle}
              className="flex min-h-11 w-full items-start gap-2 py-1.5 text-left font-serif text-lg leading-snug font-medium hover:underline"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                {rank === null ? row.title : `${rank}. ${row.title}`}
              </span>
              <ChevronDown
                size={20}
                aria-hidden="true"
                className={`mt-1 flex-none text-muted print:hidden ${isOpen ? 'rotate-180' : ''}`}
              />
            </button>
            <span className="flex flex-wrap gap-1.5 empty:hidden">
              {origin !== 'own' && <Badge tone="info">{texts.origin[origin]}</Badge>}
              {row.long && <Badge tone="warning">{reportTexts.careers.long}</Badge>}
            </span>
          </div>
          <div className="max-lg:order-last print:hidden">{actions}</div>
        </th>
        <td className="max-lg:flex max-lg:items-center max-lg:gap-3">
          {row.fit && <Badge tone={FIT_TONES[row.fit]}>{reportTexts.careers.fit[row.fit]}</Badge>}
          {row.stability !== null && <StabilityBar share={row.stability} chance={row.chance} />}
        </td>
        <td className="max-lg:-order-1">
          <PayRange pay={row.pay} axis={axis} brief />
        </td>
        {hasWayIn && (
          <td>
            <span className="block text-xs lg:hidden">{texts.wayIn(row)}</span>
            <p className="max-lg:hidden">{texts.start(row)}</p>
            <p className="text-xs text-muted max-lg:hidden">{texts.training(row)}</p>
          </td>
        )}
        {hasGrowth && (
          <td className="lg:pr-0!">
            <span className="block text-xs lg:hidden">{texts.growth(row)}</span>
            <p className="font-semibold tabular-nums max-lg:hidden">{texts.growthShort(row)}</p>
            <p className="text-xs text-muted max-lg:hidden">{texts.growthYears(row)}</p>
          </td>
        )}
      </tr>
      <tr id={detailsId} className={isOpen ? 'max-lg:block' : 'hidden print:table-row'}>
        <td
          colSpan={FIXED_COLUMNS + Number(hasWayIn) + Number(hasGrowth)}
          className="max-lg:block lg:pb-6 lg:pl-2 print:columns-2 print:gap-8"
        >
          <div className="max-w-text pt-2 max-lg:pb-4 print:max-w-none print:pb-0">{details}</div>
        </td>
      </tr>
    </tbody>
  );
}

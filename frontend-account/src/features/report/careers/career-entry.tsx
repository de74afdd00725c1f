import { findWorkField } from '@bearings/domain';
import { Badge, ChevronDown, Star } from '@bearings/ui';
import { FieldSign, FitWord } from '@bearings/ui/shape';
import { useId, type ReactNode } from 'react';
import { choicesTexts as texts } from './choices-texts';
import { reportTexts } from '../report-texts';
import { type PayAxis, PayRange } from '@bearings/ui/career';
import type { ChosenCareer } from './shown-careers';

interface CareerEntryProps {
  career: ChosenCareer;
  rank: number | null;
  /** A short text next to the row, such as the career's previous rank. */
  mark: string | null;
  axis: PayAxis | null;
  isOpen: boolean;
  onToggle: () => void;
  /** The career's page. A closed page is visible in print only. */
  page: ReactNode;
}

/** A career as a row of the list, with its page below the row, or next to the list on wide screens. */
export function CareerEntry({
  career: { row, choice, origin },
  rank,
  mark,
  axis,
  isOpen,
  onToggle,
  page,
}: CareerEntryProps) {
  const pageId = useId();
  const isKept = choice?.choice === 'keep';
  return (
    <li className="lg:contents print:block">
      <div
        id={`career-${row.code}`}
        tabIndex={-1}
        data-open={isOpen || undefined}
        data-kept={isKept || undefined}
        className="relative grid scroll-mt-4 grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-t focus-visible:outline-2 focus-visible:outline-focus border-line py-1 lg:col-start-1 lg:py-3 lg:rounded-lg lg:px-3 lg:data-[open]:border-transparent lg:data-[open]:bg-surface lg:data-[open]:shadow-[inset_5px_0_var(--color-accent),var(--shadow-soft)] print:break-after-avoid print:break-inside-avoid"
      >
        <FieldSign field={findWorkField(row.code).id} tile />
        <div className="grid min-w-0 content-center gap-0.5">
          <h3 className="font-serif text-lg leading-tight font-medium">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={pageId}
              onClick={onToggle}
              className="text-left wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {rank === null ? row.title : `${rank}. ${row.title}`}
            </button>
          </h3>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm leading-snug text-muted">
            {row.fit && <FitWord fit={row.fit} />}
            {texts.training(row) && <span>{texts.training(row)}</span>}
            {isKept && (
              <span className="flex items-center gap-1 font-semibold text-primary">
                <Star size={14} aria-hidden="true" fill="currentColor" />
                <span>{texts.keep.on}</span>
              </span>
            )}
            {mark && <Badge tone="accent">{mark}</Badge>}
            {origin !== 'own' && <Badge tone="info">{texts.origin[origin]}</Badge>}
            {row.lacks !== '' && <Badge tone="warning">{row.lacks}</Badge>}
            {row.exceedsTraining && <Badge tone="warning">{reportTexts.careers.long}</Badge>}
          </div>
          <PayRange pay={row.pay} axis={axis} brief />
        </div>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className={`self-center text-muted lg:-rotate-90 print:hidden ${isOpen ? 'max-lg:rotate-180' : ''}`}
        />
      </div>
      <div
        id={pageId}
        // On wide screens the pages of all rows share one grid cell. A closed page is hidden, because it would cover
        // the open page and receive its clicks.
        className={`min-w-0 wrap-anywhere lg:col-start-2 lg:row-start-1 lg:[grid-row-end:-1] ${isOpen ? '' : 'hidden print:block'}`}
      >
        {page}
      </div>
    </li>
  );
}

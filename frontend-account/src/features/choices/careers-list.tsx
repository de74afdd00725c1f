import type { CareerRow } from '@bearings/contracts';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { CareerEntry } from './career-entry';
import { toPayAxis } from '@bearings/ui/career';
import type { ChosenCareer } from './shown-careers';
import { useMovingRows } from './use-moving-rows';
import { useIsPrinting, useIsWide } from './use-media';

interface CareersListProps {
  careers: readonly ChosenCareer[];
  /** Returns a career's rank in the report, from 1; null if the report does not rank its careers. */
  rankOf: (row: CareerRow) => number | null;
  /**
   * Codes of the careers whose pages are open, the last opened last. Wide screens show only the last one, or the
   * first career's page if none is open.
   */
  open: readonly string[];
  onOpen: (codes: string[]) => void;
  page: (career: ChosenCareer, next: ChosenCareer | undefined) => ReactNode;
  markOf?: (row: CareerRow) => string | null;
}

/**
 * The list of careers. Selecting a row opens the career's page: below the row on phones, next to
 * the list on wide screens. When printed, all pages are open.
 */
export function CareersList({ careers, rankOf, open, onOpen, page, markOf }: CareersListProps) {
  const isWide = useIsWide();
  const isPrinting = useIsPrinting();
  const axis = toPayAxis(careers.map(({ row }) => row));
  const codes = careers.map(({ row }) => row.code);
  const list = useRef<HTMLOListElement>(null);
  useMovingRows(list, codes.join());
  const shownCode = open.findLast((code) => codes.includes(code)) ?? codes[0];
  const isOpen = (code: string): boolean => isPrinting || (isWide ? code === shownCode : open.includes(code));
  const toggleCareer = (code: string): void => {
    const otherCodes = open.filter((each) => each !== code);
    onOpen(open.includes(code) && !isWide ? otherCodes : [...otherCodes, code]);
  };
  const rows: CSSProperties & Record<'--rows', string> = {
    '--rows': `repeat(${careers.length}, auto) 1fr`,
  };
  return (
    <ol
      ref={list}
      style={rows}
      className="lg:grid lg:[grid-template-rows:var(--rows)] lg:grid-cols-[minmax(0,24.75rem)_minmax(0,1fr)] lg:gap-x-7 print:block"
    >
      {careers.map((career, index) => (
        <CareerEntry
          key={career.row.code}
          career={career}
          rank={rankOf(career.row)}
          mark={markOf?.(career.row) ?? null}
          axis={axis}
          isOpen={isOpen(career.row.code)}
          onToggle={() => toggleCareer(career.row.code)}
          page={() => page(career, careers[index + 1])}
        />
      ))}
    </ol>
  );
}

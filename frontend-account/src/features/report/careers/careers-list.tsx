import type { CareerRow } from '@bearings/contracts';
import { useMedia } from '@bearings/ui';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { CareerEntry } from './career-entry';
import { toPayAxis } from '@bearings/ui/career';
import type { ChosenCareer } from './shown-careers';
import { useMovingRows } from './use-moving-rows';
import { useRenderSteps } from '../../../components/use-render-steps';

/** Matches screens that are wide enough to show the list and a career's page next to each other. */
const WIDE_SCREEN_QUERY = '(min-width: 64rem)';

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
  page: (career: ChosenCareer, isOpen: boolean, next: ChosenCareer | undefined) => ReactNode;
  markOf?: (row: CareerRow) => string | null;
}

/**
 * The list of careers. Selecting a row opens the career's page: below the row on phones, next to
 * the list on wide screens. All pages are in the document, and CSS opens them when the document is printed.
 */
export function CareersList({ careers, rankOf, open, onOpen, page, markOf }: CareersListProps) {
  const isWide = useMedia(WIDE_SCREEN_QUERY);
  // Closed pages are rendered after the open ones, because only printing shows them.
  const areClosedPagesRendered = useRenderSteps(1) === 1;
  const axis = toPayAxis(careers.map(({ row }) => row));
  const codes = careers.map(({ row }) => row.code);
  const list = useRef<HTMLOListElement>(null);
  useMovingRows(list, codes.join());
  const shownCode = open.findLast((code) => codes.includes(code)) ?? codes[0];
  const isOpen = (code: string): boolean => (isWide ? code === shownCode : open.includes(code));
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
          page={
            (areClosedPagesRendered || isOpen(career.row.code)) &&
            page(career, isOpen(career.row.code), careers[index + 1])
          }
        />
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';
import { Button } from './button';
import { ChevronLeft, ChevronRight } from './icons';

export interface BreadcrumbProps {
  /** Links to the pages above this one, from the start page down. The last item is the name of this page, as text. */
  items: readonly ReactNode[];
}

/** Breadcrumbs from the start page to this page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav className="ui-breadcrumb" aria-label="Breadcrumb">
      <ol>
        {items.map((item, index) => (
          <li key={index}>
            <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item}</span>
            {index < items.length - 1 && <ChevronRight size={16} aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface PaginationProps {
  /** Page number from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

/** Links to the pages of a long list. Renders nothing if there is only one page. */
export function Pagination({ page, pageCount, onPageChange }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="ui-pagination" aria-label="Pages">
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <ChevronLeft size={18} aria-hidden="true" />
        <span>Previous</span>
      </Button>
      <p aria-live="polite">{`Page ${page} of ${pageCount}`}</p>
      <Button variant="secondary" size="small" disabled={page >= pageCount} onClick={() => onPageChange(page + 1)}>
        <span>Next</span>
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </nav>
  );
}

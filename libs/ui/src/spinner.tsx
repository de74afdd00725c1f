import type { CSSProperties } from 'react';
import { VisuallyHidden } from './visually-hidden';

/** A rotating compass needle. With a label, screen readers announce it as a status; without one it is decorative. */
export function Spinner({ label, size = 20 }: { label?: string; size?: number }) {
  const drawing = (
    <svg className="ui-spinner" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M12 4.5 14.4 12H9.6z" fill="currentColor" />
      <path d="M12 19.5 9.6 12h4.8z" fill="currentColor" opacity="0.35" />
    </svg>
  );
  if (label === undefined) return drawing;
  return (
    <output className="ui-spinner-status">
      {drawing}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}

export interface SkeletonProps {
  lines?: number;
  /** CSS height of one block, for pictures and cards; replaces `lines`. */
  height?: string;
  label?: string;
}

/**
 * A placeholder for content that is loading. With a label, screen readers announce it as a status;
 * without one it is decorative.
 */
export function Skeleton({ lines = 1, height, label }: SkeletonProps) {
  const style: CSSProperties = height === undefined ? {} : { height };
  const blocks = Array.from({ length: height === undefined ? lines : 1 }, (_, index) => (
    <span key={index} className="ui-skeleton-block" style={style} aria-hidden="true" />
  ));
  if (label === undefined) return <div className="ui-skeleton">{blocks}</div>;
  return (
    <output className="ui-skeleton" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {blocks}
    </output>
  );
}

import { DotLine } from './dot-line';

export interface FigureRowProps {
  label: string;
  /** The figure in words. */
  value: string;
  /** A note in small type. */
  notes: readonly string[];
  /** The figure's position on a line from 0 to 1, if it has one. */
  line?: Parameters<typeof DotLine>[0] | undefined;
}

/** One figure of a `dl`. All have the same size, whatever the result. */
export function FigureRow({ label, value, notes, line }: FigureRowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,13rem)]">
      <dt className="leading-snug font-medium">{label}</dt>
      <dd className="text-end font-serif text-2xl lining-nums">{value}</dd>
      <dd className="col-span-2 sm:col-span-1" aria-hidden="true">
        {line && <DotLine {...line} />}
      </dd>
      <dd className="col-span-2 text-sm text-muted empty:hidden sm:col-span-3">
        {notes.join(' · ')}
      </dd>
    </div>
  );
}

import { DotLine } from './dot-line';

export interface FigureRowProps {
  label: string;
  /** The figure as text. */
  value: string;
  /** Notes about the figure, shown in small type. */
  notes: readonly string[];
  /** How to draw the figure as a dot on a line; absent if that is not possible. */
  line?: Parameters<typeof DotLine>[0] | undefined;
}

/** A figure as an item of a definition list. All figures have the same size, whether the result is good or bad. */
export function FigureRow({ label, value, notes, line }: FigureRowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,13rem)]">
      <dt className="leading-snug font-medium">{label}</dt>
      <dd className="text-end font-serif text-2xl lining-nums">{value}</dd>
      <dd className="col-span-2 sm:col-span-1" aria-hidden="true">
        {line && <DotLine {...line} />}
      </dd>
      <dd className="col-span-2 text-sm text-muted empty:hidden sm:col-span-3">{notes.join(' · ')}</dd>
    </div>
  );
}

import { DotLine } from './dot-line';

export interface FigureRowProps {
  label: string;
  /** The figure in words. */
  value: string;
  /** What is said about it in small type. */
  notes: readonly string[];
  /** Its place on a line from 0 to 1, where it has one. */
  line?: Parameters<typeof DotLine>[0] | undefined;
}

/** One figure of a `dl`: all are equally large, whatever they say. */
export function FigureRow({ label, value, notes, line }: FigureRowProps) {
  return (
    <div className="border-t border-line py-4">
      <dt className="font-medium">{label}</dt>
      <dd className="mt-1">
        <span className="grid items-center gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <span className="font-serif text-3xl lining-nums">{value}</span>
          {line && <DotLine {...line} />}
        </span>
        <span className="mt-1 block text-sm text-muted">{notes.join(' · ')}</span>
      </dd>
    </div>
  );
}

import type { CareerPay, ReportPay } from '@bearings/contracts';
import { Badge } from '@bearings/ui';
import { payTexts as texts } from './career-words';
import { type PayAxis, toAxisPosition } from './pay-axis';
import { NO_PAY_MARKS, type PayMarks } from './pay-ladder';

interface PayRangeProps {
  pay: CareerPay;
  /** The shared scale; null if no career has pay figures. */
  axis: PayAxis | null;
  /** True to hide the text of the median on small screens; the mark on the bar still shows it. */
  brief?: boolean;
}

/** Shows pay as text and as a bar on a scale that several careers share. The bar of an estimate is hatched. */
export function PayRange({ pay, axis, brief = false }: PayRangeProps) {
  const isEstimate = pay.kind === 'estimate';
  return (
    <div
      className={
        brief
          ? 'min-w-0 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1 lg:grid lg:gap-1.5'
          : 'grid min-w-0 gap-1.5'
      }
    >
      <p
        className={`flex flex-none flex-wrap items-center gap-x-2 gap-y-1 font-semibold tabular-nums ${brief ? 'max-lg:min-w-36' : ''}`}
      >
        <span>{texts.text(pay)}</span>
        {isEstimate && <Badge tone="warning">{texts.estimate}</Badge>}
      </p>
      {axis && pay.currency !== null && <Track pay={pay} axis={axis} isEstimate={isEstimate} />}
      {pay.low !== null && pay.median !== null && (
        <p className={`text-xs text-muted tabular-nums ${brief ? 'max-lg:sr-only' : ''}`}>
          {isEstimate ? texts.estimated(pay) : texts.median(pay)}
        </p>
      )}
    </div>
  );
}

interface PayBarProps {
  pay: Exclude<ReportPay, { kind: 'none' }>;
  axis: PayAxis;
  marks?: PayMarks;
}

/**
 * The phone version of the pay ladder, as a horizontal bar. It shows the range, the median, and pay
 * by age, or the reader's own marks if there are any, as text and as a line or circles.
 */
export function PayBar({ pay, axis, marks = NO_PAY_MARKS }: PayBarProps) {
  const payByAge = pay.kind === 'published' ? pay.byAge : undefined;
  const ownMarks = [
    { text: texts.dayOne, amount: marks.dayOne },
    { text: texts.now, amount: marks.now },
  ].flatMap(({ text, amount }) => (amount === null ? [] : [{ text, amount }]));
  const ages =
    payByAge && ownMarks.length === 0
      ? [
          { text: texts.young, amount: payByAge.from22to29 },
          { text: texts.older, amount: payByAge.from40to49 },
        ]
      : [];
  return (
    <div className="grid gap-1.5 py-1">
      <Track
        pay={pay}
        axis={axis}
        isEstimate={pay.kind === 'estimate'}
        marks={marks.dayOne === null ? ages.map(({ amount }) => amount) : [marks.dayOne]}
        now={marks.now}
      />
      {ages.length > 0 && (
        <p className="text-sm leading-snug text-muted first-letter:uppercase">
          {ages.map(({ text, amount }) => `${text}: ${texts.money(amount, pay.currency)}`).join(', ')}
        </p>
      )}
      {ownMarks.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm leading-snug text-muted">
          {ownMarks.map(({ text, amount }) => (
            <span key={text} className="flex items-center gap-1.5">
              <span
                aria-hidden="true"
                data-line={text === texts.now || undefined}
                className="size-3 rounded-full border-2 border-primary data-[line]:h-4 data-[line]:w-0 data-[line]:rounded-none data-[line]:border-0 data-[line]:border-l-2 data-[line]:border-dashed data-[line]:border-ink"
              />
              <span>{`${text} ${texts.money(amount, pay.currency)}`}</span>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

interface TrackProps {
  pay: Pick<CareerPay, 'low' | 'high' | 'median'>;
  axis: PayAxis;
  isEstimate: boolean;
  /** Amounts to draw as circles. */
  marks?: readonly number[];
  /** What the reader earns now, drawn as a dashed line. */
  now?: number | null;
}

function Track({ pay: { low, high, median }, axis, isEstimate, marks = [], now = null }: TrackProps) {
  const fromAmount = low ?? median;
  const to = high ?? median;
  if (fromAmount === null || to === null) return null;
  const start = toAxisPosition(axis, fromAmount);
  const end = toAxisPosition(axis, to);
  return (
    <span aria-hidden="true" className="relative block h-3.5 min-w-28 flex-1">
      <span className="absolute inset-x-0 top-1/2 border-t border-line-strong" />
      <span
        data-estimate={isEstimate || undefined}
        className="absolute inset-y-0 min-w-1 rounded-sm [print-color-adjust:exact] border border-primary bg-primary data-[estimate]:border-dashed data-[estimate]:bg-surface data-[estimate]:bg-[repeating-linear-gradient(135deg,var(--color-primary)_0_2px,transparent_2px_6px)] forced-colors:bg-[CanvasText] forced-colors:[forced-color-adjust:none] forced-colors:data-[estimate]:border-[CanvasText] forced-colors:data-[estimate]:bg-[Canvas] forced-colors:data-[estimate]:bg-none"
        style={{ left: `${start}%`, width: `${end - start}%` }}
      />
      {median !== null && (
        <span
          className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-accent [print-color-adjust:exact] outline-1 outline-surface forced-colors:bg-[Highlight] forced-colors:[forced-color-adjust:none]"
          style={{ left: `${toAxisPosition(axis, median)}%` }}
        />
      )}
      {marks.map((amount) => (
        <span
          key={amount}
          className="absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-primary bg-surface"
          style={{ left: `${Math.min(100, Math.max(0, toAxisPosition(axis, amount)))}%` }}
        />
      ))}
      {now !== null && (
        <span
          className="absolute -inset-y-1.5 w-0 border-l-2 border-dashed border-ink"
          style={{ left: `${Math.min(100, Math.max(0, toAxisPosition(axis, now)))}%` }}
        />
      )}
    </span>
  );
}

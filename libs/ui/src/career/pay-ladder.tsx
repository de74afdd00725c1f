import type { ReportPay } from '@bearings/contracts';
import { payTexts as texts } from './career-words';
import { type PayAxis, roundUpStep, toAxisPosition } from './pay-axis';

const HEIGHT_PX = 290;
const BOTTOM_PX = 276;
const TOP_PX = 24;
/** Minimum distance between two labels in SVG units. */
const MIN_LABEL_DISTANCE = 38;
/** Minimum distance between the middle of an axis label and that of a label on its side. */
const MIN_AXIS_LABEL_DISTANCE = 22;
/** Horizontal positions of the ladder's two side rails in SVG units. */
const RAIL_POSITIONS = [106, 150] as const;

interface LadderLabel {
  /** Vertical position of the mark that the label belongs to. */
  y: number;
  /** Vertical position of the label, which is lower than its mark if the label above would overlap. */
  at: number;
  value: string;
  text: string;
}

/** Places labels beside the marks they belong to, from top to bottom, with the minimum distance between them. */
function spreadLabels(labels: readonly Omit<LadderLabel, 'at'>[]): LadderLabel[] {
  const placedLabels: LadderLabel[] = [];
  for (const label of labels.toSorted((a, b) => a.y - b.y)) {
    const labelAbove = placedLabels.at(-1);
    placedLabels.push({
      ...label,
      at: labelAbove ? Math.max(label.y, labelAbove.at + MIN_LABEL_DISTANCE) : label.y,
    });
  }
  return placedLabels;
}

/** Amounts of the reader's own on a career's pay; null if unknown. */
export interface PayMarks {
  /** What the reader earns now. */
  now: number | null;
  /** What a first day pays. */
  dayOne: number | null;
}

export const NO_PAY_MARKS: PayMarks = { now: null, dayOne: null };

type KnownPay = Exclude<ReportPay, { kind: 'none' }>;

/**
 * Draws pay as a ladder, on a scale that all careers of the list share. The ladder reaches from the
 * lower to the upper quartile, and a red rung marks the median. That of an estimate reaches as far as it may be wrong,
 * that of a pay scale from its start to its top.
 * A dashed line marks the reader's pay now, a circle on the rail the pay of a first day.
 */
export function PayLadder({ pay, axis, marks = NO_PAY_MARKS }: { pay: KnownPay; axis: PayAxis; marks?: PayMarks }) {
  const { low, median, high, currency } = pay;
  const payByAge = pay.kind === 'published' ? pay.byAge : undefined;
  const y = (amount: number): number =>
    BOTTOM_PX - (Math.min(100, Math.max(0, toAxisPosition(axis, amount))) / 100) * (BOTTOM_PX - TOP_PX);
  const money = (amount: number): string => texts.money(amount, currency);
  const step = roundUpStep((axis.to - axis.from) / 4);
  const ticks = Array.from({ length: 8 }, (_, index) => (Math.ceil(axis.from / step) + index) * step);
  const rungTexts = texts.rungs[pay.kind];
  const rungs = [
    { amount: high, text: rungTexts.high, isMiddle: false },
    { amount: median, text: rungTexts.median, isMiddle: true },
    { amount: low, text: rungTexts.low, isMiddle: false },
  ].flatMap(({ amount, ...rung }) => (amount === null ? [] : [{ ...rung, amount, y: y(amount) }]));
  const labels = spreadLabels(rungs.map(({ amount, text, y: at }) => ({ y: at, value: money(amount), text })));
  const leftMarks = [
    { amount: payByAge?.from22to29, text: texts.young },
    { amount: payByAge?.from40to49, text: texts.older },
    { amount: marks.dayOne, text: texts.dayOne },
    { amount: marks.now, text: texts.now },
  ].flatMap(({ amount, text }) => (amount === undefined || amount === null ? [] : [{ amount, text }]));
  const ages = spreadLabels(leftMarks.map(({ amount, text }) => ({ y: y(amount), value: money(amount), text })));
  const [left, right] = RAIL_POSITIONS;
  const ends = rungs.map((rung) => rung.y);
  const [railTop, railFoot] = [Math.min(...ends), Math.max(...ends)];
  return (
    <svg
      viewBox={`0 0 300 ${HEIGHT_PX}`}
      aria-hidden="true"
      className="w-full max-w-[25rem] fill-muted text-[11px] [&_line]:stroke-line-strong"
    >
      {ticks
        .filter((amount) => amount >= axis.from && amount <= axis.to)
        .map((amount) => (
          <g key={amount}>
            <line x2={right} y1={y(amount)} y2={y(amount)} className="stroke-line!" />
            {!ages.some(({ at }) => Math.abs(y(amount) - 9 - at) < MIN_AXIS_LABEL_DISTANCE) && (
              <text y={y(amount) - 4}>{texts.axis(amount, currency)}</text>
            )}
          </g>
        ))}
      {pay.kind === 'published' && (
        <rect x={left} width={right - left} y={railTop} height={railFoot - railTop} className="fill-relief-a" />
      )}
      {[left, right].map((x) => (
        <g key={x} strokeLinecap="round">
          <line x1={x} x2={x} y1={railFoot} y2={BOTTOM_PX} strokeDasharray="2 4" strokeWidth="1.6" />
          {high === null && <line x1={x} x2={x} y1={railTop} y2={TOP_PX} strokeDasharray="2 4" strokeWidth="1.6" />}
          <line
            x1={x}
            x2={x}
            y1={railTop}
            y2={railFoot}
            strokeWidth="4"
            strokeDasharray={pay.kind === 'estimate' ? '6 6' : undefined}
            className="stroke-primary!"
          />
        </g>
      ))}
      {rungs.map(({ text, isMiddle, y: at }) => (
        <line
          key={text}
          x1={left - 2}
          x2={right + 2}
          y1={at}
          y2={at}
          strokeWidth={isMiddle ? 5 : 4}
          className={isMiddle ? 'stroke-accent! forced-colors:stroke-[Highlight]!' : 'stroke-primary!'}
        />
      ))}
      {labels.map(({ y: at, at: label, value, text }) => (
        <g key={text}>
          <line x1={right + 6} x2={right + 15} y1={at} y2={label} />
          <text x={right + 20} y={label + 1} className="fill-ink text-[15px] font-bold">
            {value}
          </text>
          <text x={right + 20} y={label + 16} className="text-[12.5px]">
            {text}
          </text>
        </g>
      ))}
      {ages.map(({ y: at, at: label, value, text }) => (
        <g key={text} textAnchor="end">
          <line x1="83" x2="87" y1={label} y2={at} />
          {text === texts.now ? (
            <line
              x1="86"
              x2={right + 2}
              y1={at}
              y2={at}
              strokeWidth="2"
              strokeDasharray="5 3"
              className="stroke-ink! forced-colors:stroke-[CanvasText]!"
            />
          ) : (
            <circle
              cx={text === texts.dayOne ? left : 92}
              cy={at}
              r={text === texts.dayOne ? 6 : 5}
              strokeWidth="2"
              className="fill-surface stroke-primary"
            />
          )}
          <text x="81" y={label - 1} className="fill-ink text-[13px] font-semibold">
            {value}
          </text>
          <text x="81" y={label + 13} className="text-[12px]">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

import type { SalesDay } from '@bearings/contracts';
import { formatPounds, formatShortDate } from '@bearings/web';
import { adminTexts } from './admin-texts';
import { BarEnds, Bars, ChartFigure } from './chart-figure';
import { groupDays } from './group-days';

const texts = adminTexts.revenueByDay;

/** A chart of the revenue by day, or by week if the range is long. */
export function RevenueChart({ days }: { days: readonly SalesDay[] }) {
  const { bars, weeks } = groupDays(days);
  const highest = Math.max(1, ...bars.map(({ revenue }) => revenue));
  const caption = weeks ? texts.byWeek : texts.byDay;
  return (
    <ChartFigure
      caption={caption}
      note={texts.note}
      chart={
        <div className="grid gap-1">
          <p className="text-xs text-muted">{texts.highest(formatPounds(highest))}</p>
          <Bars
            bars={bars.map(({ date, revenue }) => ({ key: date, value: revenue }))}
            highest={highest}
            colour="bg-primary"
            tall
          />
          <BarEnds first={formatShortDate(days[0]?.date ?? '')} last={formatShortDate(days.at(-1)?.date ?? '')} />
        </div>
      }
      heads={[weeks ? adminTexts.charts.week : adminTexts.charts.day, texts.paid, texts.revenue]}
      rows={bars.map(({ date, paid, revenue }) => [formatShortDate(date), paid, formatPounds(revenue)])}
    />
  );
}

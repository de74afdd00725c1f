import type { SalesDay } from '@bearings/contracts';
import { formatShortDate } from '@bearings/web';
import { adminTexts } from './admin-texts';
import { BarEnds, Bars, ChartFigure } from './chart-figure';
import { groupDays } from './group-days';

const texts = adminTexts.funnel;

const FUNNEL_STEPS = ['started', 'completed', 'paid', 'ready'] as const;
const STEP_COLOURS = {
  started: 'bg-line-strong',
  completed: 'bg-primary',
  paid: 'bg-accent',
  ready: 'bg-success',
} as const;

/** A chart of the steps from a visit to a report, by day: a row of bars for each step, all on one scale. */
export function FunnelChart({ days }: { days: readonly SalesDay[] }) {
  const { bars, weeks } = groupDays(days);
  const highest = Math.max(1, ...bars.flatMap((day) => FUNNEL_STEPS.map((step) => day[step])));
  return (
    <ChartFigure
      caption={texts.caption}
      chart={
        <div className="grid gap-4">
          {FUNNEL_STEPS.map((step) => (
            <div key={step} className="grid items-end gap-x-4 gap-y-1 md:grid-cols-[8rem_minmax(0,1fr)]">
              <div className="text-sm">
                <p className="font-medium">{texts[step]}</p>
                <p className="text-muted">{texts.total(days.reduce((sum, day) => sum + day[step], 0))}</p>
              </div>
              <Bars
                bars={bars.map((day) => ({ key: day.date, value: day[step] }))}
                highest={highest}
                colour={STEP_COLOURS[step]}
              />
            </div>
          ))}
          <div className="md:ml-36">
            <BarEnds first={formatShortDate(days[0]?.date ?? '')} last={formatShortDate(days.at(-1)?.date ?? '')} />
          </div>
        </div>
      }
      heads={[weeks ? adminTexts.charts.week : adminTexts.charts.day, ...FUNNEL_STEPS.map((step) => texts[step])]}
      rows={bars.map((day) => [formatShortDate(day.date), ...FUNNEL_STEPS.map((step) => day[step])])}
    />
  );
}

import type { FunnelDay } from '@bearings/contracts';
import { Button, EmptyState, Heading, Stack, Table, VisuallyHidden } from '@bearings/ui';
import { formatShortDate } from '@bearings/web';
import { useState } from 'react';
import { adminTexts } from '../../texts/admin-texts';

const texts = adminTexts.funnel;

const STEPS = ['started', 'completed', 'paid', 'ready'] as const;
const COLOURS = {
  started: 'bg-line-strong',
  completed: 'bg-primary',
  paid: 'bg-accent',
  ready: 'bg-success',
} as const;

/**
 * Chart of the funnel of the last 30 days: a row of bars per step, all on one scale. The figures are
 * also in the page as a table, which the reader can show instead.
 */
export function FunnelChart({ days }: { days: readonly FunnelDay[] }) {
  const [asTable, setAsTable] = useState(false);
  const highest = Math.max(0, ...days.flatMap((day) => STEPS.map((step) => day[step])));
  if (highest === 0) return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
  return (
    <figure>
      <Stack gap={2} align="start">
        <figcaption className="w-full">
          <Heading level={2} size="small">
            {texts.caption}
          </Heading>
        </figcaption>
        {asTable ? (
          <div className="w-full">
            <DayTable days={days} />
          </div>
        ) : (
          <>
            <div className="grid w-full gap-4" aria-hidden="true">
              {STEPS.map((step) => (
                <StepBars key={step} step={step} days={days} highest={highest} />
              ))}
              <div className="flex justify-between text-xs text-muted md:ml-36">
                <span>{formatShortDate(days[0]?.date ?? '')}</span>
                <span>{formatShortDate(days.at(-1)?.date ?? '')}</span>
              </div>
            </div>
            <VisuallyHidden>
              <DayTable days={days} />
            </VisuallyHidden>
          </>
        )}
        <Button variant="ghost" size="small" className="-ml-4" onClick={() => setAsTable(!asTable)}>
          {asTable ? texts.showChart : texts.showTable}
        </Button>
      </Stack>
    </figure>
  );
}

interface StepBarsProps {
  step: (typeof STEPS)[number];
  days: readonly FunnelDay[];
  highest: number;
}

function StepBars({ step, days, highest }: StepBarsProps) {
  const total = days.reduce((sum, day) => sum + day[step], 0);
  return (
    <div className="grid items-end gap-x-4 gap-y-1 md:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="text-sm">
        <p className="font-medium">{texts[step]}</p>
        <p className="text-muted">{texts.total(total)}</p>
      </div>
      <div className="flex h-14 items-end gap-px border-b border-line sm:gap-0.5">
        {days.map((day) => (
          <span
            key={day.date}
            className={`min-w-0 flex-1 rounded-t-sm forced-colors:bg-[CanvasText] ${COLOURS[step]}`}
            style={{ height: `${(day[step] / highest) * 100}%`, minHeight: day[step] ? 2 : 0 }}
          />
        ))}
      </div>
    </div>
  );
}

function DayTable({ days }: { days: readonly FunnelDay[] }) {
  return (
    <Table caption={texts.caption} captionHidden>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          {STEPS.map((step) => (
            <th key={step} scope="col" data-align="end">
              {texts[step]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{formatShortDate(day.date)}</th>
            {STEPS.map((step) => (
              <td key={step} data-align="end">
                {day[step]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

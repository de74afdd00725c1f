import type { AdminOverview } from '@bearings/contracts';
import {
  Alert,
  Button,
  CircleCheck,
  CreditCard,
  FileText,
  Pencil,
  RefreshCw,
  Skeleton,
  Stack,
  StatCard,
  TrendingUp,
} from '@bearings/ui';
import { formatPounds } from '@bearings/web';
import { adminTexts as texts } from '../../texts/admin-texts';
import { useOverviewQuery } from './admin.api';
import { FunnelChart } from './funnel-chart';
import { WatchCard } from './watch-card';

/** "1,841" */
const inFull = (count: number): string => count.toLocaleString('en-GB');

/** Five figures: three and two, never four and one; side by side, the sum of money has more room. */
const GRID =
  'grid gap-4 sm:grid-cols-6 sm:*:col-span-2 sm:*:nth-[n+4]:col-span-3 xl:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.35fr)] xl:*:col-span-1 xl:*:nth-[n+4]:col-span-1';
const CARDS = ['started', 'completed', 'paid', 'ready', 'revenue'] as const;

/** How many went from one step to the next; nothing where none did, or refunds left more than that. */
function shareOf(part: number, whole: number): string | undefined {
  return whole >= part && whole > 0 ? texts.share(Math.round((part / whole) * 100)) : undefined;
}

function Figures({ started, completed, paid, ready, revenue }: AdminOverview) {
  return (
    <section aria-label={texts.overview} className={GRID}>
      <StatCard label={texts.started} value={inFull(started)} icon={<Pencil size={20} />} />
      <StatCard
        label={texts.completed}
        value={inFull(completed)}
        hint={shareOf(completed, started)}
        icon={<CircleCheck size={20} />}
      />
      <StatCard
        label={texts.paid}
        value={inFull(paid)}
        hint={shareOf(paid, completed)}
        icon={<CreditCard size={20} />}
      />
      <StatCard
        label={texts.ready}
        value={inFull(ready)}
        hint={shareOf(ready, paid)}
        icon={<FileText size={20} />}
      />
      <StatCard
        label={texts.revenue}
        value={formatPounds(revenue)}
        icon={<TrendingUp size={20} />}
      />
    </section>
  );
}

/** What has happened on the whole site, in figures. */
export function Overview() {
  const { data, isError, isFetching, refetch } = useOverviewQuery();
  const again = () => void refetch();
  if (data) {
    return (
      <Stack gap={3} align="start">
        <div className="w-full">
          <Figures {...data} />
        </div>
        <div className="grid w-full items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <FunnelChart days={data.days} />
          <WatchCard {...data} />
        </div>
        <Button variant="secondary" size="small" loading={isFetching} onClick={again}>
          <RefreshCw size={18} aria-hidden="true" />
          {texts.refresh}
        </Button>
      </Stack>
    );
  }
  if (isError && !isFetching) {
    return (
      <Alert
        tone="danger"
        title={texts.failed.title}
        live
        action={
          <Button variant="secondary" size="small" onClick={again}>
            {texts.failed.retry}
          </Button>
        }
      >
        {texts.failed.text}
      </Alert>
    );
  }
  return (
    <div className={GRID}>
      {CARDS.map((name, place) => (
        <Skeleton key={name} height="6.5rem" {...(place === 0 && { label: texts.loading })} />
      ))}
    </div>
  );
}

import type { AdminStatistics } from '@bearings/contracts';
import { EmptyState, Skeleton, Stack, StatCard } from '@bearings/ui';
import { formatPounds } from '@bearings/web';
import { adminTexts } from './admin-texts';
import { useStatisticsQuery } from './admin.api';
import { FunnelChart } from './funnel-chart';
import { LeavingChart } from './leaving-chart';
import { RangeControlsBar } from './range-controls';
import { RevenueChart } from './revenue-chart';
import { useRange } from './use-range';
import { LoadFailed } from '../../components/load-failed';
import { Titled } from '../../components/titled';

const texts = adminTexts.range;

/**
 * Figures of a range of days: revenue, refunds, disputes, how many visitors reached each step towards a report, and
 * after which statements people stopped answering.
 */
export function Statistics() {
  const controls = useRange();
  const result = useStatisticsQuery(controls.range, { refetchOnMountOrArgChange: true });
  return (
    <Titled title={texts.title} gap={4}>
      <RangeControlsBar {...controls} />
      <Figures {...result} />
    </Titled>
  );
}

interface FiguresProps {
  currentData?: AdminStatistics | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

function Figures({ currentData: data, isError, isFetching, refetch }: FiguresProps) {
  if (!data && isError && !isFetching) {
    return <LoadFailed tone="danger" live text={texts.failed} retry={adminTexts.failed.retry} onRetry={refetch} />;
  }
  if (!data) return <Skeleton height="24rem" label={texts.loading} />;
  const isEmpty = data.days.every((day) => day.started + day.completed + day.paid + day.ready === 0);
  if (isEmpty && data.leaving.every(({ people }) => people === 0)) {
    return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
  }
  return (
    <Stack gap={5}>
      <SalesCards {...data} />
      <RevenueChart days={data.days} />
      <FunnelChart days={data.days} />
      <LeavingChart steps={data.leaving} />
    </Stack>
  );
}

function SalesCards({ days, sales }: AdminStatistics) {
  const { payments, refunded, disputed } = sales;
  const revenue = days.reduce((sum, day) => sum + day.revenue, 0);
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[1.5fr_1fr_1fr_1fr]">
      <StatCard label={texts.revenue} value={formatPounds(revenue)} />
      <StatCard label={texts.payments} value={payments.toLocaleString('en-GB')} />
      <StatCard label={texts.refunds} value={formatRate(refunded, payments)} hint={texts.of(refunded, payments)} />
      <StatCard label={texts.disputes} value={formatRate(disputed, payments)} hint={texts.of(disputed, payments)} />
    </div>
  );
}

/** Returns a share such as "1.2%", or a dash if the total is zero. */
const formatRate = (part: number, total: number): string =>
  total === 0 ? adminTexts.lists.none : `${((part / total) * 100).toFixed(1)}%`;

import { endpoints, type AdminOverview } from '@bearings/contracts';
import {
  Button,
  CircleCheck,
  CreditCard,
  FileText,
  Mail,
  Pencil,
  RefreshCw,
  Skeleton,
  Stack,
  StatCard,
  TrendingUp,
} from '@bearings/ui';
import { formatPounds } from '@bearings/web';
import { adminTexts as texts } from './admin-texts';
import { useOverviewQuery } from './admin.api';
import { ExportButton } from './export-button';
import { HealthCard } from './health-card';
import { MailingLists } from './mailing-lists';
import { Statistics } from './statistics';
import { LoadFailed } from '../../components/load-failed';

/** Returns a count as "1,841". */
const formatCount = (count: number): string => count.toLocaleString('en-GB');

/**
 * Lays the five figures out in rows of three and two, so that no figure is alone in a row. Wide screens show one row,
 * in which the revenue is wider than the others.
 */
const GRID_CLASSES =
  'grid gap-4 sm:grid-cols-6 sm:*:col-span-2 sm:*:nth-[n+4]:col-span-3 xl:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.35fr)] xl:*:col-span-1 xl:*:nth-[n+4]:col-span-1';
const CARD_KEYS = ['started', 'completed', 'paid', 'ready', 'revenue'] as const;

/**
 * Returns a text with the percentage of people at one step (`total`) who also reached the next step (`part`).
 * Returns undefined if `total` is 0 or smaller than `part`.
 */
function formatShare(part: number, total: number, words: (percent: number) => string): string | undefined {
  return total >= part && total > 0 ? words(Math.round((part / total) * 100)) : undefined;
}

function Figures({ started, completed, paid, ready, revenue }: AdminOverview) {
  return (
    <section aria-label={texts.overview} className={GRID_CLASSES}>
      <StatCard label={texts.started} value={formatCount(started)} icon={<Pencil size={20} />} />
      <StatCard
        label={texts.completed}
        value={formatCount(completed)}
        hint={formatShare(completed, started, texts.share.completed)}
        icon={<CircleCheck size={20} />}
      />
      <StatCard
        label={texts.paid}
        value={formatCount(paid)}
        hint={formatShare(paid, completed, texts.share.paid)}
        icon={<CreditCard size={20} />}
      />
      <StatCard
        label={texts.ready}
        value={formatCount(ready)}
        hint={formatShare(ready, paid, texts.share.ready)}
        icon={<FileText size={20} />}
      />
      <StatCard label={texts.revenue} value={formatPounds(revenue)} icon={<TrendingUp size={20} />} />
    </section>
  );
}

/**
 * The first view for administrators: the site's key figures, its health, and how many visitors reach each step towards
 * a report.
 */
export function Overview() {
  const { data, isError, isFetching, refetch } = useOverviewQuery();
  const refetchAgain = () => void refetch();
  if (data) {
    return (
      <Stack gap={3} align="start">
        <div className="w-full">
          <Figures {...data} />
        </div>
        <div className="grid w-full items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          {/* On a phone CSS puts this card first, so that failed reports are noticed. The order of focus stays correct,
            because nothing in the card can be focused. */}
          <div className="lg:order-last">
            <HealthCard {...data} />
          </div>
          <Statistics />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" loading={isFetching} onClick={refetchAgain}>
            <RefreshCw size={18} aria-hidden="true" />
            <span>{texts.refresh}</span>
          </Button>
          <ExportButton
            path={endpoints.exportNewsletter.path}
            label={texts.newsletter}
            icon={<Mail size={18} aria-hidden="true" />}
          />
        </div>
        <MailingLists />
      </Stack>
    );
  }
  if (isError && !isFetching) {
    return (
      <LoadFailed
        tone="danger"
        title={texts.failed.title}
        live
        text={texts.failed.text}
        retry={texts.failed.retry}
        onRetry={refetchAgain}
      />
    );
  }
  return (
    <div className={GRID_CLASSES}>
      {CARD_KEYS.map((name, index) => (
        <Skeleton key={name} height="6.5rem" {...(index === 0 && { label: texts.loading })} />
      ))}
    </div>
  );
}

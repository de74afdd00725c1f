import { pageTo, type ReportGlance } from '@bearings/contracts';
import { Button, Card, Heading, Progress, Skeleton, Stack, TextLink } from '@bearings/ui';
import { BandBar } from '@bearings/ui/charts';
import { Link } from '@bearings/web/router';
import { useId } from 'react';
import { glanceTexts as texts } from './glance-texts';
import { formatDay } from '../../../components/format-day';
import { useReportGlanceQuery } from './glance.api';
import { LoadFailed } from '../../../components/load-failed';

const PERCENT = 100;

/** A card about the newest report: the next step of the plan, the careers and the profile. */
export function GlanceCard() {
  const { data, isError, isFetching, refetch } = useReportGlanceQuery();
  if (data) return <GlanceView glance={data} />;
  if (data === null) return null;
  if (!isError) {
    return (
      <div className="[--height:71rem] md:[--height:50rem] lg:[--height:27rem]">
        <Skeleton height="var(--height)" label={texts.loading} />
      </div>
    );
  }
  return <LoadFailed text={texts.failed} retry={texts.tryAgain} loading={isFetching} onRetry={refetch} />;
}

function GlanceView({ glance }: { glance: ReportGlance }) {
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <PlanProgress glance={glance} titleId={titleId} />
          <Careers glance={glance} />
        </div>
        <Profile glance={glance} />
      </section>
    </Card>
  );
}

/** Shows how many steps of the plan are done, and the next step with its date. */
function PlanProgress({ glance, titleId }: { glance: ReportGlance; titleId: string }) {
  const { assessmentId, done, total, next } = glance;
  return (
    <Stack gap={2}>
      <Heading level={2} size="small" id={titleId}>
        {texts.plan}
      </Heading>
      <Progress
        label={texts.progress(done, total)}
        value={total === 0 ? 0 : (done / total) * PERCENT}
        valueText={texts.progress(done, total)}
      />
      {next && (
        <p>
          <span className="block text-sm text-muted">
            <span>{`${texts.next} `}</span>
            <time dateTime={next.dueOn}>{formatDay(next.dueOn)}</time>
          </span>
          <span className="font-semibold wrap-anywhere">{next.text}</span>
        </p>
      )}
      {!next && <p>{total === 0 ? texts.none : texts.allDone}</p>}
      <div>
        <Button asChild size="small">
          <Link to={pageTo.plan(assessmentId)}>{texts.open}</Link>
        </Button>
      </div>
    </Stack>
  );
}

function Careers({ glance: { assessmentId, careers, kept } }: { glance: ReportGlance }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <Heading level={3} size="small" id={id} className="text-lg">
        {kept ? texts.kept : texts.first}
      </Heading>
      <ul className="grid gap-1">
        {careers.map(({ code, title }) => (
          <li key={code} className="wrap-anywhere">
            {title}
          </li>
        ))}
      </ul>
      <TextLink asChild alone>
        <Link to={pageTo.longList(assessmentId)}>{texts.sort}</Link>
      </TextLink>
    </section>
  );
}

function Profile({ glance: { categories } }: { glance: ReportGlance }) {
  const id = useId();
  const bars = categories.toSorted((a, b) => b.score - a.score);
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <Heading level={3} size="small" id={id} className="text-lg">
        {texts.profile}
      </Heading>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {bars.map(({ category, name, score, band }) => (
          <BandBar key={category} label={name} value={score} band={band} />
        ))}
      </div>
    </section>
  );
}

import { pageTo, type ReportGlance } from '@bearings/contracts';
import { findWorkField } from '@bearings/domain';
import { Button, Card, Heading, Progress, Skeleton, TextLink } from '@bearings/ui';
import { FieldSign, Shape, ShapeTable } from '@bearings/ui/shape';
import { Link } from '@bearings/web/router';
import { useId } from 'react';
import { glanceTexts as texts } from './glance-texts';
import { formatDay } from '../../../components/format-day';
import { useReportGlanceQuery } from './glance.api';
import { LoadFailed } from '../../../components/load-failed';

const PERCENT = 100;

/** A card about the newest report: the next step of the plan, the chart of the scores and the careers. */
export function GlanceCard() {
  const { data, isError, isFetching, refetch } = useReportGlanceQuery();
  if (data) return <GlanceView glance={data} />;
  if (data === null) return null;
  if (!isError) return <GlanceSkeleton />;
  return <LoadFailed text={texts.failed} retry={texts.tryAgain} loading={isFetching} onRetry={refetch} />;
}

/** Placeholder as high as the card of a new report. */
export function GlanceSkeleton() {
  return (
    <div className="[--height:61rem] md:[--height:62rem] lg:[--height:35rem]">
      <Skeleton height="var(--height)" label={texts.loading} />
    </div>
  );
}

function GlanceView({ glance }: { glance: ReportGlance }) {
  const titleId = useId();
  return (
    <Card asChild padding="none">
      <section
        aria-labelledby={titleId}
        className="grid overflow-hidden lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:grid-rows-[auto_1fr]"
      >
        <NextStep glance={glance} titleId={titleId} />
        <Profile glance={glance} />
        <Careers glance={glance} />
      </section>
    </Card>
  );
}

const CELL = 'min-w-0 p-5 md:p-8';

/** The next step of the plan with its date, and how many steps are done. */
function NextStep({ glance, titleId }: { glance: ReportGlance; titleId: string }) {
  const { assessmentId, done, total, next } = glance;
  return (
    <div className={`${CELL} grid content-start gap-4`}>
      <div className="grid gap-2">
        <Heading level={2} className="font-sans text-sm font-semibold tracking-normal text-primary" id={titleId}>
          {texts.plan}
        </Heading>
        {next ? (
          <>
            <p className="font-serif text-2xl leading-tight font-medium wrap-anywhere">{next.text}</p>
            <p className="text-sm text-muted">
              {`${texts.by} `}
              <time dateTime={next.dueOn}>{formatDay(next.dueOn)}</time>
            </p>
          </>
        ) : (
          <p className="font-serif text-2xl leading-tight font-medium">{total === 0 ? texts.none : texts.allDone}</p>
        )}
      </div>
      <Progress
        label={texts.progress(done, total)}
        value={total === 0 ? 0 : (done / total) * PERCENT}
        valueText={texts.progress(done, total)}
      />
      <div className="flex flex-wrap gap-2">
        <Button asChild size="small">
          <Link to={pageTo.plan(assessmentId)}>{texts.open}</Link>
        </Button>
        <Button asChild size="small" variant="secondary">
          <Link to={pageTo.report(assessmentId)}>{texts.read}</Link>
        </Button>
      </div>
    </div>
  );
}

function Careers({ glance: { assessmentId, careers, kept } }: { glance: ReportGlance }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${CELL} grid content-start gap-3 lg:border-t lg:border-line`}>
      <Heading level={3} size="small" id={id} className="text-lg">
        {kept ? texts.kept : texts.first}
      </Heading>
      <ul className="grid gap-2">
        {careers.map(({ code, title }) => (
          <li key={code} className="flex items-center gap-3">
            <FieldSign field={findWorkField(code).id} size={22} />
            <span className="min-w-0 wrap-anywhere">{title}</span>
          </li>
        ))}
      </ul>
      <TextLink asChild alone>
        <Link to={pageTo.longList(assessmentId)}>{texts.sort}</Link>
      </TextLink>
    </section>
  );
}

/** The sentence that sums up the scores, and their chart, on deep green as at the top of the report. */
function Profile({ glance: { categories, headline } }: { glance: ReportGlance }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`ui-deep ${CELL} grid content-start gap-2 lg:col-start-2 lg:row-span-2 lg:row-start-1`}
    >
      <Heading level={3} size="small" id={id} className="wrap-anywhere">
        {headline}
      </Heading>
      <div className="mx-auto w-full max-w-[19.5rem] lg:max-w-none">
        <Shape areas={categories} />
      </div>
      <ShapeTable areas={categories} />
    </section>
  );
}

import { pageTo, type Preview, type PreviewCareers, type PreviewJob } from '@bearings/contracts';
import { numberWord } from '@bearings/domain';
import { Button, Container, Note, Skeleton, TextLink } from '@bearings/ui';
import { FieldSign, FitWord, Shape, ShapeTable } from '@bearings/ui/shape';
import { Link } from '@bearings/web/router';
import { previewTexts } from './preview-texts';

const texts = previewTexts.hero;

interface PreviewHeroProps {
  preview: Preview;
  careers: PreviewCareers | undefined;
  /** Loads the careers again. Set only if they could not be loaded. */
  onRetry: (() => void) | undefined;
}

/**
 * The top of the preview: a sentence about the two highest scores, the chart of the scores, and how
 * well the careers that the reader named would fit.
 */
export function PreviewHero({ preview, careers, onRetry }: PreviewHeroProps) {
  const { areas, pattern, patternNote, matching } = preview;
  return (
    <header>
      <div className="ui-deep pb-11 md:pb-20">
        <Container className="grid items-center gap-x-14 lg:grid-cols-[1fr_minmax(0,30rem)]">
          <div className="pt-3 lg:pt-10">
            <p className="text-sm leading-tight text-deep-muted">{matching.direction ? texts.clear : texts.unclear}</p>
            <h1
              tabIndex={-1}
              className="mt-1 font-serif text-[1.8125rem] leading-[1.06] font-medium tracking-[-0.02em] md:text-[2.75rem] lg:text-[4rem] lg:leading-none"
            >
              {pattern}
            </h1>
            {patternNote && <p className="mt-4 hidden max-w-[40ch] text-deep-muted md:block">{patternNote}</p>}
          </div>
          <Shape areas={areas} className="mx-auto -my-2.5 max-w-[19.5rem] md:my-0 md:max-w-[26rem] lg:max-w-none" />
        </Container>
      </div>
      <Container>
        <div className="relative -mt-11 grid gap-2 md:grid-cols-2 lg:grid-cols-3">
          <NamedJobs careers={careers} onRetry={onRetry} />
        </div>
        <div className="mt-2">
          <ShapeTable areas={areas}>{texts.table}</ShapeTable>
          {patternNote && <Note className="md:hidden">{patternNote}</Note>}
        </div>
      </Container>
    </header>
  );
}

const CARD_CLASSES =
  'relative flex min-h-17 items-center gap-3 rounded-lg border border-line bg-surface px-3.5 py-3 shadow-lifted';

function NamedJobs({ careers, onRetry }: Pick<PreviewHeroProps, 'careers' | 'onRetry'>) {
  if (onRetry) {
    return (
      <div className={`${CARD_CLASSES} justify-between`} role="alert">
        <p>{texts.failed}</p>
        <Button variant="secondary" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (!careers) {
    return (
      <div className={CARD_CLASSES}>
        <Skeleton lines={2} label={texts.loading} />
      </div>
    );
  }
  const { inMind, shown, count, unanswered } = careers;
  return (
    <>
      {inMind.map((job) => (
        <NamedJob key={job.title} job={job} count={numberWord(count)} />
      ))}
      {inMind.length === 0 && shown && (
        <JobCard
          field={shown.career.field}
          label={previewTexts.shown.eyebrow(shown.rank, numberWord(count))}
          title={shown.career.title}
          slug={shown.career.slug}
          fit={shown.career.fit}
        />
      )}
      {unanswered > 0 && <Note>{texts.unanswered}</Note>}
    </>
  );
}

function NamedJob({ job, count }: { job: PreviewJob; count: string }) {
  const { field, title, slug, fit } = job;
  return (
    <JobCard
      field={field}
      label={texts.named}
      title={title}
      slug={slug}
      text={`${title}: ${texts.verdict(job, count)}`}
      fit={fit}
    />
  );
}

function JobCard({
  field,
  label,
  title,
  slug,
  text = title,
  fit,
}: Pick<PreviewJob, 'field' | 'fit' | 'title' | 'slug'> & { label: string; text?: string }) {
  return (
    <div className={CARD_CLASSES}>
      <FieldSign field={field} tile />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
          <span>{label}</span>
          {fit && <FitWord fit={fit} />}
        </div>
        <p className="font-serif text-[1.1875rem] leading-[1.15] font-medium">
          <TextLink asChild tone="quiet">
            {/* All of the card can be clicked, so the title needs no room of its own for a finger. */}
            <Link to={pageTo.career(slug)} className="after:absolute after:inset-0">
              {text}
            </Link>
          </TextLink>
        </p>
      </div>
    </div>
  );
}

import { pageTo, type PreviewCareers, type PreviewJob } from '@bearings/contracts';
import { numberWord } from '@bearings/domain';
import { Note, TextLink } from '@bearings/ui';
import { FieldSign, FitWord } from '@bearings/ui/shape';
import { Link } from '@bearings/web/router';
import { previewTexts } from './preview-texts';

const texts = previewTexts.hero;

export const CARD_CLASSES =
  'relative flex min-h-17 items-center gap-3 rounded-lg border border-line bg-surface px-3.5 py-3 shadow-lifted';

/** Cards of the careers that the reader named, each with its place; further ones are answered in the report. */
export function NamedJobs({ careers: { inMind, count, unanswered } }: { careers: PreviewCareers }) {
  return (
    <>
      {inMind.map((job) => (
        <NamedJob key={job.title} job={job} count={numberWord(count)} />
      ))}
      {unanswered > 0 && <Note>{texts.unanswered}</Note>}
    </>
  );
}

/** A card of the career that the preview shows in full. */
export function ShownJob({ shown, count }: { shown: NonNullable<PreviewCareers['shown']>; count: number }) {
  const { field, title, slug, fit } = shown.career;
  const label = previewTexts.shown.eyebrow(shown.rank, numberWord(count));
  return <JobCard field={field} label={label} title={title} slug={slug} fit={fit} />;
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

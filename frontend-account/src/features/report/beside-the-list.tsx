import type { ReportCategory, ReportMatching, ReportNamedJob } from '@bearings/contracts';
import { findWorkField } from '@bearings/domain';
import { Badge, Heading, Note, TextLink } from '@bearings/ui';
import { FieldSign, FitWord } from '@bearings/ui/shape';
import { NamedJobPart } from './named-job-part';
import { reportTexts } from './report-texts';

const texts = reportTexts.outside;

/** What stands outside the order of the ten: the reader's own job, careers beyond the limit, and the jobs they named. */
export function BesideTheList({
  matching,
  categories,
}: {
  matching: ReportMatching;
  categories: readonly ReportCategory[];
}) {
  const { ownJobs, longer, inMind } = matching;
  if (ownJobs === '' && longer.length + inMind.length === 0) return null;
  const outside = inMind.filter(({ amongTen }) => !amongTen);
  return (
    <section
      id="beside"
      aria-labelledby="beside-title"
      className="grid scroll-mt-4 grid-cols-1 gap-4 md:gap-6 ui-print-flow"
    >
      <div className="grid gap-1">
        <Heading level={2} size="medium" id="beside-title">
          {texts.title}
        </Heading>
        {longer.length + outside.length > 0 && <p className="max-w-text text-muted">{texts.lead}</p>}
      </div>
      {ownJobs !== '' && <Note>{ownJobs}</Note>}
      {inMind.map((job) => job.amongTen && <NamedInList key={job.code} job={job} />)}
      {longer.length > 0 && <LongerCareers longer={longer} />}
      {outside.map((job) => (
        <NamedJobPart key={job.code} job={job} count={matching.occupationCount} categories={categories} />
      ))}
    </section>
  );
}

/** A job that the reader named and that is one of the ten, which say all about it. */
function NamedInList({ job: { code, title, text } }: { job: ReportNamedJob }) {
  return (
    <Note>
      {texts.named}: <TextLink href={`#career-${code}`}>{title}</TextLink>. {text}
    </Note>
  );
}

/** At most two careers that take longer than the reader said, marked. */
function LongerCareers({ longer }: Pick<ReportMatching, 'longer'>) {
  return (
    <section aria-labelledby="longer-title" className="grid gap-2">
      <Heading level={3} size="small" id="longer-title">
        {texts.longer}
      </Heading>
      <ul className="grid gap-2 md:grid-cols-2">
        {longer.map(({ code, title, fit, text }) => (
          <li
            key={code}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-lg border border-dashed border-line-strong bg-surface p-3"
          >
            <FieldSign field={findWorkField(code).id} tile />
            <div className="grid min-w-0 content-start gap-1">
              <p className="font-serif text-lg leading-tight font-medium wrap-anywhere">{title}</p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <FitWord fit={fit} />
                <Badge tone="warning">{reportTexts.careers.long}</Badge>
              </p>
              <p className="text-sm leading-snug text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { JOB_YEARS } from '@bearings/domain';
import { Button, Card, Check, VisuallyHidden, X } from '@bearings/ui';
import { ChipQuestion } from '../chip-question';
import type { FetchTasks } from '../screen';
import type { SearchJobs } from '../use-job-search';
import type { ExperienceAudience, StatedJob } from './experience-choices';
import { experienceTexts } from './experience-texts';
import { JobSearch } from './job-search';
import { JobTasksList } from './job-tasks';

const texts = experienceTexts.jobs;

const YEARS_OPTIONS = JOB_YEARS.map(({ id }) => ({ value: id, label: texts.shortYears[id] }));
const WHEN_OPTIONS = [
  { value: 'now', label: texts.now },
  { value: 'before', label: texts.before },
];

interface JobCardProps {
  /** Position among the jobs, from 1. */
  number: number;
  job: StatedJob;
  audience: ExperienceAudience;
  onChange: (changes: Partial<StatedJob>) => void;
  onRemove: () => void;
  onClose: () => void;
  searchJobs: SearchJobs;
  fetchTasks: FetchTasks;
  taken: readonly string[];
}

/** Asks for one job: its title, then how long, whether still, and which of its tasks to do more or less. */
export function JobCard({ number, job, audience, onChange, onRemove, onClose, ...lookup }: JobCardProps) {
  const { searchJobs, fetchTasks, taken } = lookup;
  const isFound = job.code !== null;
  return (
    <Card className="grid gap-5">
      {isFound || job.isKept ? (
        <div className="flex items-center justify-between gap-3">
          <p className="flex min-w-0 items-center gap-2 font-semibold">
            <Check size={20} className="shrink-0 text-primary" aria-hidden="true" />
            {job.title}
          </p>
          <Button
            variant="ghost"
            size="small"
            onClick={() => onChange({ code: null, dealBreakers: [], isKept: false, moreTasks: [], lessTasks: [] })}
          >
            {texts.otherJob}
          </Button>
        </div>
      ) : (
        <JobSearch
          label={texts.label(number)}
          text={job.title}
          onTextChange={(title) => onChange({ title })}
          onChoose={onChange}
          onKeep={() => onChange({ isKept: true })}
          searchJobs={searchJobs}
          taken={taken}
        />
      )}
      {job.isKept && <p className="text-sm text-muted">{texts.kept}</p>}
      {isFound && audience !== 'pupil' && (
        <ChipQuestion
          id={`job-${number}-years`}
          label={texts.years}
          options={YEARS_OPTIONS}
          value={job.years}
          onValueChange={(value) => onChange({ years: JOB_YEARS.find(({ id }) => id === value)?.id ?? null })}
        />
      )}
      {isFound && (
        <ChipQuestion
          id={`job-${number}-when`}
          label={texts.when}
          options={WHEN_OPTIONS}
          value={job.isCurrent ? 'now' : 'before'}
          onValueChange={(value) => onChange({ isCurrent: value === 'now' })}
        />
      )}
      {job.code !== null && audience !== 'pupil' && (
        <JobTasksList key={job.code} code={job.code} job={job} onChange={onChange} fetchTasks={fetchTasks} />
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="small" onClick={onRemove}>
          <X size={18} aria-hidden="true" />
          <span>{texts.remove}</span>
          <VisuallyHidden>{` ${job.title || texts.label(number)}`}</VisuallyHidden>
        </Button>
        {(isFound || job.isKept) && (
          <Button variant="secondary" size="small" onClick={onClose}>
            {texts.done}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** A job whose questions are closed. */
export function ClosedJobCard({ job, onOpen }: { job: StatedJob; onOpen: () => void }) {
  const marks = job.moreTasks.length + job.lessTasks.length;
  const parts = [
    ...(job.years ? [texts.summaryYears[job.years]] : []),
    job.isCurrent ? texts.summaryNow : texts.summaryBefore,
    ...(marks > 0 ? [texts.marks(marks)] : []),
  ];
  return (
    <Card className="flex items-center justify-between gap-3 py-2!">
      <div className="flex min-w-0 items-center gap-3">
        <Check size={22} className="shrink-0 text-primary" aria-hidden="true" />
        <p className="min-w-0">
          <b className="block leading-tight">{job.title}</b>
          <small className="block text-muted">{job.code === null ? texts.kept : texts.summary(parts)}</small>
        </p>
      </div>
      <Button variant="ghost" size="small" onClick={onOpen}>
        {texts.change}
        <VisuallyHidden>{` ${job.title}`}</VisuallyHidden>
      </Button>
    </Card>
  );
}

import { MAX_JOBS_IN_MIND } from '@bearings/contracts';
import { Button, Field, Note, VisuallyHidden, X } from '@bearings/ui';
import { Combobox } from '@bearings/ui/controls';
import { useRef, useState } from 'react';
import type { JobInMind } from './choices';
import { circumstancesTexts } from './circumstances-texts';
import type { ScreenProps } from './screen';
import { useJobSearch, type JobSearch } from './use-job-search';
import { useJobTitles } from './use-job-titles';

const texts = circumstancesTexts.jobs;

function statusOf(search: JobSearch, text: string): string {
  switch (search.state) {
    case 'idle':
      return '';
    case 'searching':
      return texts.searching;
    case 'offline':
      return texts.offline;
    case 'failed':
      return texts.failed;
    case 'found':
      return search.jobs.length > 0 ? texts.count(search.jobs.length) : texts.none(text.trim());
  }
}

interface ChosenJobsProps {
  jobs: readonly JobInMind[];
  onRemove: (job: JobInMind) => void;
}

function ChosenJobs({ jobs, onRemove }: ChosenJobsProps) {
  return (
    <ul aria-label={texts.chosen} className="grid gap-2">
      {jobs.map((job) => (
        <li
          key={job.code}
          className="flex items-center justify-between gap-3 rounded-md border border-line bg-surface pl-4"
        >
          <span className="min-w-0 py-2 font-medium">{job.title}</span>
          <Button variant="ghost" size="small" onClick={() => onRemove(job)}>
            <X size={18} aria-hidden="true" />
            <span>{texts.remove}</span>
            <VisuallyHidden>{` ${job.title}`}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Up to three jobs in mind, found by title or synonym. */
export function JobsScreen({ choices, onChange, searchJobs }: ScreenProps) {
  const { jobs, jobSearch } = choices;
  const [search, retry] = useJobSearch(jobSearch, searchJobs);
  useJobTitles(jobs, searchJobs, (titled) => onChange({ jobs: titled }));
  const [lastChange, setLastChange] = useState('');
  const frame = useRef<HTMLFieldSetElement>(null);
  const isFull = jobs.length >= MAX_JOBS_IN_MIND;
  const found = search.state === 'found' ? search.jobs : [];
  const options = found
    .filter(({ code }) => !jobs.some((job) => job.code === code))
    .map(({ code, title, also }) => ({ value: code, label: title, detail: also }));

  const add = ({ value, label }: { value: string; label: string }) => {
    setLastChange(texts.added(label));
    onChange({ jobs: [...jobs, { code: value, title: label }], jobSearch: '' });
    // The third choice removes the field; the focus goes to what is left.
    if (jobs.length + 1 === MAX_JOBS_IN_MIND) frame.current?.focus();
  };
  const remove = (removed: JobInMind) => {
    setLastChange(texts.removed(removed.title));
    onChange({ jobs: jobs.filter(({ code }) => code !== removed.code) });
    frame.current?.focus();
  };

  return (
    <fieldset ref={frame} tabIndex={-1} aria-label={texts.title} className="grid min-w-0 gap-4">
      {jobs.length > 0 && <ChosenJobs jobs={jobs} onRemove={remove} />}
      {isFull ? (
        <Note>{texts.full}</Note>
      ) : (
        <Field label={texts.search}>
          <Combobox
            text={jobSearch}
            onTextChange={(text) => onChange({ jobSearch: text })}
            options={options}
            onChoose={add}
            listLabel={texts.found}
          />
        </Field>
      )}
      {!isFull && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-3">
          <output className="text-sm text-muted">{statusOf(search, jobSearch)}</output>
          {search.state === 'failed' && (
            <Button variant="secondary" size="small" onClick={retry}>
              {texts.retry}
            </Button>
          )}
        </div>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{lastChange}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

import { MAX_JOBS_IN_MIND } from '@bearings/domain';
import { Button, Field, Note, VisuallyHidden } from '@bearings/ui';
import { Combobox } from '@bearings/ui/controls';
import { useRef, useState } from 'react';
import { ChosenList } from './chosen-list';
import { circumstancesTexts } from './circumstances-texts';
import { describeSearch } from './describe-search';
import { KeepQuestions } from './keep-questions';
import type { ScreenProps } from './screen';
import { useJobSearch } from './use-job-search';
import { useJobTitles } from './use-job-titles';

const texts = circumstancesTexts.jobs;

/** The screen on which a person names up to three jobs. A search finds jobs by title or synonym. */
export function JobsScreen({ choices, onChange, searchJobs }: ScreenProps) {
  const { jobs, jobSearch } = choices;
  const [search, retry] = useJobSearch(jobSearch, searchJobs);
  useJobTitles(jobs, searchJobs, (titled) => onChange({ jobs: titled }));
  const [lastChange, setLastChange] = useState('');
  const frame = useRef<HTMLFieldSetElement>(null);
  const isListFull = jobs.length >= MAX_JOBS_IN_MIND;
  const found = search.state === 'found' ? search.jobs : [];
  const options = found
    .filter(({ code }) => !jobs.some((job) => job.code === code))
    .map(({ code, title, matchedTitles }) => ({
      value: code,
      label: title,
      detail: matchedTitles.join(', ') || undefined,
    }));

  const addJob = ({ value, label }: { value: string; label: string }) => {
    const dealBreakers = found.find(({ code }) => code === value)?.dealBreakers ?? [];
    setLastChange(circumstancesTexts.added(label));
    onChange({ jobs: [...jobs, { code: value, title: label, dealBreakers }], jobSearch: '' });
    // After the third job the search field disappears, so the focus moves to the list.
    if (jobs.length + 1 === MAX_JOBS_IN_MIND) frame.current?.focus();
  };
  const removeJob = ({ id, label }: { id: string; label: string }) => {
    setLastChange(circumstancesTexts.removed(label));
    onChange({ jobs: jobs.filter(({ code }) => code !== id) });
    frame.current?.focus();
  };

  return (
    <fieldset ref={frame} tabIndex={-1} aria-label={texts.title} className="grid min-w-0 gap-4">
      {jobs.length > 0 && (
        <ChosenList
          label={texts.chosen}
          items={jobs.map(({ code, title }) => ({ id: code, label: title }))}
          onRemove={removeJob}
        />
      )}
      <KeepQuestions choices={choices} onChange={onChange} withOwnJobs={false} />
      {isListFull ? (
        <Note>{texts.full}</Note>
      ) : (
        <Field label={texts.search}>
          <Combobox
            text={jobSearch}
            onTextChange={(text) => onChange({ jobSearch: text })}
            options={options}
            onChoose={addJob}
            listLabel={texts.found}
          />
        </Field>
      )}
      {!isListFull && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-3">
          <output className="text-sm text-muted">{describeSearch(search, jobSearch)}</output>
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

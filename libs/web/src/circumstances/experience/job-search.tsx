import { Button, Field } from '@bearings/ui';
import { Combobox } from '@bearings/ui/controls';
import { useEffect, useEffectEvent, useState } from 'react';
import { circumstancesTexts } from '../circumstances-texts';
import { describeSearch } from '../describe-search';
import type { JobInMind } from '../job-in-mind';
import { useJobSearch, type FoundJob, type SearchJobs } from '../use-job-search';
import { experienceTexts } from './experience-texts';

const texts = experienceTexts.unknown;
const MAX_NEAREST = 3;

const toJob = ({ code, title, dealBreakers }: FoundJob): JobInMind => ({ code, title, dealBreakers });

interface JobSearchProps {
  label: string;
  hint?: string;
  /** The typed text. The caller stores it. */
  text: string;
  onTextChange: (text: string) => void;
  onChoose: (job: JobInMind) => void;
  /** Keeps a title that we do not know. If it is absent, none can be kept. */
  onKeep?: () => void;
  searchJobs: SearchJobs;
  /** Codes of jobs that cannot be chosen again. */
  taken: readonly string[];
}

/** A field to find a job by any title. For a title that we do not know it offers the nearest jobs, or to keep it. */
export function JobSearch(props: JobSearchProps) {
  const { label, hint, text, onTextChange, onChoose, searchJobs, taken } = props;
  const [search, retry] = useJobSearch(text, searchJobs);
  const found = search.state === 'found' ? search.jobs : [];
  const isUnknown = search.state === 'found' && found.length === 0;
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint}>
        <Combobox
          text={text}
          onTextChange={onTextChange}
          options={found
            .filter(({ code }) => !taken.includes(code))
            .map(({ code, title, matchedTitles }) => ({ value: code, label: title, detail: matchedTitles.join(', ') }))}
          onChoose={({ value }) => {
            const job = found.find(({ code }) => code === value);
            if (job) onChoose(toJob(job));
          }}
          listLabel={experienceTexts.jobs.found}
        />
      </Field>
      {isUnknown && <UnknownTitle key={text} {...props} />}
      <div className="flex flex-wrap items-center gap-x-3">
        <output className="text-sm text-muted empty:hidden">{isUnknown ? '' : describeSearch(search, text)}</output>
        {search.state === 'failed' && (
          <Button variant="secondary" size="small" onClick={retry}>
            {circumstancesTexts.jobs.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Says that a title is unknown, and offers the nearest jobs of ours. */
function UnknownTitle({ text, onChoose, onKeep, searchJobs, taken }: JobSearchProps) {
  const [nearest, setNearest] = useState<readonly FoundJob[]>([]);
  const findNearest = useEffectEvent(() => searchJobs(text, { match: 'any-word' }));
  useEffect(() => {
    let isShown = true;
    void findNearest().then((jobs) => isShown && setNearest(jobs ?? []));
    return () => {
      isShown = false;
    };
  }, []);
  const offered = nearest.filter(({ code }) => !taken.includes(code)).slice(0, MAX_NEAREST);
  return (
    <div className="grid gap-2" aria-live="polite">
      <p>
        <strong>{texts.title(text.trim())}</strong> {offered.length > 0 ? texts.nearest : texts.noneNear}
      </p>
      <fieldset aria-label={texts.label} className="flex min-w-0 flex-wrap gap-2">
        {offered.map((job) => (
          <Button key={job.code} variant="secondary" size="small" onClick={() => onChoose(toJob(job))}>
            {job.title}
          </Button>
        ))}
        {onKeep && (
          <Button variant="secondary" size="small" onClick={onKeep}>
            {texts.keep}
          </Button>
        )}
      </fieldset>
    </div>
  );
}

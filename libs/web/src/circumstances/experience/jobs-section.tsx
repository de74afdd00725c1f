import { EXPERIENCE_LIMITS } from '@bearings/domain';
import { Button, Plus } from '@bearings/ui';
import { useRef, useState } from 'react';
import type { FetchTasks } from '../screen';
import type { SearchJobs } from '../use-job-search';
import type { ExperienceAudience, ExperienceChoices, StatedJob } from './experience-choices';
import { experienceTexts } from './experience-texts';
import { ClosedJobCard, JobCard } from './job-card';
import { JobSearch } from './job-search';
import { StepSection } from './step-section';
import { useExperienceTitles } from './use-experience-titles';

const texts = experienceTexts.jobs;

const NEW_JOB: StatedJob = {
  code: null,
  title: '',
  dealBreakers: [],
  isKept: false,
  years: null,
  isCurrent: false,
  moreTasks: [],
  lessTasks: [],
};

export interface SectionProps {
  choices: ExperienceChoices;
  onChange: (changes: Partial<ExperienceChoices>) => void;
  audience: ExperienceAudience;
}

interface JobsSectionProps extends SectionProps {
  searchJobs: SearchJobs;
  fetchTasks: FetchTasks;
}

/** Asks for up to three jobs, of which one is open at a time, and for the job that an apprenticeship taught. */
export function JobsSection({ choices, onChange, audience, searchJobs, fetchTasks }: JobsSectionProps) {
  const shownJobs = choices.jobs.length === 0 ? [NEW_JOB] : choices.jobs;
  const lastIndex = shownJobs.length - 1;
  const isOpenAtFirst = shownJobs[lastIndex]?.code === null && !shownJobs[lastIndex].isKept;
  const [openIndex, setOpenIndex] = useState(isOpenAtFirst ? lastIndex : -1);
  const list = useRef<HTMLDivElement>(null);
  const searchAllJobs: SearchJobs = (text, options) => searchJobs(text, { ...options, scope: 'all' });
  useExperienceTitles(choices, onChange, searchJobs);

  const changeJobs = (jobs: readonly StatedJob[]) => onChange({ jobs });
  const changeJob = (index: number, changes: Partial<StatedJob>) =>
    changeJobs(
      shownJobs.map((job, at) => {
        if (at !== index) return job;
        const isFirstFound = changes.code && job.code === null && audience === 'worker';
        const hasCurrentJob = shownJobs.some((each, other) => other !== index && each.isCurrent);
        // The first job that a worker names is usually the present one, which saves a tap.
        return { ...job, ...changes, ...(isFirstFound && !hasCurrentJob && { isCurrent: true }) };
      }),
    );
  const closeJob = () => {
    setOpenIndex(-1);
    list.current?.focus();
  };
  const removeJob = (index: number) => {
    changeJobs(shownJobs.filter((_, at) => at !== index));
    closeJob();
  };
  const addJob = () => {
    changeJobs([...choices.jobs, NEW_JOB]);
    setOpenIndex(choices.jobs.length);
  };
  const canAdd = openIndex === -1 && choices.jobs.length < EXPERIENCE_LIMITS.jobs;
  return (
    <StepSection id="jobs" {...texts[audience]}>
      <div ref={list} tabIndex={-1} className="grid gap-3">
        {(openIndex === -1 ? choices.jobs : shownJobs).map((job, index) =>
          index === openIndex ? (
            <JobCard
              key={index}
              number={index + 1}
              job={job}
              audience={audience}
              onChange={(changes) => changeJob(index, changes)}
              onRemove={() => removeJob(index)}
              onClose={closeJob}
              searchJobs={searchAllJobs}
              fetchTasks={fetchTasks}
              taken={shownJobs.flatMap(({ code }) => code ?? [])}
            />
          ) : (
            <ClosedJobCard key={index} job={job} onOpen={() => setOpenIndex(index)} />
          ),
        )}
        {canAdd && (
          <Button variant="secondary" onClick={addJob}>
            <Plus size={18} aria-hidden="true" />
            <span>{texts.add[choices.jobs.length]}</span>
          </Button>
        )}
      </div>
      {audience !== 'pupil' && (
        <Apprenticeship choices={choices} onChange={onChange} audience={audience} searchJobs={searchJobs} />
      )}
    </StepSection>
  );
}

function Apprenticeship({ choices, onChange, searchJobs }: SectionProps & { searchJobs: SearchJobs }) {
  const { code, title } = choices.apprenticeship;
  const apprenticeshipTexts = experienceTexts.apprenticeship;
  if (code === null) {
    return (
      <JobSearch
        label={apprenticeshipTexts.label}
        hint={apprenticeshipTexts.hint}
        text={title}
        onTextChange={(typed) => onChange({ apprenticeship: { code: null, title: typed } })}
        onChoose={({ code: found, title: foundTitle }) =>
          onChange({ apprenticeship: { code: found, title: foundTitle } })
        }
        searchJobs={searchJobs}
        taken={[]}
      />
    );
  }
  return (
    <div className="flex items-center justify-between gap-3 rounded-md border border-line bg-surface pl-4">
      <p className="min-w-0 py-2">
        <small className="block text-muted">{apprenticeshipTexts.label}</small>
        <b>{title}</b>
      </p>
      <Button
        variant="ghost"
        size="small"
        aria-label={apprenticeshipTexts.remove}
        onClick={() => onChange({ apprenticeship: { code: null, title: '' } })}
      >
        {texts.remove}
      </Button>
    </div>
  );
}

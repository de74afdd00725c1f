import { useJobTitles } from '../use-job-titles';
import type { SearchJobs } from '../use-job-search';
import type { ExperienceChoices } from './experience-choices';

/** Looks up the jobs that were read from the server, which stores only their codes. */
export function useExperienceTitles(
  { jobs, apprenticeship }: ExperienceChoices,
  onChange: (changes: Pick<ExperienceChoices, 'jobs' | 'apprenticeship'>) => void,
  searchJobs: SearchJobs,
): void {
  const known = [...jobs, { ...apprenticeship, dealBreakers: [] }].flatMap(({ code, title, dealBreakers }) =>
    code === null ? [] : { code, title, dealBreakers },
  );
  const searchAllJobs: SearchJobs = (text, options) => searchJobs(text, { ...options, scope: 'all' });
  useJobTitles(known, searchAllJobs, (titled) => {
    const find = (code: string | null) => titled.find((job) => job.code === code);
    onChange({
      jobs: jobs.map((job) => ({ ...job, ...find(job.code) })),
      apprenticeship: { ...apprenticeship, title: find(apprenticeship.code)?.title ?? apprenticeship.title },
    });
  });
}

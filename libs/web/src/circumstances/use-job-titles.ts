import { useEffect, useEffectEvent } from 'react';
import type { JobInMind } from './job-in-mind';
import type { SearchJobs } from './use-job-search';

/**
 * Searches for the titles and deal-breakers of jobs that were read from the server, because the server stores only their
 * codes.
 */
export function useJobTitles(
  jobs: readonly JobInMind[],
  searchJobs: SearchJobs,
  onTitles: (jobs: readonly JobInMind[]) => void,
): void {
  const untitled = jobs.filter(({ code, title }) => code === title).map(({ code }) => code);
  const key = untitled.join(' ');
  const lookUpTitles = useEffectEvent(async (codes: readonly string[], isCurrent: () => boolean) => {
    const found = (await Promise.all(codes.map((code) => searchJobs(code)))).flatMap((matches) => matches ?? []);
    if (!isCurrent() || found.length === 0) return;
    const foundByCode = new Map(found.map(({ code, title, dealBreakers }) => [code, { code, title, dealBreakers }]));
    onTitles(jobs.map((job) => foundByCode.get(job.code) ?? job));
  });
  useEffect(() => {
    if (key === '') return;
    let isMounted = true;
    void lookUpTitles(key.split(' '), () => isMounted);
    return () => {
      isMounted = false;
    };
  }, [key]);
}

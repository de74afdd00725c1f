import { circumstancesTexts } from './circumstances-texts';
import type { JobSearch } from './use-job-search';

const texts = circumstancesTexts.jobs;

/** Returns what a search's status line says. */
export function describeSearch(search: JobSearch, text: string): string {
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

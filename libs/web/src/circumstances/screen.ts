import type { Choices } from './choices';
import type { SearchJobs } from './use-job-search';

/** How many screens the step has. */
export const CIRCUMSTANCES_SCREENS = 4;

/** What each of the four screens works with. */
export interface ScreenProps {
  choices: Choices;
  onChange: (changes: Partial<Choices>) => void;
  /** The person's own country, whose qualifications are shown first. */
  country: string;
  searchJobs: SearchJobs;
}

import type { Choices } from './choices';
import type { SearchJobs } from './use-job-search';

/** Number of screens in the assessment's optional step, which asks for a person's interests and situation. */
export const CIRCUMSTANCES_SCREEN_COUNT = 4;

export interface ScreenProps {
  choices: Choices;
  onChange: (changes: Partial<Choices>) => void;
  /** The country where the person wants to work. Its qualifications are listed first. */
  country: string;
  searchJobs: SearchJobs;
}
